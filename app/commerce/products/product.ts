import type {CalendarDay} from '@app/domain/calendar'
import {type AddOnMessage, wasPrice, type WasPriceRules} from '@app/domain/discount'
import type {RentPrice} from '@app/domain/pricing'
import type {
    Condition,
    DeliveryLabel,
    GeoStatus,
    InventorySource,
    InventoryType,
    StockStatus
} from '@app/domain/stock'
import type {Commerce} from '../client'

/** A picture by its address at the image service, to be asked in the widths that the layout needs. */
export type Picture = {link: string; alt: string}

/** A product as a list shows it. */
export type Tile = {
    id: string
    name: string
    brand: string | null
    /** Path of its page. */
    path: string
    image: Picture | null
    alternateImage: Picture | null
    /** Null if the answer has no whole price: then none is shown (D-07). */
    price: RentPrice | null
    badges: string[]
    stock: StockStatus
    source: InventorySource | null
    delivery: DeliveryLabel | null
    condition: Condition
    colours: {name: string; hex: string}[]
    /** What an add-on price lets it say; left out where there is none [PRICE-010]. */
    addOn?: AddOnMessage
}

/** A product on a wish list: what a list shows, and what the cart has to know of it. */
export type WishedProduct = Tile & {
    inventoryType: InventoryType | null
    minimum: number
    /** Something is yet to be chosen on its page. */
    needsChoice: boolean
}

/** Stock and delivery as the shopper's store has them. */
export type Availability = {
    stock: StockStatus
    geo: GeoStatus
    source: InventorySource
    delivery: DeliveryLabel | null
    stockLevel: number | null
}

/** One value that can be chosen, and the product that it leads to. */
export type VariationValue = {
    value: string
    label: string
    hex: string | null
    /** Path of the variant's page, keeping the other choices; null if there is none. */
    path: string | null
    selected: boolean
    orderable: boolean
}

export type Variation = {id: string; label: string; values: VariationValue[]}

/** The first thing that a shopper has yet to choose before the product can be sold; nothing once all is chosen. */
export const openChoice = (variations: readonly Variation[]): Variation | undefined =>
    variations.find(({values}) => values.length > 0 && values.every(({selected}) => !selected))

/** The same model in another condition. */
export type Offer = {
    productId: string
    path: string
    price: RentPrice
    stock: StockStatus
    delivery: DeliveryLabel | null
    current: boolean
}

/** A product as its page shows it. */
export type ProductDetail = {
    id: string
    name: string
    brand: string | null
    path: string
    categoryId: string | null
    /** Cleaned HTML [D-11]. */
    description: string
    images: Picture[]
    price: RentPrice | null
    /** Weekly prices by quantity, smallest quantity first [PRICE-005]. */
    tiers: {quantity: number; weekly: number}[]
    addOn: boolean
    /** Whether it costs less beside another item [PRICE-010]. */
    addOnPrice: boolean
    bundled: boolean
    /** Ids of the products that a bundle is made of; none for any other product [CART-027]. */
    bundleItems: string[]
    /** Null for a special order, which is of neither type before it is made. */
    inventoryType: InventoryType | null
    badges: string[]
    availability: Availability
    quantity: {minimum: number; step: number}
    variations: Variation[]
    offers: Offer[]
    specifications: {label: string; value: string}[]
    recommendations: string[]
    /** Share of the remaining cost saved by buying early, percent. */
    earlyPurchaseSavePercent: number | null
    /** RMS id and model number for the curious. */
    rmsId: string | null
}

/** A price whose former price is only there where it counts on a day [PRICE-006, PRICE-007]. */
export const withCurrentWasPrice = (
    price: RentPrice | null,
    today: CalendarDay,
    rules: WasPriceRules
): RentPrice | null => {
    if (!price?.was || wasPrice(price, today, rules) !== undefined) return price
    const {was: _tooSmallOrTooOld, ...withoutWas} = price
    return withoutWas
}

/** The same for whatever carries a price: today, by the rules of the shop. */
export const wasPriceFilter = ({
    today,
    wasPriceRules
}: Pick<Commerce, 'today' | 'wasPriceRules'>): (<T extends {price: RentPrice | null}>(
    item: T
) => T) => {
    const day = today()
    return (item) => ({...item, price: withCurrentWasPrice(item.price, day, wasPriceRules)})
}
