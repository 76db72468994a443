// The kit ships no types; these say what we use of it, checked against 3.20.0.

declare module '@salesforce/pwa-kit-react-sdk/ssr/universal/utils' {
    export function getAssetUrl(path?: string): string
}

declare module '@salesforce/pwa-kit-react-sdk/ssr/server/react-rendering' {
    import type {Request} from 'express'

    /** The query that the kit gives a page. */
    export const getLocationSearch: (req: Request) => string
}

declare module '@salesforce/pwa-kit-runtime/utils/ssr-config' {
    export function getConfig(): unknown
}

declare module '@salesforce/pwa-kit-runtime/ssr/server/express' {
    import type {IncomingMessage} from 'node:http'
    import type {Express, RequestHandler, Response} from 'express'

    export type SsrOptions = {
        buildDir: string
        defaultCacheTimeSeconds: number
        mobify: unknown
        port?: number
        protocol?: 'http' | 'https'
        localAllowCookies?: boolean
        slasTarget?: string
        onSLASPublicProxyRes?: (
            body: Buffer,
            upstream: IncomingMessage,
            req: IncomingMessage,
            res: Response
        ) => Buffer
        enforceTrailingSlash?: boolean
    }
    export type Runtime = {
        createHandler(
            options: SsrOptions,
            customize: (app: Express) => void
        ): {handler: unknown; server: unknown; app: Express}
        render: RequestHandler
        serveServiceWorker: RequestHandler
        serveStaticFile(path: string, options?: object): RequestHandler
        // Private hooks, pinned with the kit's version; every journey runs on them.
        _getProtocol: () => string
        _setRequestId: (app: Express) => void
        _setupLogging: (app: Express) => void
        _setupProxying: (app: Express) => void
        _setupSSRRequestProcessorMiddleware: (app: Express) => void
        _getRequestProcessor: () => unknown
    }
    export function getRuntime(): Runtime
}

declare module '@salesforce/pwa-kit-runtime/ssr/server/process-token-response' {
    import type {IncomingMessage} from 'node:http'
    import type {Response} from 'express'

    /** Sets the tokens of an answer as cookies, and gives the answer without them. */
    export function setHttpOnlySessionCookies(
        ...given: [
            body: Buffer,
            upstream: unknown,
            req: Pick<IncomingMessage, 'headers'>,
            res: Response,
            options: {mobify?: unknown}
        ]
    ): Buffer
}
