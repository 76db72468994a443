import {createHash} from 'node:crypto'
import type {IncomingMessage} from 'node:http'
import {sentPassword} from '@app/domain/person/credentials'

/** What a client sends to sign in: RFC 7617's user id and password. */
export type Credentials = {login: string; password: string}

/** One scheme and one token of base64 with its padding (RFC 7235, RFC 4648): nothing that two programs read differently. */
const BASIC = /^basic +((?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?)$/i

const utf8 = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true})

const textOf = (encoded: string): string | undefined => {
    const bytes = Buffer.from(encoded, 'base64')
    // Bits beyond the last byte would be another spelling of the same text.
    if (bytes.toString('base64') !== encoded) return undefined
    try {
        return utf8.decode(bytes)
    } catch {
        return undefined
    }
}

const parsed = (value: string): Credentials | undefined => {
    const [, encoded] = BASIC.exec(value) ?? []
    const text = encoded === undefined ? undefined : textOf(encoded)
    if (text === undefined || /\p{Cc}/u.test(text)) return undefined
    const colon = text.indexOf(':')
    return colon < 1
        ? undefined
        : {login: text.slice(0, colon), password: sentPassword(text.slice(colon + 1))}
}

type Sent = Pick<IncomingMessage, 'rawHeaders' | 'headers'>

/** A function's request has no raw headers; several of one name are then joined by commas, which no token has. */
const valuesOf = ({rawHeaders, headers}: Sent): string[] =>
    rawHeaders.length === 0
        ? [headers.authorization ?? []].flat()
        : rawHeaders.filter(
              (_value, index) =>
                  index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'authorization'
          )

/**
 * The credentials of a request, if its one Authorization header is basic authentication with UTF-8 (RFC 7617, D-50).
 * Undefined for anything else: several headers, another scheme, more than one token, bytes that are no text, control
 * characters, no user id.
 */
export const basicCredentials = (req: Sent): Credentials | undefined => {
    const [value, ...others] = valuesOf(req)
    return value === undefined || others.length > 0 ? undefined : parsed(value)
}

/** The header for these credentials, in the one form that is sent on. */
export const basicHeader = ({login, password}: Credentials): string =>
    `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`

/**
 * The key by which attempts on an account are counted: a hash, so that no name stays in memory longer than its request.
 * Spellings that a sign-in service or a mail server could take for the same account are one: letter case, blanks and
 * invisible characters, Unicode forms.
 */
export const accountKey = (login: string): string =>
    createHash('sha256')
        .update(
            login
                .normalize('NFKC')
                .toLowerCase()
                .replace(/[\s\p{Cc}\p{Cf}\p{Zs}]/gu, '')
        )
        .digest('base64url')
        .slice(0, 24)
