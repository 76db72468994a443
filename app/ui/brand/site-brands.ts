import type {brand} from '@app/brand'

/** The brand of a site besides the default one; only the server reads it, and gives a page what is the page's. */
export type SiteBrand = {
    brand: typeof brand
    description: string
    /** The tokens of ui/theme/tokens.css that differ. */
    tokens: Readonly<Record<`--${string}`, string>>
}

/** What the shop is, in two sentences for llms.txt: without a figure or an offer, which are on the pages and change. */
export const description =
    'A rent-to-own store. A shopper rents an item, and owns it after the last payment.'

/** The brands of other sites by their ids; a retailer puts its own at overrides/app/ui/brand/site-brands.ts. */
export const siteBrands: Readonly<Record<string, SiteBrand>> = {}
