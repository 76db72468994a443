import type {Recipient} from '@app/domain/basket/recipient'
import {record, text} from '../json'

/** An address of the platform, as the shopper typed it; null if it is not complete. */
export const toRecipient = (raw: unknown): Recipient | null => {
    const address = record(raw)
    const [firstName, address1, city] = [
        text(address.firstName),
        text(address.address1),
        text(address.city)
    ]
    if (firstName === undefined || address1 === undefined || city === undefined) return null
    return {
        firstName,
        address1,
        city,
        lastName: text(address.lastName) ?? '',
        phone: text(address.phone) ?? '',
        address2: text(address.address2) ?? '',
        state: text(address.stateCode) ?? '',
        postalCode: text(address.postalCode) ?? ''
    }
}

/** A recipient as the platform's address. */
export const asAddress = (recipient: Recipient) => ({
    firstName: recipient.firstName,
    lastName: recipient.lastName,
    phone: recipient.phone,
    address1: recipient.address1,
    address2: recipient.address2,
    city: recipient.city,
    stateCode: recipient.state,
    postalCode: recipient.postalCode,
    countryCode: 'US'
})
