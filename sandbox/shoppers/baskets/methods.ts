import type {ShopperBasketsTypes} from 'commerce-sdk-isomorphic'
import type {Texts} from '../../core/locales'

export type ShippingMethod = {
    id: string
    cents: number
    names: Texts
    descriptions: Texts
}

const delivery: ShippingMethod = {
    id: '001',
    cents: 0,
    names: {en: 'Store delivery', es: 'Entrega de la tienda'},
    descriptions: {
        en: 'Your store brings it and sets it up, free of charge.',
        es: 'Su tienda lo lleva y lo instala sin costo.'
    }
}

const pickup: ShippingMethod = {
    id: '005',
    cents: 0,
    names: {en: 'Pick up in store', es: 'Recoger en la tienda'},
    descriptions: {
        en: 'Take it home yourself, as soon as it is ready.',
        es: 'Lléveselo usted mismo en cuanto esté listo.'
    }
}

export const shippingMethods: readonly ShippingMethod[] = [delivery, pickup]
export const defaultShippingMethod = delivery

export const findShippingMethod = (id: string | undefined) =>
    shippingMethods.find((method) => method.id === id)

const card = (cardType: string, name: string, prefixes: string[]) => ({
    cardType,
    name,
    checksumVerificationEnabled: true,
    numberLengths: ['16'],
    numberPrefixes: prefixes,
    securityCodeLength: 3
})

/** The payment methods of a basket. */
export const paymentMethods: ShopperBasketsTypes.PaymentMethod[] = [
    {
        id: 'CREDIT_CARD',
        name: 'Credit or debit card',
        cards: [
            card('Visa', 'Visa', ['4']),
            card('Master Card', 'Mastercard', ['51-55', '2221-2720']),
            card('Discover', 'Discover', ['6011', '65'])
        ]
    },
    {id: 'PAY_IN_STORE', name: 'Pay in store'}
]

export const isPaymentMethod = (id: string) => paymentMethods.some((method) => method.id === id)
