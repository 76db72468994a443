import type {ProductForStore} from '../../catalogue/product-for-store'
import type {CustomAttributes} from '../../core/custom-attributes'
import type {Cents} from '../../core/money'
import type {Locale} from '../../core/locales'
import type {Shopper, World} from '../../world/world'

/** What a basket line stores of its product, with the basket's store's price and stock. */
export type SoldProduct = ProductForStore

/** The weekly rate of each piece: that of the nearest tier at or below the quantity [PRICE-005]. */
export const weeklyRate = ({weeklyCents, tiers}: SoldProduct, quantity: number): Cents =>
    tiers
        .filter((tier) => tier.quantity <= quantity)
        .sort((one, other) => other.quantity - one.quantity)[0]?.weeklyCents ?? weeklyCents

export type Line = {
    id: string
    /** As it was when the basket last changed. */
    product: SoldProduct
    quantity: number
    shipmentId: string
    inventoryId?: string | undefined
    gift: boolean
    giftMessage?: string | undefined
    custom: CustomAttributes
}

export type Address = Record<string, string | CustomAttributes | undefined> & {
    custom: CustomAttributes
}

export type Shipment = {
    id: string
    gift: boolean
    giftMessage?: string | undefined
    /** Undefined until the client sets a shipping method. */
    methodId?: string | undefined
    address?: Address | undefined
    custom: CustomAttributes
}

export type Card = {
    cardType?: string | undefined
    holder?: string | undefined
    maskedNumber?: string | undefined
    expirationMonth?: number | undefined
    expirationYear?: number | undefined
    issueNumber?: string | undefined
    validFromMonth?: number | undefined
    validFromYear?: number | undefined
}

export type Payment = {
    id: string
    methodId: string
    amount?: Cents | undefined
    card?: Card | undefined
    custom: CustomAttributes
}

export type Coupon = {id: string; code: string; promotionId: string}

export type GiftCertificate = {
    id: string
    amount: Cents
    recipientEmail: string
    recipientName?: string | undefined
    senderName?: string | undefined
    message?: string | undefined
    shipmentId: string
    custom: CustomAttributes
}

/** A basket as it is stored. An order begins as one. */
export type Basket = {
    /** The locale of the last change: a line keeps the name with which it was added. */
    locale?: Locale | undefined
    id: string
    customerId: string
    isTemporary: boolean
    /** Milliseconds. */
    createdAt: number
    modifiedAt: number
    /** The store whose prices it has; the default store if none was chosen. */
    storeId?: string | undefined
    email?: string | undefined
    customerName?: string | undefined
    lines: Line[]
    shipments: [Shipment, ...Shipment[]]
    billingAddress?: Address | undefined
    coupons: Coupon[]
    payments: Payment[]
    giftCertificates: GiftCertificate[]
    custom: CustomAttributes
    /** Locked texts: personal values that are never shown in full. */
    secrets: Record<string, string>
}

/** The shipment that every basket has. */
export const defaultShipmentId = 'me'

/** Without a shipping method: on the platform a client sets one, or the order is refused. */
export const newShipment = (id: string): Shipment => ({id, gift: false, custom: {}})

export const newBasket = (world: World, {customerId}: Shopper, isTemporary: boolean): Basket => {
    const time = world.now().getTime()
    return {
        id: world.newId(),
        customerId,
        isTemporary,
        createdAt: time,
        modifiedAt: time,
        lines: [],
        shipments: [newShipment(defaultShipmentId)],
        coupons: [],
        payments: [],
        giftCertificates: [],
        custom: {},
        secrets: {}
    }
}
