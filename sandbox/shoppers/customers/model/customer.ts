import type {CustomAttributes} from '../../../core/values/custom-attributes'

export type CustomerAddress = {
    addressId: string
    preferred: boolean
    createdAt: number
    modifiedAt: number
    fields: Record<string, string>
    custom: CustomAttributes
}

export type CustomerCard = {
    id: string
    paymentMethodId: string
    isDefault: boolean
    createdAt: number
    modifiedAt: number
    card?: CardFacts | undefined
    custom: CustomAttributes
}

/** Never the number itself. */
export type CardFacts = {
    cardType: string
    holder: string
    lastDigits: string
    expirationMonth: number
    expirationYear: number
    issueNumber?: string | undefined
    validFromMonth?: number | undefined
    validFromYear?: number | undefined
}

/** A registered customer as kept. */
export type Customer = {
    id: string
    customerNo: string
    login: string
    createdAt: number
    modifiedAt: number
    lastLoginAt: number | null
    previousLoginAt: number | null
    profile: CustomerProfile
}

/** What the shopper tells, and what the retailer adds. */
export type CustomerProfile = {
    firstName: string
    lastName: string
    email: string
    /** The platform's other fields: salutation, phones, company and so on. */
    fields: Record<string, string | number>
    custom: CustomAttributes
    /** Locked texts, such as the birth date. */
    secrets: Record<string, string>
    addresses: CustomerAddress[]
    cards: CustomerCard[]
}
