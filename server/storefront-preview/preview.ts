import {serialize} from 'cookie'
import {isSameSecret} from '../front/proxy/store-keyed'
import {createSigner} from '../session/links/signer'
import {accessTokenIn, cookieIn} from '../session/session-cookies'

const name = 'preview'

/** An editor's day: then they type the key again. */
const lastsMs = 12 * 60 * 60 * 1000

type PreviewSetup = {
    /** Where Storefront Preview may show the shop in a frame. */
    origins: readonly string[]
    /** The keys of its editors, separated by commas: the first one signs (PREVIEW_SECRET). */
    secrets: string | undefined
    siteId: string
    /** Whether shoppers come by TLS. */
    isSecure: boolean
    now: () => number
}

/** Who may preview one site: a browser of an editor who has typed the key, in a frame of a configured parent. */
export const createPreview = ({origins, secrets = '', siteId, isSecure, now}: PreviewSetup) => {
    const parents = secrets === '' ? [] : origins
    const signer = createSigner(secrets)
    const signed = (ends: string): string => `${name} ${siteId} ${ends}`

    const isProved = (cookies: string | undefined): boolean => {
        const [ends = '', signature = ''] = cookieIn(cookies, name)?.split('.') ?? []
        return (
            parents.length > 0 && signer.isSigned(signed(ends), signature) && Number(ends) > now()
        )
    }

    return {
        parents,
        isProved,
        isKey: (given: string): boolean =>
            parents.length > 0 &&
            secrets.split(',').some((secret) => isSameSecret(given, secret.trim())),
        /** The cookie that proves it: sent within another site's frame, and only there, if it is secure. */
        proof: (): string => {
            const ends = String(now() + lastsMs)
            const value = `${ends}.${signer.sign(signed(ends))}`
            const cookie = {path: '/', httpOnly: true, maxAge: lastsMs / 1000} as const
            return isSecure
                ? `${serialize(name, value, {...cookie, secure: true, sameSite: 'none'})}; Partitioned`
                : serialize(name, value, {...cookie, sameSite: 'lax'})
        },
        /** The session that a browser previews the site with, whose context decides what it sees. */
        tokenIn: (cookies: string | undefined): string | undefined =>
            isProved(cookies) ? accessTokenIn(cookies, siteId) : undefined
    }
}

export type Preview = ReturnType<typeof createPreview>
