import {storeSearchMiles} from '@app/domain/store/locator/shown-stores'
import type {Commerce} from '../../commerce'
import {askPreferences, keptForADay} from '../../preferences/ask-preferences'
import type {Question} from '../../question'
import {flag, number, record} from '../../reading'

export type AutoAssign = {enabled: boolean; maxDistance: number}

/** Whether, and from how far, a store is assigned to a shopper who has none [STORE-055, API-014]. */
export const autoAssignPreferences = (commerce: Commerce): Question<AutoAssign> => ({
    key: ['auto-assign-preferences'],
    ...keptForADay,
    ask: async () => {
        const {autoAssignStoreEnabled: enabled, autoAssignStoreParams: params} =
            await askPreferences(commerce, ['autoAssignStoreEnabled', 'autoAssignStoreParams'])
        return {
            enabled: flag(enabled) ?? false,
            maxDistance: number(record(params).maxDistance) ?? storeSearchMiles
        }
    }
})
