import {useEffect} from 'react'
import {useIntl} from 'react-intl'
import {rentalCustomer} from '@app/commerce/account/rental-customer'
import {emptyQuery} from '@app/commerce/query'
import {type Store, storeById} from '@app/commerce/stores/store'
import {canChooseStore} from '@app/domain/store-listing'
import {useLatest} from '@app/lib/react-hooks'
import {useAppContext, useChangeStoreChoice} from '@app/routing/app-context'
import {useCommerceQuery} from '@app/routing/commerce-query'
import {usePersonalQuery} from '@app/routing/use-personal-query'
import {showToast} from '@app/ui/feedback/toast'
import {messages} from './messages'
import {ownStoreMark} from './own-store-mark'

/**
 * Changes to the store that a renter's account belongs to, once after each sign-in: a store that they choose later
 * stays (G-50, D-18). Nothing happens if the store takes no orders online, or if the record or the store cannot be
 * read. The session then reprices the baskets.
 */
export const OwnStore = () => {
    const {formatMessage} = useIntl()
    const {commerce, choice} = useAppContext()
    const changeStoreChoice = useChangeStoreChoice()
    const isDue = !ownStoreMark.isSet()
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
        if (id === choice?.storeId) return
        await changeStoreChoice({storeId: id, zip: postalCode, source: 'chosen'})
        showToast(formatMessage(messages.ownStore, {name}), 'good')
    })
    useEffect(() => {
        if (!isDue || !found || !canChooseStore(found, commerce.today(found.timeZone))) return
        void goTo.current(found)
    }, [isDue, found, commerce, goTo])
    return null
}
