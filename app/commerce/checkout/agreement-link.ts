import {record, text} from '../json'
import type {LiveSession} from '../shopper/session'
import {useShopperMutation} from '../shopper/use-shopper-mutation'
import {agreementChanges} from './agreements'

/**
 * What the mailed link came to by which the shopper is here: an agreement that is theirs; nothing, as they came by another
 * way; a sign-in first; or its end.
 */
export type LinkOutcome =
    {state: 'linked'; agreementId: string} | {state: 'none'} | {state: 'sign-in'} | {state: 'over'}

const toOutcome = (raw: unknown): LinkOutcome => {
    const {state, agreementId} = record(raw)
    const id = text(agreementId)
    if (state === 'linked' && id !== undefined) return {state, agreementId: id}
    return state === 'sign-in' || state === 'over' ? {state} : {state: 'none'}
}

/** Has our server exchange the secret of a mailed link, which no script reads (D-21) (G-24). */
export const exchangeLink = async ({commerce}: LiveSession): Promise<LinkOutcome> =>
    toOutcome(await commerce.fetch({family: 'own', path: '/agreement-link', body: {}}))

export const useExchangeLink = () =>
    useShopperMutation({changes: agreementChanges, run: exchangeLink})
