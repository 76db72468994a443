import type {Response} from 'express'

type ShortCookie = {
    name: string
    value: string
    path: string
    seconds: number
    /** None: also within a frame that another site leads back from. */
    sameSite?: 'Lax' | 'Strict' | 'None'
    readable?: boolean
}

/** Sets a cookie that lives for seconds, read by no script unless it must be; an empty value takes it away. */
export const setShortCookie = (
    res: Response,
    {name, value, path, seconds, sameSite = 'Lax', readable = false}: ShortCookie
): void => {
    const life = value === '' ? 0 : seconds
    const hidden = readable ? '' : '; HttpOnly'
    res.append(
        'set-cookie',
        `${name}=${value}; Path=${path}; Max-Age=${life}${hidden}; Secure; SameSite=${sameSite}`
    )
}

/** A value as a cookie carries it. */
export const toCookieValue = (value: unknown): string =>
    Buffer.from(JSON.stringify(value)).toString('base64url')

/** What a cookie carries; nothing if it cannot be read. */
export const fromCookieValue = (text: string | undefined): unknown => {
    try {
        return JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8'))
    } catch {
        return undefined
    }
}
