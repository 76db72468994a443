import type {CustomAttributes} from '../../../core/values/custom-attributes'
import type {Locale} from '../../../core/query-values'
import type {Cents} from '../../../core/values/money'
import type {SoldProduct} from '../lines/sold-product'

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
    methodId: string
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

/** A basket as it is kept. An order begins as one. */
export type Basket = {
    /** Of the last change: a line keeps the name that it was bought under. */
    locale?: Locale | undefined
    id: string
    customerId: string
    isTemporary: boolean
    /** Milliseconds. */
    createdAt: number
    modifiedAt: number
    /** The store whose prices it carries; the default store when none was chosen. */
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
    /** Locked texts: what of a person is never shown whole. */
    secrets: Record<string, string>
}
