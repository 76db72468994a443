import {useMemo} from 'react'
import {useLatest} from '@app/lib/browser/react-hooks'
import {CommerceError} from '../client'
import {isGone, isUnknownEnd} from '../outcome/outcome'
import type {Basket, NewLine} from './basket'
import type {BasketActions, PromoActions} from './basket-context'
import {noBasket} from './basket-failure'
import type {Who} from '../session/who'
import type {BasketMutations} from '../sdk/basket-mutations'
import {failingWith} from './temporary/delete-temporary-basket'
import {asNewItem, toBasket} from './to-basket'
import {sdkFailure} from '../outcome/sdk-failure'

type Sources = {
    /** The basket that the page holds now; null if there is none, undefined while that is not known. */
    held: () => Basket | null | undefined
    /** Fetches the basket from the platform; null if there is none. */
    reread: () => Promise<Basket | null>
    make: () => Promise<Basket>
}

/** The basket that the next change is made to, from one change to the next. */
const currentBasket = ({held, reread, make}: Sources) => {
    // The basket that the last change returned: the page may not have rendered it yet when the next change begins.
    let last: Basket | null = null
    // A basket that the platform no longer has: the page may still hold it.
    let missingId: string | undefined
    // Whether it is not known if the last attempt has made a basket: then the platform is asked before another is made.
    let mayExist = false

    const found = async (): Promise<Basket | null | undefined> => {
        const known = held()
        const isUnsure = (known === undefined || (known === null && mayExist)) && !last
        return isUnsure ? reread() : known
    }
    const made = async (): Promise<Basket> => {
        mayExist = true
        const basket = await make().catch((error: unknown) => {
            mayExist = isUnknownEnd(error)
            throw error
        })
        mayExist = false
        return basket
    }
    return {
        find: async (): Promise<Basket> => {
            const shown = await found()
            last = (shown?.id === missingId ? null : shown) ?? last ?? (await made())
            return last
        },
        /** Stores the basket that a change returned. */
        setLast: (basket: Basket): Basket => (last = basket),
        /**
         * Fetches the basket again: it, or a line of it, was not found, or it is not known whether a change was made.
         * `isAnother`: the shopper has a different basket now. Rejects if it cannot be read.
         */
        refetch: async (): Promise<{basket: Basket | null; isAnother: boolean}> => {
            const before = last?.id ?? held()?.id
            last = null
            last = await reread()
            const isAnother = last?.id !== before
            if (isAnother) missingId = before
            return {basket: last, isAnother}
        }
    }
}

type Held = ReturnType<typeof currentBasket>

/** One change: the platform call, and how the basket shows that it was made. */
type Change = {
    /** Identifies a second attempt at the same change. */
    name: string
    act: (basketId: string) => Promise<unknown>
    isMade: (before: Basket, after: Basket) => boolean
    /** May be made to another basket if its own basket no longer exists. */
    fitsAnyBasket?: boolean
    /** Takes something out: where the platform has it no longer, that was made. */
    isRemoval?: true
}

const whole = (answer: unknown): Basket => {
    const basket = toBasket(answer)
    if (!basket) throw new CommerceError({status: 502, code: 'garbled'})
    return basket
}

/**
 * Makes changes so that each happens once [ERR-012]. If a response was lost, the basket is fetched again to see whether
 * the change was made; while it cannot be fetched, the next try at the same change checks that first.
 */
const makingOnce = (held: Held) => {
    let lost: {name: string; before: Basket} | null = null

    const find = async ({name, isMade}: Change): Promise<{before: Basket; done?: Basket}> => {
        if (lost === null) return {before: await held.find()}
        const {name: lostName, before} = lost
        const {basket} = await held.refetch()
        lost = null
        if (name === lostName && basket && isMade(before, basket)) return {before, done: basket}
        return {before: await held.find()}
    }
    const afterFailure = async (change: Change, before: Basket, error: unknown) => {
        const failure = await sdkFailure(error)
        if (isGone(failure)) {
            const nothing = {basket: null, isAnother: false}
            const {basket, isAnother} = await held.refetch().catch(() => nothing)
            if (change.isRemoval && basket && change.isMade(before, basket)) return basket
            if (!isAnother || change.fitsAnyBasket !== true) throw failure
            return held.setLast(whole(await change.act((await held.find()).id)))
        }
        if (!isUnknownEnd(failure)) throw failure
        lost = {name: change.name, before}
        const {basket} = await held.refetch().catch(() => {
            throw failure
        })
        lost = null
        if (basket && change.isMade(before, basket)) return basket
        throw failure
    }
    return async (change: Change): Promise<Basket> => {
        const {before, done} = await find(change).catch(async (error: unknown) => {
            throw await sdkFailure(error)
        })
        if (done) return done
        try {
            return held.setLast(whole(await change.act(before.id)))
        } catch (error) {
            return await afterFailure(change, before, error)
        }
    }
}

const piecesOf = ({lines}: Basket, productId: string): number =>
    lines
        .filter((line) => line.productId === productId)
        .reduce((sum, {quantity}) => sum + quantity, 0)

type Making = {
    /** The shopper's session, which every basket of theirs names [SESSION-019]. */
    usid: string
    baskets: BasketMutations
    /** Fetches the regular basket from the platform; null if there is none. */
    reread: () => Promise<Basket | null>
}

/** If the response to creating a basket was lost, the basket may still exist; no second one is created. */
const createdOrFound = async ({usid, baskets, reread}: Making): Promise<Basket> => {
    try {
        return whole(await baskets.createBasket({body: {c_customerSessionTrackingID: usid}}))
    } catch (error) {
        if (!isUnknownEnd(await sdkFailure(error))) throw error
        const found = await reread().catch(() => null)
        if (!found) throw error
        return found
    }
}

/** A new basket, with the prices of the shopper's store [D-02]. */
const createWithStore = async (making: Making, storeId: string | undefined): Promise<Basket> => {
    try {
        const basket = await createdOrFound(making)
        if (storeId === undefined) return basket
        const [parameters, body] = [{basketId: basket.id}, {c_storeId: storeId}]
        return whole(await making.baskets.updateBasket({parameters, body}))
    } catch (error) {
        return failingWith(noBasket)(error)
    }
}

type BasketChanges = Pick<BasketActions, 'addToBasket' | 'changeQuantity' | 'removeLine'> & {
    promo: PromoActions
    /** Makes a regular basket where there is none [CART-006]; not for a shopper who has gone meanwhile. */
    ensureBasket: () => Promise<void>
}

type Calls = () => BasketMutations
type AsChange = <Given extends unknown[]>(
    of: (...given: Given) => Change
) => (...given: Given) => Promise<Basket>

const changesOf = (calls: Calls, change: AsChange) => ({
    addToBasket: change((line: NewLine) => ({
        name: `add ${line.productId} ${line.quantity}`,
        act: (basketId) =>
            calls().addItemToBasket({parameters: {basketId}, body: [asNewItem(line)]}),
        isMade: (before, after) =>
            piecesOf(after, line.productId) >= piecesOf(before, line.productId) + line.quantity,
        fitsAnyBasket: true
    })),
    changeQuantity: change((itemId: string, quantity: number) => ({
        name: `change ${itemId} ${quantity}`,
        act: (basketId) =>
            calls().updateItemInBasket({parameters: {basketId, itemId}, body: {quantity}}),
        isMade: (_before, {lines}) =>
            lines.some((line) => line.id === itemId && line.quantity === quantity)
    })),
    removeLine: change((itemId: string) => ({
        name: `remove ${itemId}`,
        act: (basketId) => calls().removeItemFromBasket({parameters: {basketId, itemId}}),
        isMade: (_before, {lines}) => lines.every(({id}) => id !== itemId),
        isRemoval: true as const
    }))
})

const promoChangesOf = (calls: Calls, change: AsChange) => ({
    apply: change((code: string) => ({
        name: `apply ${code}`,
        act: (basketId) => calls().addCouponToBasket({parameters: {basketId}, body: {code}}),
        isMade: (_before, {promo}) => promo?.code.toLowerCase() === code.toLowerCase()
    })),
    remove: change((couponItemId: string) => ({
        name: `remove code ${couponItemId}`,
        act: (basketId) => calls().removeCouponFromBasket({parameters: {basketId, couponItemId}}),
        isMade: (_before, {promo}) => promo?.id !== couponItemId,
        isRemoval: true as const
    }))
})

type Page = {
    /** The shopper whose basket this is. */
    who: Pick<Who, 'customerId' | 'usid'>
    /** The regular basket as it is now, null if there is none, undefined while that is not known. */
    held: () => Basket | null | undefined
    reread: Making['reread']
    /** Called after every change that the platform has made. */
    onChanged: () => void
    work: {
        inTurn: <T>(task: () => Promise<T>) => Promise<T>
        renew: () => Promise<void>
        isSessionOf: (customerId: string) => boolean
    }
}

/** The page, the platform's calls and the store, as they are now. */
type Now = Page & {baskets: BasketMutations; storeId: string | undefined}

/** The actions on the basket. `now` is called for each of them, as its values change with every render. */
export const createBasketChanges = (now: () => Now): BasketChanges => {
    const inTurn = <T>(task: () => Promise<T>): Promise<T> =>
        now().work.inTurn(async () => {
            await now().work.renew()
            return task()
        })
    const basket = currentBasket({
        held: () => now().held(),
        reread: () => now().reread(),
        make: () => {
            const {who, storeId, ...making} = now()
            return createWithStore({...making, usid: who.usid}, storeId)
        }
    })
    const calls = () => now().baskets
    const makeOnce = makingOnce(basket)
    const change =
        <Given extends unknown[]>(of: (...given: Given) => Change) =>
        (...given: Given): Promise<Basket> =>
            inTurn(async () => {
                const changed = await makeOnce(of(...given))
                now().onChanged()
                return changed
            })

    return {
        ensureBasket: () =>
            inTurn(async () => {
                const {who, work} = now()
                if (work.isSessionOf(who.customerId)) await basket.find()
            }),
        ...changesOf(calls, change),
        promo: promoChangesOf(calls, change)
    }
}

/**
 * The actions on the basket, run one after the other: two quick taps must not both find no basket and create one.
 * Prices are those of the shopper's store [D-02].
 */
export const useBasketChanges = (now: Now): BasketChanges => {
    const latest = useLatest(now)
    return useMemo(() => createBasketChanges(() => latest.current), [latest])
}
