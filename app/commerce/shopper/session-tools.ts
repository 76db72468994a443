import type {QueryClient} from '@tanstack/react-query'
import {oneAtATime} from '@app/lib/async'
import type {Basket} from '../basket/basket'
import {type Commerce, CommerceError} from '../client'
import {saveLocalWishes} from '../lists/local-wishes'
import {renewToken} from './fresh-token'
import type {SessionEnd} from './identity'
import {forgetPersonal} from './personal-query'
import {forgetName, rememberedName} from './stored-hints'
import type {LiveSession, SdkSignIn, Shopper} from './session'
import {fetchWho, type Who} from './who'

/** What the session needs of the platform, of the SDK and of the page. */
export type SessionTools = SdkSignIn & {
    /** Everybody's platform, and the shopper's own. */
    open: Commerce
    own: Commerce
    apis: LiveSession['apis']
    cache: QueryClient
    /** The path of the page that waits for its shopper; undefined if none does. */
    page?: string | undefined
    /** The basket that the page holds now; null if there is none, undefined while that is not known. */
    basket: () => Basket | null | undefined
    /** Whether the site has pages of the classic storefront too. */
    isHybrid: boolean
    /** Shows who the shopper is now; null while that is changing. `ended` if a customer's session has ended here. */
    show: (who: Who | null, ended?: SessionEnd) => void
    /** While it is held, the basket is neither read nor written. */
    holdBasket: (isHeld: boolean) => void
    /** Basket writes and changes of who it is go one at a time. */
    inTurn: <T>(task: () => Promise<T>) => Promise<T>
}

const noSession = (): CommerceError => new CommerceError({status: 401, code: 'refused'})

/** Anyone who was signed in is not any more: what this browser keeps of them is no guest's (G-35). */
const forgetCustomer = (): void => {
    if (rememberedName() !== undefined) saveLocalWishes([])
    forgetName()
}

/** Whose session it is, and the change of that; the tools are requested again each time, as every render changes them. */
export const createSessionKeeper = (tools: () => SessionTools) => {
    let who: Who | null = null
    /** How often a token was renewed here: who comes with one that was refused before need not renew it again. */
    let renewals = 0
    const oneRenewal = oneAtATime()

    /** What was read for the previous shopper is forgotten before the page knows who it is now. */
    const change = async (next: Who): Promise<void> => {
        const isOther = who?.customerId !== next.customerId || who.registered !== next.registered
        if (isOther) {
            tools().show(null)
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
        return {...shopperOf(who), usid: who.usid, apis: tools().apis}
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
     * Renews the token where that is due, or was refused, once for all calls that find it out together. Rejects where a
     * customer's session has ended by it: none of their calls goes out as a guest's [D-14].
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
