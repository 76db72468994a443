import {forgetTemporaryBasket} from '../basket/temporary-id'
import {saveLocalWishes} from '../lists/local-wishes'
import {alone} from './fresh-token'
import {forgetName} from './stored-hints'
import type {SessionKeeper, SessionTools} from './session-tools'
import {postToTabs} from './tab-channel'
import {fetchWho} from './who'

/** The functions that end a session: sign-out here, sign-out in another tab, and a new session after a guest's order. */
export const createSessionEnd = (tools: () => SessionTools, keeper: SessionKeeper) => {
    const inTurn = (task: () => Promise<void>): Promise<void> => tools().inTurn(task)
    const fetchAgain = () => fetchWho(tools().open)

    /** The SDK fetches its queries again after it has logged out: none of them may fetch the former basket then. */
    const logOut = async (): Promise<void> => {
        tools().holdBasket(true)
        try {
            await alone(() => tools().logOut())
        } catch (error) {
            tools().holdBasket(false)
            throw error
        }
    }

    /** Shows who the shopper is after that; if our server does not respond, the former basket is shown again. */
    const becomeNext = async (): Promise<void> => {
        try {
            await keeper.become(await fetchAgain())
        } finally {
            tools().holdBasket(false)
        }
    }

    return {
        signOut: () =>
            inTurn(async () => {
                const usid = keeper.who()?.usid ?? ''
                await logOut()
                forgetName()
                saveLocalWishes([])
                forgetTemporaryBasket()
                await becomeNext()
                postToTabs('signed-out', usid)
            }),
        /** Another tab has changed whose session this is; if it signed a customer out, this page has to say so. */
        follow: () =>
            inTurn(async () => {
                const next = await fetchAgain()
                const isSignedOut = keeper.who()?.registered === true && !next.registered
                await keeper.become(next, isSignedOut ? 'elsewhere' : undefined)
            }),
        /** No new session while the guest's cart holds something: a new session could not get that back. */
        startNewSession: () =>
            inTurn(async () => {
                const basket = tools().basket()
                const isLeft = basket === undefined || (basket?.lines.length ?? 0) > 0
                if (isLeft || keeper.who()?.registered) return
                await logOut()
                forgetTemporaryBasket()
                await becomeNext()
            })
    }
}
