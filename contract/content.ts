import type {ProductTile} from './product-search'

/**
 * Components of Shopper Experience pages (G-60): one type id per block, with its data. An unknown type renders nothing.
 * Any component may have `restrictedStores` in its data: the ids of the stores at which it is not shown [PROMO-008].
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
    'homeward.imageTile': {
        image: ContentImage
        heading?: string
        text?: string
        action?: ContentLink
    }
    /** A film at the video player, by its id there [CONTENT-017]. */
    'homeward.video': {heading: string; text?: string; videoId: string; poster: ContentImage}
    /** `product` is filled in for the store, like a scroller's [CONTENT-018]. */
    'homeward.exchangePriceCard': {
        heading: string
        text?: string
        product?: ProductTile
        action: ContentLink
    }
    /** An offer of the store, shown where its id or its code is among the store's (C-24) [PROMO-007]. */
    'homeward.promoTile': {
        promoId: string
        heading: string
        text?: string
        details?: string
        image?: ContentImage
        action?: ContentLink
    }
    'homeward.myOffers': {heading: string}
    /** Where the store's own banner page stands [CONTENT-038]. */
    'homeward.mainBanner': Record<string, never>
    /** Its slides are components in its region `slides`. */
    'homeward.carousel': {
        heading: string
        mode?: 'slide' | 'scroll'
        cyclic?: boolean
        autoplay?: boolean
        interval?: number
        slides?: number
        slidesOnTablets?: number
        slidesOnPhones?: number
    }
    /** Columns by rows; its cells are components in its region `cells`. */
    'homeward.grid': {heading?: string; layout: '1x1' | '2x1' | '2x2' | '2x3' | '3x1' | '3x2'}
    /** Its panels are components in its region `tabs`, each with its content in a region `content`. */
    'homeward.tabs': {heading: string}
    'homeward.tab': {label: string}
    /** The same with a region `items`; `several` may be open at once. */
    'homeward.accordion': {heading: string; several?: boolean}
    'homeward.accordionItem': {label: string}
    'homeward.linkList': {heading: string; links: ContentLink[]}
    'homeward.contactTile': {heading: string; text: string; action: ContentLink}
}

export type ContentImage = {
    link: string
    alt: string
    width: number
    height: number
    /** Parameters of the image service as JSON text: cx, cy, cw and ch crop it [CONTENT-040]. */
    transformation?: string
}
export type ContentLink = {label: string; href: string}
