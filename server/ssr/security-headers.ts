import type {RequestHandler} from 'express'
import helmet from 'helmet'

/**
 * Pages are cached, so a nonce would repeat: no inline executable script at all; state is JSON in a data block [D-06].
 * Styles may be inline: the critical CSS is in the head, and overlays style themselves.
 */
export const securityHeaders = (
    secure: boolean,
    redirectHosts: readonly string[]
): RequestHandler =>
    helmet({
        contentSecurityPolicy: {
            useDefaults: false,
            directives: {
                defaultSrc: ["'self'"],
                scriptSrc: ["'self'"],
                styleSrc: ["'self'", "'unsafe-inline'"],
                imgSrc: ["'self'", 'data:'],
                fontSrc: ["'self'"],
                connectSrc: ["'self'"],
                manifestSrc: ["'self'"],
                workerSrc: ["'self'"],
                frameAncestors: ["'none'"],
                baseUri: ["'self'"],
                // Whose browser runs no scripts searches by a form, and the search may lead there [SEARCH-016].
                formAction: ["'self'", ...redirectHosts],
                objectSrc: ["'none'"],
                ...(secure ? {upgradeInsecureRequests: []} : {})
            }
        },
        strictTransportSecurity: secure ? {maxAge: 31_536_000, includeSubDomains: true} : false,
        crossOriginEmbedderPolicy: false,
        referrerPolicy: {policy: 'strict-origin-when-cross-origin'}
    })
