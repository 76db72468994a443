import type {ShopperBasketsTypes} from 'commerce-sdk-isomorphic'
import {defined} from '../../../core/values/defined'
import {dollars} from '../../../core/values/money'
import type {Payment} from '../model/basket'

export const presentPayment = ({
    id,
    methodId,
    amount,
    card,
    custom
}: Payment): ShopperBasketsTypes.OrderPaymentInstrument => ({
    ...custom,
    paymentInstrumentId: id,
    paymentMethodId: methodId,
    ...(amount !== undefined && {amount: dollars(amount)}),
    ...(card && {
        paymentCard: defined({
            ...card,
            creditCardExpired: false,
            numberLastDigits: card.maskedNumber?.slice(-4)
        })
    })
})
