// The package ships no types; these say what the server uses of it, checked against 0.7.2.

declare module 'cookie' {
    type CookieAttributes = {
        /** Seconds. */
        maxAge?: number
        path?: string
        httpOnly?: boolean
        secure?: boolean
        sameSite?: 'lax' | 'strict' | 'none'
    }

    /** The cookies of a request's header; of two with one name, the first. */
    export function parse(header: string): Record<string, string | undefined>
    /** The text of a Set-Cookie header. */
    export function serialize(name: string, value: string, attributes?: CookieAttributes): string
}
