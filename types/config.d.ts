declare module '*/config/upstreams' {
    const upstreams: unknown
    export default upstreams
}

declare module '*/config/default' {
    const config: unknown
    export default config
}

declare module '*/config/server-only' {
    export const files: readonly string[]
    export const folders: readonly string[]
}
