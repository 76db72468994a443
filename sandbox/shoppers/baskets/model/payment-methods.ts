import type {ShopperBasketsTypes} from 'commerce-sdk-isomorphic'

const card = (cardType: string, name: string, prefixes: string[]) => ({
    cardType,
    name,
    checksumVerificationEnabled: true,
    numberLengths: ['16'],
    numberPrefixes: prefixes,
    securityCodeLength: 3
})

/** How a basket may be paid. */
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
