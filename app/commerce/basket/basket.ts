import type {Cents} from '@app/domain/prices/money'
import type {PlainPicture} from '../products/product'
import type {RentPrice} from '@app/domain/prices/pricing'
import type {LineWithCode} from '@app/domain/basket/promo-code'
import type {DeliveryLabel, InventoryType, StockStatus} from '@app/domain/prices/stock'

/** One product in the basket. */
export type Line = {
    id: string
    productId: string
    name: string
    path: string | null
    image: PlainPicture | null
    variations: {name: string; value: string}[]
    price: RentPrice | null
    quantity: number
    minimum: number
    step: number
    stockLevel: number | null
    delivery: DeliveryLabel | null
    /** Its stock status at the basket's store. */
    status: StockStatus
    /** The platform says that no existing approval covers it [APPR-016]. */
    lacksApproval?: boolean
    /** The items of a bundle, in one value [CART-027]. */
    bundle?: string
    /** The weekly payment for all its pieces, after the basket's promo code. */
    weeklyWithCode?: Cents
}

/** An applied promo code, and what it takes off the weekly payment. */
export type Promo = {id: string; code: string; name: string | null; weeklyOff: Cents}

export type Basket = {id: string; lines: Line[]; storeId: string | null; promo: Promo | null}

/** What a shopper puts into the basket. */
export type NewLine = {
    productId: string
    quantity: number
    inventoryType?: InventoryType
    lacksApproval?: boolean
    bundle?: string
}

/** The lines that have a whole price; only they can be added up. */
export const pricedLines = (lines: readonly Line[]): LineWithCode[] =>
    lines.flatMap(({quantity, price, weeklyWithCode}) =>
        price ? [{quantity, price, weeklyWithCode}] : []
    )
