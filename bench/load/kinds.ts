/** The kinds of requests as the shop counts them: `api` and `proxy` are what browsers call, `bundle` and `image` are files. */
export const kinds = ['page', 'api', 'proxy', 'image', 'bundle'] as const

export type Kind = (typeof kinds)[number]

/** A value for each kind of request. */
export type PerKind = Record<Kind, number>

/** A value for each kind, made by one function. */
export const perKind = (valueOf: (kind: Kind) => number): PerKind => ({
    page: valueOf('page'),
    api: valueOf('api'),
    proxy: valueOf('proxy'),
    image: valueOf('image'),
    bundle: valueOf('bundle')
})

/** The sum over all kinds. */
export const total = (values: PerKind): number => kinds.reduce((sum, kind) => sum + values[kind], 0)

/** The kind of a path, as `storefront_requests_total` has it. */
export const kindOfPath = (path: string): Kind => {
    if (path.startsWith('/mobify/bundle/')) return 'bundle'
    if (path.startsWith('/mobify/caching/')) return 'image'
    if (/^\/(?:mobify|api\/(?:scapi|ocapi))\//.test(path)) return 'proxy'
    return path.startsWith('/api/') ? 'api' : 'page'
}
