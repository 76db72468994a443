import {forgetTemporaryBasket} from '../basket/temporary/temporary-id'
import {saveLocalWishes} from '../lists/local-wishes'
import {callSdk, isLate} from './sdk-call'
import {forgetName} from '../session/stored-hints'
import type {SessionKeeper, SessionTools} from './session-tools'
import {postToTabs} from '../session/tab-channel'
import {fetchSession, fetchWho} from '../session/who'

/** Ends a session by the SDK, which may not answer in time. */
const createLogOut = (tools: () => SessionTools, keeper: SessionKeeper) => {
    /** The shopper was told that sign-out failed; if it succeeds after all, the page says that the session has ended. */
    const followLate = (): Promise<void> =>
        tools().inTurn(async () => {
            const next = await fetchWho(tools().open)
            const hasEnded = keeper.who()?.registered === true && !next.registered
            await keeper.become(next, hasEnded ? 'by-itself' : undefined)
        })

    /** Whether our server knows that the customer is signed out; false if it does not respond either. */
    const isOver = async (): Promise<boolean> => {
        const answer = await fetchSession(tools().open).catch(() => null)
        if (!answer || keeper.who()?.registered !== true) return false
        return answer.state === 'known' ? !answer.who.registered : answer.renewable !== 'registered'
    }

    /**
     * The SDK fetches its queries again after it has logged out: none of them may fetch what is the former shopper's then. Returns
     * whether the next session has begun: it may be late when the former one has already ended.
     */
    return async (): Promise<boolean> => {
        tools().holdQueries(true)
        try {
            await callSdk(() => tools().logOut(), followLate)
            return true
        } catch (error) {
            if (isLate(error) && (await isOver())) return false
            tools().holdQueries(false)
            throw error
        }
    }
}

/** The functions that end a session: sign-out here, sign-out in another tab, and a new session after a guest's order. */
export const createSessionEnd = (tools: () => SessionTools, keeper: SessionKeeper) => {
    const inTurn = (task: () => Promise<void>): Promise<void> => tools().inTurn(task)
    const fetchAgain = () => fetchWho(tools().open)
    const logOut = createLogOut(tools, keeper)

    /** Shows who the shopper is after that; if our server does not respond, the former basket is shown again. */
    const becomeNext = async (): Promise<void> => {
        try {
            await keeper.become(await fetchAgain())
        } finally {
            tools().holdQueries(false)
        }
    }

    return {
        signOut: () =>
            inTurn(async () => {
                const usid = keeper.who()?.usid ?? ''
                const hasNext = await logOut()
                forgetName()
                saveLocalWishes([])
                forgetTemporaryBasket()
                // The document is left after this, and its next one begins a session of its own.
                await becomeNext().catch((error: unknown) => {
                    if (hasNext) throw error
                })
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
