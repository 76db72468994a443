import {z} from 'zod'
import {mainSite, type SiteId, toSiteId} from '../core/sites'

type Handle = (request: Request) => Promise<Response>

const Claims = z.object({isb: z.string()})

/** The site that a token is of; the site's own keys decide whether it is valid. */
const siteOfToken = (headers: Headers): SiteId | undefined => {
    const token = (headers.get('authorization') ?? '').split(' ')[1] ?? ''
    try {
        const claims: unknown = JSON.parse(
            Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
        )
        const parts = Claims.safeParse(claims).data?.isb.split('::') ?? []
        return toSiteId(parts.find((part) => part.startsWith('chid:'))?.slice('chid:'.length))
    } catch {
        return undefined
    }
}

/** Sign-in names the site in a form. */
const siteInForm = async (request: Request): Promise<SiteId | undefined> => {
    if (request.method !== 'POST' || !/\/oauth2\//.test(request.url)) return undefined
    const body = await request.clone().text()
    return toSiteId(new URLSearchParams(body).get('channel_id'))
}

const inPath =
    /^\/(?:s|personalization\/v3\/(?:activities|personalization(?:\/(?:recs|recommenders))?))\/([^/]+)/

/** The site that a call names: in its query, its path or its form, or else by its token. */
const siteOfCall = async (request: Request): Promise<SiteId> => {
    const {searchParams, pathname} = new URL(request.url)
    return (
        toSiteId(searchParams.get('siteId') ?? searchParams.get('channel_id')) ??
        toSiteId(inPath.exec(pathname)?.[1]) ??
        (await siteInForm(request)) ??
        siteOfToken(request.headers) ??
        mainSite
    )
}

/**
 * A platform with several sites: each has a world of its own, with its own customers, keys and stock, so that nothing
 * of one can be found in another. The worlds besides the first are made when they are first asked for.
 */
export const createPlatform = (main: Handle, makeOther: (siteId: SiteId) => Handle): Handle => {
    const others = new Map<SiteId, Handle>()
    return async (request) => {
        const siteId = await siteOfCall(request)
        if (siteId === mainSite) return main(request)
        const known = others.get(siteId) ?? makeOther(siteId)
        others.set(siteId, known)
        return known(request)
    }
}
