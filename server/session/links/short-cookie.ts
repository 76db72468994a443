import {serialize} from 'cookie'
import type {Response} from 'express'

type ShortCookie = {
    name: string
    value: string
    path: string
    seconds: number
    sameSite?: 'lax' | 'strict'
    readable?: boolean
}

/** Sets a cookie that lives for seconds, not readable by scripts unless requested; an empty value removes it. */
export const setShortCookie = (
    res: Response,
    {name, value, path, seconds, sameSite = 'lax', readable = false}: ShortCookie
): void => {
    const maxAge = value === '' ? 0 : seconds
    const attributes = {path, maxAge, httpOnly: !readable, secure: true, sameSite}
    res.append('set-cookie', serialize(name, value, attributes))
}

/** A value encoded for a cookie. */
export const toCookieValue = (value: unknown): string =>
    Buffer.from(JSON.stringify(value)).toString('base64url')

/** The value in a cookie; undefined if it cannot be decoded. */
export const fromCookieValue = (text: string | undefined): unknown => {
    try {
        return JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8'))
    } catch {
        return undefined
    }
}
