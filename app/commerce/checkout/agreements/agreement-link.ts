import * as z from 'zod/mini'
import {anyText, readAnswer} from '../../answer'
import type {Commerce} from '../../client'
import type {Query} from '../../query'
import type {LiveSession} from '../../session/session'
import {useShopperMutation} from '../../session/use-shopper-mutation'
import {agreementChanges} from './agreements'

const path = '/agreement-link'

/** Whether a mailed link was opened in this browser and still waits to be used. */
export type OpenedLink = {isOpen: boolean}

const Opened = z.looseObject({state: z.enum(['open', 'none'])})

/** The mailed link that was opened in this browser: reading it uses nothing up, its secret stays on our server [D-21]. */
export const openedLink = (commerce: Commerce): Query<OpenedLink> => ({
    key: ['agreement-link'],
    staleTime: 0,
    fetch: async () => {
        const {state} = readAnswer(Opened, await commerce.fetch({family: 'own', path}))
        return {isOpen: state === 'open'}
    }
})

const Outcome = z.union([
    z.looseObject({state: z.literal('linked'), agreementId: anyText}),
    z.looseObject({state: z.enum(['none', 'sign-in', 'over'])})
])

/**
 * The result of the mailed link that the shopper followed: an agreement of theirs; nothing, as too much time has passed
 * since they opened it; sign-in needed first; or an expired link.
 */
export type LinkOutcome =
    {state: 'linked'; agreementId: string} | {state: 'none'} | {state: 'sign-in'} | {state: 'over'}

/**
 * Exchanges the secret of a mailed link, once, through our own server and a cookie that no script can read (D-21)
 * (G-24). Rejects with a CommerceError, also for an unreadable response.
 */
export const exchangeLink = async ({commerce}: LiveSession): Promise<LinkOutcome> => {
    const outcome = readAnswer(Outcome, await commerce.fetch({family: 'own', path, body: {}}))
    return outcome.state === 'linked'
        ? {state: 'linked', agreementId: outcome.agreementId}
        : {state: outcome.state}
}

export const useExchangeLink = () =>
    useShopperMutation({changes: agreementChanges, run: exchangeLink})
