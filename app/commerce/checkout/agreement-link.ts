import {record, text} from '../json'
import type {LiveSession} from '../shopper/session'
import {useShopperMutation} from '../shopper/use-shopper-mutation'
import {agreementChanges} from './agreements'

/**
 * The result of the mailed link that the shopper followed: an agreement of theirs; nothing, as they did not follow a
 * link; sign-in needed first; or an expired link.
 */
export type LinkOutcome =
    {state: 'linked'; agreementId: string} | {state: 'none'} | {state: 'sign-in'} | {state: 'over'}

const toOutcome = (raw: unknown): LinkOutcome => {
    const {state, agreementId} = record(raw)
    const id = text(agreementId)
    if (state === 'linked' && id !== undefined) return {state, agreementId: id}
    return state === 'sign-in' || state === 'over' ? {state} : {state: 'none'}
}

/** Exchanges the secret of a mailed link, through our own server and a cookie that no script can read (D-21) (G-24). */
export const exchangeLink = async ({commerce}: LiveSession): Promise<LinkOutcome> =>
    toOutcome(await commerce.fetch({family: 'own', path: '/agreement-link', body: {}}))

export const useExchangeLink = () =>
    useShopperMutation({changes: agreementChanges, run: exchangeLink})
