import type {CustomPreferences} from '@contract/preferences'
import type {Commerce} from '../commerce'
import {record, type Unread} from '../reading'

/**
 * Kept for a day [CONST-003], and stale after five minutes: then given all the same while they are asked for anew
 * [CONST-004]. Asked again twice where they fail, after one second and then after two [CONST-005].
 */
export const keptForADay = {
    fresh: 300_000,
    shared: {fresh: 300, stale: 86_400 - 300},
    retries: 2
}

/** The site's preferences of the names given; those that are not set are missing [API-014]. */
export const askPreferences = async (
    commerce: Commerce,
    names: readonly (keyof CustomPreferences)[]
): Promise<Unread> => {
    const answer = await commerce.ask({
        path: '/custom/custom-prefs/v1/organizations/{org}/getcustompreferences',
        query: {c_prefs: names.join(',')}
    })
    return record(record(answer).customPreferences)
}
