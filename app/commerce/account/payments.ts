import type {RemovePaymentMethodRequest} from '@contract/payments'
import type {Shopper} from '../shopper/session'
import {useShopperMutation} from '../shopper/use-shopper-mutation'

const changes = [['account']]

/** Forgets a saved card; refused with 409 for one that autopay takes from. */
export const useRemovePaymentMethod = () =>
    useShopperMutation({
        changes,
        run: ({commerce, customerId}: Shopper, paymentMethodId: string) => {
            const path = '/custom/saved-payment-methods/v1/organizations/{org}/removepaymentmethod'
            const body: RemovePaymentMethodRequest = {customerId, paymentMethodId}
            return commerce.fetch({path, body, customerId})
        }
    })
