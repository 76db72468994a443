import {useCustomerProductLists} from '@salesforce/commerce-sdk-react'
import {useCallback, useEffect} from 'react'
import {browserLog} from '@app/lib/browser/browser'
import {useMappedQuery} from '../sdk/mapped-query'
import {useSessionActions, type Shopper} from '../session/session'
import {onTabEvent} from '../session/tab-channel'
import {type ProductLists, toProductLists} from './product-lists'
import {wishListOwner} from './wishes'

/** How long the lists count as fresh, in milliseconds. */
const staleTime = 60_000

const toLists = (answer: unknown): ProductLists => toProductLists(answer, browserLog)

/** Fetches a customer's wish list for the whole page, and again after every change, here or in another tab [WISH-004]. */
export const CustomerWishList = ({shopper}: {shopper: Shopper}) => {
    const {whenLive} = useSessionActions()
    const {customerId} = shopper
    const lists = useCustomerProductLists({parameters: {customerId}}, {staleTime})
    const {data, error, refetch: fetchAgain} = useMappedQuery(lists, toLists)
    const refetch = useCallback(async (): Promise<void> => {
        try {
            await whenLive()
            await fetchAgain()
        } catch {
            // The query itself says that it has failed.
        }
    }, [whenLive, fetchAgain])
    useEffect(() => {
        if (data) wishListOwner.read(data.wishList?.items.map(({productId}) => productId) ?? [])
        else if (error) wishListOwner.notRead(error, () => void refetch())
    }, [data, error, refetch])

    useEffect(() => {
        const readAgain = () => void refetch()
        const stopHearing = wishListOwner.onChanged(readAgain)
        const stopTabs = onTabEvent(({event}) => {
            if (event === 'lists-changed') readAgain()
        })
        return () => {
            stopHearing()
            stopTabs()
        }
    }, [refetch])

    const isIncomplete = data !== undefined && !(data.wishList && data.hasShoppingList)
    useEffect(() => {
        if (!isIncomplete) return
        const create = async () => {
            const {createMissingLists} = await import('./list-changes')
            await createMissingLists(await whenLive())
        }
        // If this fails, the first heart creates the wish list, and the next page tries again to create the other list.
        wishListOwner.inTurn(create).then(
            () => void refetch(),
            () => undefined
        )
    }, [isIncomplete, whenLive, refetch])

    return null
}
