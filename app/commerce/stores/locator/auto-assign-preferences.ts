import type {CustomPreferences} from '@contract/preferences'
import {storeSearchMiles} from '@app/domain/store/locator/shown-stores'
import type {Commerce} from '../../commerce'
import type {Question} from '../../question'
import {flag, number, record} from '../../reading'

export type AutoAssign = {enabled: boolean; maxDistance: number}

const enabled: keyof CustomPreferences = 'autoAssignStoreEnabled'
const params: keyof CustomPreferences = 'autoAssignStoreParams'

/** Whether, and from how far, a store is assigned to a shopper who has none [STORE-055, API-014]. */
export const autoAssignPreferences = (commerce: Commerce): Question<AutoAssign> => ({
    key: ['auto-assign-preferences'],
    fresh: 300_000,
    shared: {fresh: 300, stale: 86_400},
    ask: async () => {
        const answer = await commerce.ask({
            path: '/custom/custom-prefs/v1/organizations/{org}/getcustompreferences',
            query: {c_prefs: [enabled, params].join(',')}
        })
        const preferences = record(record(answer).customPreferences)
        return {
            enabled: flag(preferences[enabled]) ?? false,
            maxDistance: number(record(preferences[params]).maxDistance) ?? storeSearchMiles
        }
    }
})
