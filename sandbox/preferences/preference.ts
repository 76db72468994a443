import type {CustomPreferences} from '@contract/preferences'
import {siteSeeds} from '../sites/site-seeds'
import type {Migration} from '../world/database'
import type {World} from '../world/world'

/** A preference's value; undefined for one that is not set. */
export const preferenceOf = ({statement}: World, id: string): unknown => {
    const row = statement<{value: string}>('SELECT value FROM preference WHERE id = ?').get(id)
    return row && JSON.parse(row.value)
}

export const setPreference = ({statement}: World, id: string, value: unknown) =>
    statement('INSERT OR REPLACE INTO preference (id, value) VALUES (?, ?)').run(
        id,
        JSON.stringify(value)
    )

export const preferenceMigration: Migration = {
    id: 'preferences-1',
    up: (db) => {
        db.exec('CREATE TABLE preference (id TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT')
    }
}

/** The shop managers' settings. Times are in minutes, delays in seconds. Addresses follow from the sandbox's own. */
const preferences: Required<Omit<CustomPreferences, `${string}${'URL' | 'Url'}`>> = {
    frequentSearches: ['sofa', 'washer', 'tv', 'laptop', 'refrigerator', 'mattress'],
    autoAssignStoreEnabled: true,
    autoAssignStoreParams: {maxDistance: 100, countryCode: 'US'},
    restrictedNavCategories: [],
    checkoutSessionTimeout: 15,
    AccountSessionTimeout: 15,
    basketRefreshTime: 5,
    interstitialEngineEnabled: true,
    excludedPages: ['/privacy-policy', '/terms-conditions', '/unsubscribe'],
    signUpDealsHomeDelay: 10,
    signUpDealsOtherDelay: 30,
    feedbackSurveyEnabled: true,
    zetaEnabled: true,
    visitedUrlLogEnabled: true,
    sfChat_enabled: false,
    sfChat_organizationId: '00Dsandbox000001',
    sfChat_deployment: 'Homeward_Sales'
}

export const seedPreferences = (world: World) => {
    const ofSite = {...preferences, ...siteSeeds[world.siteId].preferences}
    for (const [id, value] of Object.entries(ofSite)) setPreference(world, id, value)
}
