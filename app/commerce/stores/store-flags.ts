import type {Commerce} from '../client'
import {flag} from '../json'
import type {Query} from '../query'
import {onlyStoreOf} from './store'

/** Which checks a store makes before it rents [VERIFY-004] [VERIFY-005]. */
export type StoreChecks = {
    /** The form is prefilled by the mobile phone number. */
    isPhoneCheckEnabled: boolean
    isIdentityCheckEnabled: boolean
    isDecisionEngineEnabled: boolean
}

/** A store's checks; those that the store does not mention are on. Throws 404 for an unknown store. */
export const toStoreChecks = (raw: unknown): StoreChecks => {
    const store = onlyStoreOf(raw)
    return {
        isPhoneCheckEnabled: flag(store.c_payfoneEnabled) ?? true,
        isIdentityCheckEnabled: flag(store.c_identityVerificationEnabled) ?? true,
        isDecisionEngineEnabled: flag(store.c_decisionEngineEnabled) ?? true
    }
}

/** The checks of a store by its id; the same for everybody. */
export const storeChecks = (commerce: Commerce, id: string): Query<StoreChecks> => ({
    key: ['store-checks', id],
    staleTime: 600_000,
    shared: {fresh: 300, stale: 86_400},
    fetch: async () =>
        toStoreChecks(
            await commerce.fetch({
                path: '/store/shopper-stores/v1/organizations/{org}/stores',
                query: {ids: id}
            })
        )
})
