import type {RequestHandler} from 'express'
import helmet from 'helmet'
import type {StorefrontConfig} from '../../config/storefront-config'
import {PERMISSIONS} from '../front/guards'
import {previewScriptOf} from '../storefront-preview/frame'

type Allowed = Pick<StorefrontConfig, 'redirectHosts'> & {
    thirdParties: Pick<
        StorefrontConfig['thirdParties'],
        'identityProvider' | 'cardFrame' | 'videoPlayer' | 'wallets' | 'scriptOrigins'
    >
}

const originsOf = (addresses: readonly string[]): string[] =>
    addresses.filter((address) => address !== '').map((address) => new URL(address).origin)

/** The pages that may be framed: exactly the configured ones [D-37]. A sign-in in a frame ends on a page of ours. */
const framesOf = (thirdParties: Allowed['thirdParties'], scripts: readonly string[]): string[] => {
    const {identityProvider, cardFrame, videoPlayer, wallets} = thirdParties
    const addresses = [
        identityProvider,
        cardFrame,
        videoPlayer,
        ...Object.values(wallets),
        ...scripts
    ]
    const origins = [...new Set(originsOf(addresses))]
    if (origins.length === 0) return ["'none'"]
    return identityProvider === '' ? origins : ["'self'", ...origins]
}

/**
 * All headers of a page; `scripts` are the origins of others whose scripts may run, with the frames, styles, pictures
 * and calls that these need.
 */
const policyOf = (
    secure: boolean,
    {redirectHosts, thirdParties}: Allowed,
    scripts: readonly string[],
    /** Who may show the page in a frame, and add the script of their preview to it. */
    parents: readonly string[] = []
) =>
    helmet({
        contentSecurityPolicy: {
            useDefaults: false,
            directives: {
                defaultSrc: ["'self'"],
                scriptSrc: ["'self'", ...scripts, ...parents.map(previewScriptOf)],
                styleSrc: ["'self'", "'unsafe-inline'", ...scripts],
                imgSrc: ["'self'", 'data:', ...scripts],
                fontSrc: ["'self'"],
                connectSrc: ["'self'", ...scripts],
                frameSrc: framesOf(thirdParties, scripts),
                manifestSrc: ["'self'"],
                workerSrc: ["'self'"],
                frameAncestors: parents.length === 0 ? ["'none'"] : [...parents],
                baseUri: ["'none'"],
                // Without script the search is a form, and its result may redirect there [SEARCH-016].
                formAction: ["'self'", ...redirectHosts],
                objectSrc: ["'none'"],
                reportUri: ['/api/csp-report'],
                ...(secure ? {upgradeInsecureRequests: []} : {})
            }
        },
        strictTransportSecurity: secure ? {maxAge: 31_536_000, includeSubDomains: true} : false,
        crossOriginEmbedderPolicy: false,
        // The same as frame-ancestors, for browsers that do not support it. It cannot name another origin.
        xFrameOptions: parents.length === 0 ? {action: 'deny'} : false,
        referrerPolicy: {policy: 'strict-origin-when-cross-origin'}
    })

/**
 * Pages are cached, so a nonce would repeat: no inline executable script is allowed; state is JSON in a data block
 * [D-06]. Inline styles are allowed: the critical CSS is in the head, and overlays style themselves. Which other hosts
 * are allowed follows from the configuration.
 */
export const securityHeaders = (
    secure: boolean,
    allowed: Allowed,
    /** Whether a card may be typed on the page of a path: no script of others can run there (D-31). */
    hasCardFrame: (path: string) => boolean = () => false,
    /** Where Storefront Preview may show pages in a frame; a page with a card is shown in none. */
    previewOrigins: readonly string[] = []
): RequestHandler => {
    const headers = policyOf(secure, allowed, allowed.thirdParties.scriptOrigins)
    const besideCard = policyOf(secure, allowed, [])
    const inFrame = policyOf(secure, allowed, allowed.thirdParties.scriptOrigins, previewOrigins)
    return (req, res, next) => {
        res.setHeader('permissions-policy', PERMISSIONS)
        if (hasCardFrame(req.path)) return besideCard(req, res, next)
        if (res.locals.isPreview !== true) return headers(req, res, next)
        // Of the server in front.
        res.removeHeader('x-frame-options')
        return inFrame(req, res, next)
    }
}
