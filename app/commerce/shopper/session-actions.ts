import {createSignInSteps} from './sign-in-steps'
import {storeFirstReads} from '../session/first-reads'
import {renewToken} from '../session/token/fresh-token'
import {saveSignIn, saveGuestWork, takeGuestWork} from '../session/stored-hints'
import type {SessionActions, SignedIn} from '../session/session'
import type {SessionEnd} from '../session/identity'
import {createSessionEnd} from './session-end'
import {createSessionKeeper, type SessionTools} from './session-tools'
import {fetchSession, fetchWho, type Who} from '../session/who'

/** The actions of a session that has begun, or that begins with the first of them. */
export type LiveActions = Omit<SessionActions, 'changeStore'> & {
    /** Finds out whose session this is, for the first time on this page; starts a guest's session if there is none. */
    begin: () => Promise<void>
    /** Renews the token if it is about to expire or was refused; rejects if a customer's session has ended [D-14]. */
    renew: (isRefused?: boolean) => Promise<void>
    /** Whether this is still that shopper's session: work may wait behind a sign-in. */
    isSessionOf: (customerId: string) => boolean
    /** Called after another tab has changed whose session this is. */
    follow: () => Promise<void>
}

/** The session's actions. `tools` is called for each of them, as its values change with every render. */
export const createSessionActions = (tools: () => SessionTools): LiveActions => {
    const keeper = createSessionKeeper(tools)
    const {guestWork, isNew, arrive, signIn, register} = createSignInSteps(tools, keeper)
    const ends = createSessionEnd(tools, keeper)
    const inTurn = <T>(task: () => Promise<T>): Promise<T> => tools().inTurn(task)
    const fetchAgain = () => fetchWho(tools().open)

    /** Finds out whose session this is; gets another token if there is none, and a guest's if none can be renewed. */
    const findOut = async (): Promise<{next: Who; ended?: SessionEnd | undefined}> => {
        const {open, ready, page, cache, answers} = tools()
        const answer = await fetchSession(open, page)
        if (answer.state === 'known') {
            storeFirstReads({cache, answers}, answer.who.customerId, answer.reads)
            if (await renewToken(open.siteId, ready)) return {next: await fetchAgain()}
            return {next: answer.who}
        }
        await renewToken(open.siteId, ready, true)
        const next = await fetchAgain()
        const hasEnded = answer.renewable === 'registered' && !next.registered
        return {next, ended: hasEnded ? (answer.ended ?? 'by-itself') : undefined}
    }

    const begin = async (): Promise<void> => {
        const {next, ended} = await findOut()
        // A guest who returns without having signed in still has their cart and list.
        const stored = takeGuestWork()
        const work = next.registered ? stored : null
        if (work) saveSignIn(await arrive(next, work))
        else await keeper.become(next, ended)
    }

    const refresh = (): Promise<SignedIn | null> =>
        inTurn(async () => {
            const work = takeGuestWork() ?? (await guestWork())
            const next = await fetchAgain()
            if (isNew(next)) return arrive(next, work)
            await keeper.become(next)
            return null
        })

    return {
        begin,
        refresh,
        renew: keeper.renew,
        isSessionOf: (customerId) => keeper.who()?.customerId === customerId,
        ...ends,
        whenLive: async ({afterRefusal} = {afterRefusal: false}) => {
            await keeper.renew(afterRefusal)
            return keeper.live()
        },
        signIn,
        register,
        leaveForSignIn: () => inTurn(async () => saveGuestWork(await guestWork()))
    }
}
