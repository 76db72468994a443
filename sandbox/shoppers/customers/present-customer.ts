import type {ShopperCustomersTypes} from 'commerce-sdk-isomorphic'
import type {Shopper} from '../../world/world'
import type {Customer, CustomerAddress, CustomerCard} from './customer'

const moment = (time: number) => new Date(time).toISOString()

export type Expansion = {addresses: boolean; cards: boolean}

/** A customer as responses have it; never with the password or its hash, a whole card number, or the birth date. */
export const presentCustomer = (
    {profile, ...customer}: Customer,
    expand: Expansion
): ShopperCustomersTypes.Customer => ({
    ...profile.fields,
    ...profile.custom,
    authType: 'registered',
    customerId: customer.id,
    customerNo: customer.customerNo,
    login: customer.login,
    email: profile.email,
    firstName: profile.firstName,
    lastName: profile.lastName,
    enabled: true,
    hasPassword: true,
    creationDate: moment(customer.createdAt),
    lastModified: moment(customer.modifiedAt),
    ...(customer.lastLoginAt && {lastLoginTime: moment(customer.lastLoginAt)}),
    ...(customer.previousLoginAt && {previousLoginTime: moment(customer.previousLoginAt)}),
    ...(expand.addresses && {addresses: profile.addresses.map(presentCustomerAddress)}),
    ...(expand.cards && {paymentInstruments: profile.cards.map(presentCard)})
})

export const presentGuest = ({customerId}: Shopper): ShopperCustomersTypes.Customer => ({
    authType: 'guest',
    customerId
})

export const presentCustomerAddress = ({
    addressId,
    preferred,
    createdAt,
    modifiedAt,
    fields,
    custom
}: CustomerAddress): ShopperCustomersTypes.CustomerAddress => ({
    ...fields,
    ...custom,
    addressId,
    preferred,
    countryCode: fields.countryCode ?? 'US',
    lastName: fields.lastName ?? '',
    fullName: `${fields.firstName ?? ''} ${fields.lastName ?? ''}`.trim(),
    creationDate: moment(createdAt),
    lastModified: moment(modifiedAt)
})

export const presentCard = ({
    id,
    paymentMethodId,
    isDefault,
    createdAt,
    modifiedAt,
    card,
    custom
}: CustomerCard): ShopperCustomersTypes.CustomerPaymentInstrument => ({
    ...custom,
    paymentInstrumentId: id,
    paymentMethodId,
    default: isDefault,
    creationDate: moment(createdAt),
    lastModified: moment(modifiedAt),
    ...(card && {
        paymentCard: {
            cardType: card.cardType,
            holder: card.holder,
            expirationMonth: card.expirationMonth,
            expirationYear: card.expirationYear,
            ...(card.issueNumber && {issueNumber: card.issueNumber}),
            ...(card.validFromMonth && {validFromMonth: card.validFromMonth}),
            ...(card.validFromYear && {validFromYear: card.validFromYear}),
            maskedNumber: `************${card.lastDigits}`,
            numberLastDigits: card.lastDigits,
            creditCardExpired: false
        }
    })
})
