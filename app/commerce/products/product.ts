import type {CalendarDay} from '@app/domain/calendar/calendar'
import {type AddOnMessage, wasPrice, type WasPriceRules} from '@app/domain/prices/discount'
import type {RentPrice} from '@app/domain/prices/pricing'
import {
    type Condition,
    type DeliveryLabel,
    type GeoStatus,
    type InventorySource,
    type InventoryType,
    isUsed,
    type StockStatus
} from '@app/domain/prices/stock'
import type {Commerce} from '../client'

/** A picture by its address at the image service, which scales it to the width that the layout needs. */
export type Picture = {link: string; alt: string}

/** A picture beside the name of what it shows: a text of its own would only say it twice. */
export type PlainPicture = Pick<Picture, 'link'>

/** A product as a list shows it. */
export type Tile = {
    id: string
    name: string
    brand: string | null
    /** Path of its page. */
    path: string
    image: PlainPicture | null
    /** Shown behind the other one. */
    alternateImage: PlainPicture | null
    /** Null if the response has no complete price: then none is shown (D-07). */
    price: RentPrice | null
    badges: string[]
    stock: StockStatus
    source: InventorySource | null
    delivery: DeliveryLabel | null
    condition: Condition
    colours: {name: string; hex: string}[]
    /** The message about its add-on price; missing if it has none [PRICE-010]. */
    addOn?: AddOnMessage
}

/** A product on a wish list: what a list shows, and what the cart needs. */
export type WishedProduct = Tile & {
    inventoryType: InventoryType | null
    minimum: number
    /** The shopper has to choose a variant on its page first. */
    needsChoice: boolean
}

/** Stock and delivery at the shopper's store. */
export type Availability = {
    stock: StockStatus
    geo: GeoStatus
    source: InventorySource
    delivery: DeliveryLabel | null
    stockLevel: number | null
}

/** One value that can be chosen, and the variant that it selects. */
export type VariationValue = {
    value: string
    label: string
    hex: string | null
    /**
     * Path of the variant's page, with the other choices unchanged; while others are open, or where the other choices
     * are not made with it, of the master's page with this choice. Null if there is no variant with this value.
     */
    path: string | null
    selected: boolean
    orderable: boolean
}

export type Variation = {id: string; label: string; values: VariationValue[]}

/** A product that a shopper gets by choosing a value of each variation. */
export type Variant = {path: string; orderable: boolean; values: Record<string, string>}

/** The first variation without a chosen value; undefined once all are chosen, and the product can be sold. */
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
    /** Whether it is cheaper together with another item [PRICE-010]. */
    addOnPrice: boolean
    bundled: boolean
    /** Ids of the products that a bundle is made of; none for any other product [CART-027]. */
    bundleItems: string[]
    /** Null for a special order, which is neither new nor used stock until it is made. */
    inventoryType: InventoryType | null
    badges: string[]
    availability: Availability
    quantity: {minimum: number; step: number}
    variations: Variation[]
    /** What can be chosen of a master with several variations; none where each value leads to a product of its own. */
    variants: Variant[]
    /** The pictures of a master by the value of a variation that they show, as `color=navy`. */
    picturesOf: Record<string, Picture[]>
    /** The id of the master that it is a variant of, or is itself; null for a product without variants. */
    groupId: string | null
    offers: Offer[]
    specifications: {label: string; value: string}[]
    recommendations: string[]
    /** Share of the remaining cost saved by buying early, percent. */
    earlyPurchaseSavePercent: number | null
    /** The RMS id and the model number, shown among the details. */
    rmsId: string | null
}

/** A product as lists need it: they show no description, whose HTML takes longest to clean. */
export type ListedProduct = Omit<ProductDetail, 'description'>

type Priced = {price: RentPrice | null; offers?: readonly Offer[]}

/** The weekly price of the new piece, if the one at hand is used and both are offered. */
const newWeeklyOf = ({price, offers = []}: Priced): number | undefined =>
    price && !isUsed(price.condition)
        ? undefined
        : offers.find((offer) => !isUsed(offer.price.condition))?.price.weekly

/** The price, without its former price if that may not be shown on this day [PRICE-006, PRICE-007]. */
export const withCurrentWasPrice = (
    item: Priced,
    today: CalendarDay,
    rules: WasPriceRules
): RentPrice | null => {
    const {price} = item
    if (!price?.was) return price
    const newWeekly = newWeeklyOf(item)
    if (wasPrice({...price, newWeekly}, today, rules) !== undefined) return price
    const {was: _tooSmallOrTooOld, ...withoutWas} = price
    return withoutWas
}

/** The same for anything with a price, with today's date and the shop's rules. */
export const wasPriceFilter = ({
    today,
    wasPriceRules
}: Pick<Commerce, 'today' | 'wasPriceRules'>): (<T extends Priced>(item: T) => T) => {
    const day = today()
    return (item) => ({...item, price: withCurrentWasPrice(item, day, wasPriceRules)})
}
