import type {RequestHandler} from 'express'
import helmet from 'helmet'
import type {StorefrontConfig} from '../../config/storefront-config'
import {PERMISSIONS} from '../front/guards'

type Allowed = Pick<StorefrontConfig, 'redirectHosts'> & {
    thirdParties: Pick<
        StorefrontConfig['thirdParties'],
        'identityProvider' | 'cardFrame' | 'wallets'
    >
}

const originsOf = (addresses: readonly string[]): string[] =>
    addresses.filter((address) => address !== '').map((address) => new URL(address).origin)

/** Whose pages may be shown in a frame: exactly those that are configured [D-37]. Where a sign-in ends in a frame is ours. */
const framesOf = ({identityProvider, cardFrame, wallets}: Allowed['thirdParties']): string[] => {
    const addresses = [identityProvider, cardFrame, ...Object.values(wallets)]
    const origins = [...new Set(originsOf(addresses))]
    if (origins.length === 0) return ["'none'"]
    return identityProvider === '' ? origins : ["'self'", ...origins]
}

/**
 * Pages are cached, so a nonce would repeat: no inline executable script at all; state is JSON in a data block [D-06].
 * Styles may be inline: the critical CSS is in the head, and overlays style themselves. What is allowed beside our own
 * follows from the configuration.
 */
export const securityHeaders = (
    secure: boolean,
    {redirectHosts, thirdParties}: Allowed
): RequestHandler => {
    const headers = helmet({
        contentSecurityPolicy: {
            useDefaults: false,
            directives: {
                defaultSrc: ["'self'"],
                scriptSrc: ["'self'"],
                styleSrc: ["'self'", "'unsafe-inline'"],
                imgSrc: ["'self'", 'data:'],
                fontSrc: ["'self'"],
                connectSrc: ["'self'"],
                frameSrc: framesOf(thirdParties),
                manifestSrc: ["'self'"],
                workerSrc: ["'self'"],
                frameAncestors: ["'none'"],
                baseUri: ["'none'"],
                // Whose browser runs no scripts searches by a form, and the search may lead there [SEARCH-016].
                formAction: ["'self'", ...redirectHosts],
                objectSrc: ["'none'"],
                reportUri: ['/api/csp-report'],
                ...(secure ? {upgradeInsecureRequests: []} : {})
            }
        },
        strictTransportSecurity: secure ? {maxAge: 31_536_000, includeSubDomains: true} : false,
        crossOriginEmbedderPolicy: false,
        // The same as frame-ancestors says, for browsers that do not read it.
        xFrameOptions: {action: 'deny'},
        referrerPolicy: {policy: 'strict-origin-when-cross-origin'}
    })
    return (req, res, next) => {
        res.setHeader('permissions-policy', PERMISSIONS)
        headers(req, res, next)
    }
}
