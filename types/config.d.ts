declare module '*/config/upstreams' {
    const upstreams: unknown
    export default upstreams
}

declare module '*/config/default' {
    const config: unknown
    export default config
}
