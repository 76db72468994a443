import type {CustomPreferencesAnswer} from '@contract/preferences'
import {endpoint} from '../core/endpoint'
import {list, siteQuery} from '../core/query-values'
import {getPaymentConfiguration} from './payment-configuration'
import {preferenceOf} from './preference'
import {getConfigurations} from './site-configuration'

/** The preferences asked for; those that are not set are left out. [API-014] */
const getCustomPreferences = endpoint({
    method: 'GET',
    path: '/custom/custom-prefs/v1/organizations/:organizationId/getcustompreferences',
    query: siteQuery.extend({c_prefs: list(100, 100)}),
    handle: ({query, world}): CustomPreferencesAnswer => ({
        customPreferences: Object.fromEntries(
            query.c_prefs
                .map((id) => [id, preferenceOf(world, id)] as const)
                .filter(([, value]) => value !== undefined)
        )
    })
})

export const preferenceEndpoints = [
    getCustomPreferences,
    getConfigurations,
    getPaymentConfiguration
]
