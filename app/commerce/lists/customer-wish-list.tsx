import {useQuery} from '@tanstack/react-query'
import {useEffect} from 'react'
import {queryOptions} from '../query'
import {asPersonal} from '../shopper/personal-query'
import {useSessionActions, type Shopper} from '../shopper/session'
import {onTabEvent} from '../shopper/tab-channel'
import {createMissingLists, productLists} from './product-lists'
import {wishListOwner} from './wishes'

/** Fetches a customer's wish list for the whole page, and again after every change, here or in another tab [WISH-004]. */
export const CustomerWishList = ({shopper}: {shopper: Shopper}) => {
    const {whenLive} = useSessionActions()
    const {data, error, refetch} = useQuery(
        queryOptions(asPersonal(shopper, productLists(shopper)))
    )
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
        const create = async () => createMissingLists(await whenLive())
        // If this fails, the first heart creates the wish list, and the next page tries again to create the other list.
        wishListOwner.inTurn(create).then(
            () => void refetch(),
            () => undefined
        )
    }, [isIncomplete, whenLive, refetch])

    return null
}
