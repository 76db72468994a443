import type {CustomPreferences} from '@contract/preferences'
import type {World} from '../world/world'
import {setPreference} from './preference'

/** What the shop's managers have set. Times are in minutes. */
const preferences: Required<CustomPreferences> = {
    frequentSearches: ['sofa', 'washer', 'tv', 'laptop', 'refrigerator', 'mattress'],
    autoAssignStoreEnabled: true,
    autoAssignStoreParams: {maxDistance: 100, countryCode: 'US'},
    restrictedNavCategories: [],
    checkoutSessionTimeout: 15,
    AccountSessionTimeout: 15,
    basketRefreshTime: 5,
    interstitialEngineEnabled: true
}

export const seedPreferences = (world: World) => {
    for (const [id, value] of Object.entries(preferences)) setPreference(world, id, value)
}
