import {useIntl} from 'react-intl'
import type {CheckoutBasket} from '@app/commerce/checkout/checkout-basket'
import {geocode} from '@app/commerce/stores/locator'
import type {Store} from '@app/commerce/stores/store'
import {deliversTo} from '@app/domain/stores/delivery-area'
import {zipOfPostalCode} from '@app/domain/stores/store-address'
import {useAppContext} from '@app/routing/route/app-context'
import {deliveryMessages as texts} from './delivery-messages'

type Delivery = Pick<CheckoutBasket, 'shippingMethod' | 'recipient'>

/**
 * Why the store does not deliver there; undefined if it does, if it is picked up, or if the geocoder does not know the
 * zip or respond.
 */
export const useOutsideText = (store: Store) => {
    const {formatMessage} = useIntl()
    const {commerce} = useAppContext()
    return async ({shippingMethod, recipient}: Delivery): Promise<string | undefined> => {
        const {deliveryRadius: miles} = store
        if (miles === null || recipient === null || shippingMethod === 'pickup') return undefined
        const zip = zipOfPostalCode(recipient.postalCode)
        const [place] = await geocode(commerce, {zip}).catch(() => [])
        return deliversTo(store, place) ? undefined : formatMessage(texts.outside, {miles, zip})
    }
}
