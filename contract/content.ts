import type {ProductTile} from './product-search'

/**
 * Components of Shopper Experience pages (G-60): one type id per block, with its data. An unknown type renders nothing.
 * Page ids: home, main-banner, how-rac-works, contact-us, privacy-policy, terms-conditions, footer, rac-exchange,
 * refer-a-friend. Regions of home: main. Texts come in the locale asked for. Rich text is HTML and is cleaned by the app.
 */
export type ContentComponents = {
    'homeward.hero': {
        heading: string
        text: string
        image: ContentImage
        action: ContentLink
        secondAction?: ContentLink
    }
    'homeward.shopByCategory': {heading: string; shopAll: ContentLink; categoryIds: string[]}
    /** `products` are filled in for the store named by the query parameter `c_store_id`, so that a page asks once. */
    'homeward.productScroller': {
        heading: string
        productIds: string[]
        products?: ProductTile[]
        more?: ContentLink
    }
    'homeward.promise': {heading: string; points: {icon: string; heading: string; text: string}[]}
    'homeward.banner': {heading: string; text: string; image?: ContentImage; action?: ContentLink}
    'homeward.richText': {html: string}
    /** Asks for an e-mail address; its words are the shop's own. */
    'homeward.dealStrip': Record<string, never>
    /** Asks for an e-mail address or a mobile phone. */
    'homeward.getStarted': {heading: string; text: string}
    'homeward.linkList': {heading: string; links: ContentLink[]}
    'homeward.contactTile': {heading: string; text: string; action: ContentLink}
}

export type ContentImage = {link: string; alt: string; width: number; height: number}
export type ContentLink = {label: string; href: string}
