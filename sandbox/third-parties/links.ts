import {z} from 'zod'
import {goTo, storefrontOrigins} from '../core/addresses'
import {endpoint} from '../core/endpoint'
import {notFound} from '../core/response'
import type {World} from '../world/world'
import {html, htmlPage} from './html-page'

/** The short links in text messages. Each redirects to a storefront page. */
const shortLink = endpoint({
    method: 'GET',
    path: '/links/:code',
    access: 'public',
    handle: ({params, world}) => {
        const row = world
            .statement<{target: string}>('SELECT target FROM short_link WHERE code = ?')
            .get(params.code.toLowerCase())
        return row ? goTo(`${storefrontOrigins()[0]}${row.target}`) : notFound('link', params.code)
    }
})

const seeded: Record<string, string> = {
    apply: '/web-order-form',
    order: '/digital-order-form',
    pay: '/my-accounts/payment-agreement',
    sign: '/link-agreement',
    deals: '/sign-up-for-deals',
    app: '/mobile-app-landing-page'
}

export const seedLinks = ({statement}: World) => {
    for (const [code, target] of Object.entries(seeded)) {
        statement('INSERT INTO short_link (code, target) VALUES (?, ?)').run(code, target)
    }
}

const place = z.string().min(1).max(500)

/** The target of 'Get directions', with the same parameters as Google Maps. [STORE-021] */
const directions = endpoint({
    method: 'GET',
    path: '/maps/dir/',
    access: 'public',
    query: z.object({
        api: z.literal('1'),
        destination: place,
        origin: place.optional(),
        travelmode: z.enum(['driving', 'walking', 'bicycling', 'transit']).optional()
    }),
    handle: ({query}) =>
        htmlPage({
            title: 'Directions',
            body: html`<p>From ${query.origin ?? 'where you are'}</p>
                <p>To ${query.destination}</p>`
        })
})

export const linkEndpoints = [shortLink, directions]
