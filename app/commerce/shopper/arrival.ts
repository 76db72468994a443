import {shouldMerge} from '@app/domain/basket'
import {basketFailure} from '../basket/basket-failure'
import {addToWishList} from '../lists/product-lists'
import {queryOptions} from '../query'
import {customerRecord} from './customer-record'
import type {CustomerRecord} from './identity'
import {asPersonal} from './personal-query'
import {keepLocalWishes, localWishes} from '../lists/local-wishes'
import {rememberName, type GuestWork} from './remembered'
import type {SignedIn} from './session'
import type {SessionKeeper, SessionTools} from './session-tools'
import {tellTabs} from './tab-channel'
import {askWho, type Who} from './who'

const mergedBasket = async (merge: () => Promise<unknown>): Promise<SignedIn['basket']> => {
    try {
        await merge()
        return 'merged'
    } catch (error) {
        // No source: the platform has moved the guest's basket into the account itself, as at registration.
        const {status} = await basketFailure(error)
        return status === 409 ? 'merged' : 'failed'
    }
}

/** What happens when a guest becomes a customer: what they have done as a guest goes along [D-17]. */
export const createArrival = (tools: () => SessionTools, keeper: SessionKeeper) => {
    // What a customer has, and what their browser keeps, is theirs and no guest's.
    const guestWork = (): GuestWork =>
        keeper.who()?.registered
            ? {hasLines: false, wishList: []}
            : {hasLines: shouldMerge(tools().basket()?.lines ?? []), wishList: localWishes()}

    const recordOf = (known: Who): Promise<CustomerRecord> => {
        const query = customerRecord(tools().own, known.customerId)
        return tools().cache.fetchQuery(queryOptions(asPersonal(keeper.shopperOf(known), query)))
    }

    const joinedList = async (work: GuestWork): Promise<SignedIn['wishList']> => {
        if (work.wishList.length === 0) return 'kept'
        try {
            await addToWishList(keeper.live(), work.wishList)
            return 'joined'
        } catch {
            return 'failed'
        }
    }

    /** Somebody has signed in: their guest's work goes along, and only then the page shows them. */
    const arrive = async (next: Who, work: GuestWork): Promise<SignedIn> => {
        await keeper.change(next)
        const basket = work.hasLines ? await mergedBasket(tools().mergeBaskets) : 'kept'
        const known = await recordOf(next).catch((): CustomerRecord => ({}))
        const wishList = await joinedList(work)
        if (wishList === 'joined') keepLocalWishes([])
        const {firstName = ''} = known
        rememberName(firstName)
        await keeper.become(next)
        tellTabs('signed-in', next.usid)
        return {customerId: next.customerId, firstName, basket, wishList}
    }

    /** Signs in by one of the SDK's ways. Rejects with a CommerceError. */
    const enter = (by: () => Promise<unknown>): Promise<SignedIn> =>
        tools().inTurn(async () => {
            try {
                await keeper.renew()
                const work = guestWork()
                await by()
                return await arrive(await askWho(tools().open), work)
            } catch (error) {
                throw await basketFailure(error)
            }
        })

    return {guestWork, arrive, enter}
}
