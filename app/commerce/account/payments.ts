import type {
    AddPaymentMethodRequest,
    DefaultPaymentMethodRequest,
    RemovePaymentMethodRequest
} from '@contract/payments'
import {CommerceError} from '../client'
import {record, text} from '../json'
import type {Shopper} from '../shopper/session'
import {useShopperCall} from '../shopper/use-shopper-call'
import {useShopperMutation} from '../shopper/use-shopper-mutation'

const changes = [['account']]

const saveCardOf = async ({commerce, customerId}: Shopper, token: string): Promise<string> => {
    const path = '/custom/saved-payment-methods/v1/organizations/{org}/addpaymentmethod'
    const body: AddPaymentMethodRequest = {customerId, token}
    const {paymentMethodId} = record(await commerce.fetch({path, body, customerId}))
    const id = text(paymentMethodId)
    if (id === undefined) throw new CommerceError({status: 502, code: 'garbled'})
    return id
}

/** Saves the card that a token of the card frame stands for; the token itself is never stored [CONFIG-007] (G-43). */
export const useSaveCard = () => useShopperCall(saveCardOf, changes)

/** Removes a saved card; refused with 409 for one that autopay uses. */
export const useRemovePaymentMethod = () =>
    useShopperMutation({
        changes,
        run: ({commerce, customerId}: Shopper, paymentMethodId: string) => {
            const path = '/custom/saved-payment-methods/v1/organizations/{org}/removepaymentmethod'
            const body: RemovePaymentMethodRequest = {customerId, paymentMethodId}
            return commerce.fetch({path, body, customerId})
        }
    })

/** Makes a saved card the default payment method (G-43). */
export const useMakeDefaultMethod = () =>
    useShopperMutation({
        changes,
        run: ({commerce, customerId}: Shopper, paymentMethodId: string) => {
            const path = '/custom/saved-payment-methods/v1/organizations/{org}/defaultpaymentmethod'
            const body: DefaultPaymentMethodRequest = {customerId, paymentMethodId}
            return commerce.fetch({path, body, customerId})
        }
    })
