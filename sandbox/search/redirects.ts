import type {World} from '../world/world'
import {wordsOf} from './words'

/** The key of a query: all its words, without singular and plural, case and accents. */
export const redirectKey = (query: string) => wordsOf(query).join(' ')

/** The target of a query that is redirected instead of searched. */
export const redirectOf = ({statement}: World, query: string): string | undefined =>
    statement<{uri: string}>('SELECT uri FROM search_redirect WHERE phrase = ?').get(
        redirectKey(query)
    )?.uri

/** Another site of the retailer, at an absolute address: the sandbox stands in for it too. */
export const jobsPage = 'sandbox:/jobs'

/** Words that are redirected, and their targets. */
export const searchRedirects: Readonly<Record<string, string>> = {
    'store locator': '/store-locator',
    stores: '/store-locator',
    tiendas: '/store-locator',
    'contact us': '/contact-us',
    'customer service': '/contact-us',
    contacto: '/contact-us',
    'how it works': '/how-rac-works',
    'como funciona': '/how-rac-works',
    'privacy policy': '/privacy-policy',
    'terms and conditions': '/terms-conditions',
    'my account': '/my-accounts',
    'pay my bill': '/my-accounts',
    'make a payment': '/my-accounts',
    'get approved': '/instant-approval',
    apply: '/instant-approval',
    exchange: '/rac-exchange',
    clearance: '/c/clearance',
    liquidacion: '/c/clearance',
    deals: '/c/offers',
    ofertas: '/c/offers',
    careers: jobsPage,
    empleo: jobsPage,
    'refer a friend': '/refer-a-friend'
}
