import {useEffect} from 'react'
import {defineMessages, useIntl} from 'react-intl'
import {rentalCustomer} from '@app/commerce/account/rental-customer'
import {emptyQuery} from '@app/commerce/query'
import {type Store, storeById} from '@app/commerce/stores/store'
import {useLatest} from '@app/lib/browser/react-hooks'
import {useAppContext, useChangeStoreChoice} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {usePersonalQuery} from '@app/routing/data/use-personal-query'
import {showToast} from '@app/ui/feedback/toast'
import {ownStoreMark, useIsOwnStoreDue} from './own-store-mark'

const messages = defineMessages({
    changed: {
        id: 'own-store.changed',
        defaultMessage: 'You now see the prices of your store: {name}.'
    }
})

/**
 * Changes to the store that a renter's account belongs to, once after each sign-in: a store that they choose later
 * stays (G-50, D-18), unless their store is locked. It is theirs also if it takes no orders online (D-54). Nothing
 * happens if the record or the store cannot be read. The session then reprices the baskets.
 */
export const OwnStore = () => {
    const {formatMessage} = useIntl()
    const {commerce, choice} = useAppContext()
    const changeStoreChoice = useChangeStoreChoice()
    const isDue = useIsOwnStoreDue()
    const customer = usePersonalQuery(
        ({commerce: own, customerId}) => rentalCustomer(own, customerId),
        isDue
    )
    const ownStoreId = customer.state === 'ready' ? customer.value.storeNumber : null
    const query = isDue && ownStoreId !== null ? storeById(commerce, ownStoreId) : emptyQuery
    const store = useCommerceQuery<Store | null>(query)
    const found = store.state === 'ready' ? store.value : null

    const goTo = useLatest(async ({id, name, postalCode}: Store) => {
        ownStoreMark.set()
        const isShown = id === choice?.storeId
        if (isShown && choice?.source === 'own') return
        await changeStoreChoice({storeId: id, zip: postalCode, source: 'own'})
        if (!isShown) showToast(formatMessage(messages.changed, {name}), 'good')
    })
    useEffect(() => {
        if (isDue && found) void goTo.current(found)
    }, [isDue, found, goTo])
    return null
}
