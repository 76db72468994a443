import type {BasketActions} from '../basket/basket-context'
import type {LiveBasket} from '../basket/shopper-basket'
import {type Commerce, CommerceError} from '../client'
import {renewing} from '../session/token/renewing'
import type {SessionActions} from '../session/session'
import type {PageSession} from './page-session'
import type {LiveActions} from './session-actions'

const isNotFound = (error: unknown): boolean =>
    error instanceof CommerceError && error.code === 'not-found'

type Page = {
    /** Our own server and the platform, with the shopper's token. */
    plain: Commerce
    /** Whether this browser has no session, and none was started. */
    hasNoSession: () => boolean
    /** Whether the shopper's store may be locked: they have one of their own, and may be a customer [STORE-054]. */
    mayHaveLockedStore: () => boolean
}

/**
 * The actions of the session and the basket, for the life of the page; each waits for the session, and for the basket
 * if it needs one.
 */
export const createPageActions = (session: PageSession, page: Page) => {
    const ready = (): Promise<LiveActions> => session.whenReady(({actions}) => actions)
    const basketOf = (customerId?: string): Promise<LiveBasket> =>
        session.whenReady(({actions, liveBasket}) => {
            const isTheirs = customerId === undefined || liveBasket?.customerId === customerId
            return actions && isTheirs ? liveBasket : null
        })
    const own = renewing(page.plain, async (isRefused) => (await ready()).renew(isRefused))

    const basket: BasketActions = {
        addToBasket: async (line) => {
            const able = await basketOf()
            return able.addToBasket(line).catch(async (error: unknown) => {
                // If the cookies were deleted, the shopper has become another guest in the meantime, with another
                // basket [CART-002].
                if (!isNotFound(error)) throw error
                const {customerId} = await (await ready()).whenLive()
                if (able.customerId === customerId) throw error
                return (await basketOf(customerId)).addToBasket(line)
            })
        },
        changeQuantity: async (...given) => (await basketOf()).changeQuantity(...given),
        removeLine: async (lineId) => (await basketOf()).removeLine(lineId),
        applyPromo: async (code) => (await basketOf()).applyPromo(code),
        removePromo: async (promoId) => (await basketOf()).removePromo(promoId),
        readAgain: async () => (await basketOf()).readAgain(),
        retry: () =>
            void basketOf().then(
                ({retry}) => retry(),
                () => undefined
            )
    }
    const actions: SessionActions = {
        whenLive: async (given) => ({...(await (await ready()).whenLive(given)), commerce: own}),
        signIn: async (credentials) => (await ready()).signIn(credentials),
        register: async (registration) => (await ready()).register(registration),
        signOut: async () => (await ready()).signOut(),
        leaveForSignIn: async () => (await ready()).leaveForSignIn(),
        refresh: async () => (await ready()).refresh(),
        startNewSession: async () => (await ready()).startNewSession(),
        // A visitor needs only a cookie to see another store's prices; a customer's store may be locked
        // [STORE-054].
        changeStore: async (storeId) => {
            if (page.hasNoSession()) return 'changed'
            const able = await basketOf().catch((error: unknown) => {
                if (!page.mayHaveLockedStore()) throw error
                return null
            })
            return able ? able.changeStore(storeId) : 'skipped'
        }
    }
    return {basket, actions, own}
}
