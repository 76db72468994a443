import type {QueryClient} from '@tanstack/react-query'
import {oneAtATime} from '@app/lib/browser/async'
import {forgetPaid} from '../account/payments/paid-marks'
import type {Basket} from '../basket/basket'
import {type Commerce, CommerceError} from '../client'
import {saveLocalWishes} from '../lists/local-wishes'
import type {FirstAnswers} from '../session/first-reads'
import {renewToken} from '../session/token/fresh-token'
import type {SessionEnd} from '../session/identity'
import {forgetPersonal} from '../session/personal-query'
import {forgetName, rememberedName} from '../session/stored-hints'
import type {LiveSession, SdkSignIn, Shopper} from '../session/session'
import {fetchWho, type Who} from '../session/who'

/** What the session calls on the platform, the SDK and the page. */
export type SessionTools = SdkSignIn & {
    /** The platform without a token, and with the shopper's own. */
    open: Commerce
    own: Commerce
    apis: LiveSession['apis']
    mutations: LiveSession['mutations']
    cache: QueryClient
    /** What came with the session, for the SDK's hooks. */
    answers: FirstAnswers
    /** The path of the page that waits for the session; undefined if none does. */
    page?: string | undefined
    /** The basket that the page holds now; null if there is none, undefined while that is not known. */
    basket: () => Basket | null | undefined
    /** Whether the site has pages of the classic storefront too. */
    isHybrid: boolean
    /** Shows who the shopper is now; null while that is changing. `ended` if a customer's session has ended on this page. */
    show: (who: Who | null, ended?: SessionEnd) => void
    /** While they are held, nothing of the shopper's is read, and the basket is not written. */
    holdQueries: (isHeld: boolean) => void
    /** Changes of the basket and of the session run one at a time. */
    inTurn: <T>(task: () => Promise<T>) => Promise<T>
}

const noSession = (): CommerceError => new CommerceError({status: 401, code: 'refused'})

/** The customer is no longer signed in: what this browser stores of them must not become the guest's (G-35). */
const forgetCustomer = (): void => {
    if (rememberedName() !== undefined) saveLocalWishes([])
    forgetName()
}

/** Stores whose session this is, and changes it. `tools` is called each time, as its values change with every render. */
export const createSessionKeeper = (tools: () => SessionTools) => {
    let who: Who | null = null
    /**
     * How often a token was renewed on this page: a call whose token was refused before the last renewal need not renew
     * it again.
     */
    let renewals = 0
    const oneRenewal = oneAtATime()

    /** The previous shopper's data is removed before the page knows who the shopper is now. */
    const change = async (next: Who): Promise<void> => {
        const isOther = who?.customerId !== next.customerId || who.registered !== next.registered
        if (isOther) {
            tools().show(null)
            forgetPaid()
            await forgetPersonal(tools().cache)
        }
        who = next
    }

    const become = async (next: Who, ended?: SessionEnd): Promise<void> => {
        if (who) await change(next)
        who = next
        if (!next.registered) forgetCustomer()
        tools().show(next, ended)
    }

    const shopperOf = (known: Who): Shopper => ({...known, commerce: tools().own})

    const live = (): LiveSession => {
        if (!who) throw noSession()
        const {apis, mutations} = tools()
        return {...shopperOf(who), usid: who.usid, apis, mutations}
    }

    const renewNow = async (isRefused: boolean): Promise<void> => {
        const {open, ready} = tools()
        if (!(await renewToken(open.siteId, ready, isRefused))) return
        renewals += 1
        const next = await fetchWho(open)
        const hasEnded = who?.registered === true && !next.registered
        await become(next, hasEnded ? 'by-itself' : undefined)
    }

    /**
     * Renews the token if it is about to expire or was refused, once for all calls that find this out together. Rejects
     * if a customer's session has ended: none of their calls may then be sent as a guest's [D-14].
     */
    const renew = (isRefused = false): Promise<void> => {
        const [was, before] = [who, renewals]
        return oneRenewal(async () => {
            await renewNow(isRefused && renewals === before)
            if (was?.registered && who?.registered === false) throw noSession()
        })
    }

    return {who: () => who, change, become, shopperOf, live, renew}
}

export type SessionKeeper = ReturnType<typeof createSessionKeeper>
