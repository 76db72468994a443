import {useIsMutating} from '@tanstack/react-query'
import type {
    AddPaymentMethodRequest,
    DefaultPaymentMethodRequest,
    RemovePaymentMethodRequest
} from '@contract/payments'
import {record, text} from '../../json'
import {removing} from '../../outcome/removal'
import {savedOnce} from '../../outcome/saved-once'
import type {Shopper} from '../../session/session'
import {useShopperCall} from '../../session/use-shopper-call'
import {useShopperMutation} from '../../session/use-shopper-mutation'
import {type PaymentMethod, paymentMethods} from './payment-methods'

const changes = [['account']]
const mutationKey = ['payment-methods']

const pathOf = (endpoint: string): string =>
    `/custom/saved-payment-methods/v1/organizations/{org}/${endpoint}`

/** Whether the saved payment methods are, by now, as they should be. */
const isListed = async (
    {commerce, customerId}: Shopper,
    isAsWanted: (methods: readonly PaymentMethod[]) => boolean
): Promise<boolean> => isAsWanted(await paymentMethods(commerce, customerId).fetch())

/** A card of the card frame: its token, and what tells it apart from others. */
export type CardToSave = {token: string; lastFour: string; expirationDate: string}

/** Saves the card that a token of the card frame stands for; the token itself is never stored [CONFIG-007] (G-43). */
export const saveCard = (shopper: Shopper, card: CardToSave): Promise<void> => {
    const {commerce, customerId} = shopper
    const {token, lastFour, expirationDate} = card
    const body: AddPaymentMethodRequest = {customerId, token}
    return savedOnce({
        call: async () => {
            const answer = await commerce.fetch({
                path: pathOf('addpaymentmethod'),
                body,
                customerId
            })
            // Without an id nothing was saved for certain.
            return text(record(answer).paymentMethodId) === undefined ? undefined : answer
        },
        isSaved: () =>
            isListed(shopper, (methods) =>
                methods.some(
                    (one) => one.lastFour === lastFour && one.lastGoodDay === expirationDate
                )
            )
    })
}

export const useSaveCard = () => useShopperCall(saveCard, changes)

/** Removes a saved card; refused with 409 for one that autopay uses. */
export const removeMethod = (shopper: Shopper, paymentMethodId: string): Promise<void> => {
    const {commerce, customerId} = shopper
    const body: RemovePaymentMethodRequest = {customerId, paymentMethodId}
    return savedOnce({
        call: () =>
            removing(() => commerce.fetch({path: pathOf('removepaymentmethod'), body, customerId})),
        isSaved: () =>
            isListed(shopper, (methods) => methods.every(({id}) => id !== paymentMethodId))
    })
}

export const useRemovePaymentMethod = () =>
    useShopperMutation({mutationKey, changes, run: removeMethod})

/** Makes a saved card the default payment method (G-43). */
export const makeDefaultMethod = (shopper: Shopper, paymentMethodId: string): Promise<void> => {
    const {commerce, customerId} = shopper
    const body: DefaultPaymentMethodRequest = {customerId, paymentMethodId}
    return savedOnce({
        call: () => commerce.fetch({path: pathOf('defaultpaymentmethod'), body, customerId}),
        isSaved: () =>
            isListed(shopper, (methods) =>
                methods.some(({id, isDefault}) => id === paymentMethodId && isDefault)
            )
    })
}

export const useMakeDefaultMethod = () =>
    useShopperMutation({mutationKey, changes, run: makeDefaultMethod})

/** Whether one of the saved methods is being changed: of two changes at once nobody could tell which one ends last. */
export const useIsChangingMethods = (): boolean => useIsMutating({mutationKey}) > 0
