import * as z from 'zod/mini'
import {timeoutMinutes} from '@app/domain/calendar/session-timer'
import {storeSearchMiles} from '@app/domain/stores/store-listing'
import type {CustomPreferences} from '@contract/preferences'
import {listIfAny, readAnswer} from './answer'
import type {Commerce} from './client'
import {flag, number, record, text, texts, type UnknownRecord} from './json'
import type {Query} from './query'

/**
 * Cached for a day [CONST-003] and stale after five minutes: stale data is still used while it is revalidated
 * [CONST-004]. A failed call is retried twice, after one second and then after two [CONST-005].
 */
export const cachedForADay = {
    staleTime: 300_000,
    shared: {fresh: 300, stale: 86_400 - 300},
    retries: 2
}

const PreferencesAnswer = z.looseObject({customPreferences: z.record(z.string(), z.unknown())})

/** The site's preferences of the names given; those that are not set are missing [API-014]. */
export const fetchPreferences = async (
    commerce: Commerce,
    names: readonly (keyof CustomPreferences)[]
): Promise<UnknownRecord> => {
    const answer = await commerce.fetch({
        path: '/custom/custom-prefs/v1/organizations/{org}/getcustompreferences',
        query: {c_prefs: names.join(',')}
    })
    return readAnswer(PreferencesAnswer, answer).customPreferences
}

/** Ids of the restricted categories that the menu may still show [SHELL-018]; the same for everybody. */
export const listedCategories = (commerce: Commerce): Query<string[]> => ({
    key: ['listed-categories'],
    ...cachedForADay,
    fetch: async () => {
        const {restrictedNavCategories: ids} = await fetchPreferences(commerce, [
            'restrictedNavCategories'
        ])
        return texts(readAnswer(listIfAny, ids))
    }
})

/** What shoppers often search for, the most frequent first (G-18) [SEARCH-024]; the same for everybody. */
export const frequentSearches = (commerce: Commerce): Query<string[]> => ({
    key: ['frequent-searches'],
    // [SEARCH-030] (C-03)
    staleTime: 180_000,
    shared: {fresh: 180, stale: 86_400},
    // [CONST-002] (C-03)
    retries: 2,
    fetch: async () => {
        const {frequentSearches: terms} = await fetchPreferences(commerce, ['frequentSearches'])
        return [...new Set(texts(readAnswer(listIfAny, terms)).map((term) => term.trim()))].filter(
            Boolean
        )
    }
})

export type AutoAssign = {enabled: boolean; maxDistance: number}

/** Whether a store is assigned to a shopper who has none, and within how many miles [STORE-055, API-014]. */
export const autoAssignPreferences = (commerce: Commerce): Query<AutoAssign> => ({
    key: ['auto-assign-preferences'],
    ...cachedForADay,
    fetch: async () => {
        const {autoAssignStoreEnabled: enabled, autoAssignStoreParams: params} =
            await fetchPreferences(commerce, ['autoAssignStoreEnabled', 'autoAssignStoreParams'])
        return {
            enabled: flag(enabled) ?? false,
            maxDistance: number(record(params).maxDistance) ?? storeSearchMiles
        }
    }
})

/** The address of the page that is framed to type a card, from the site's preferences; empty if none is set [CONFIG-007]. */
export const cardFramePreference = (commerce: Commerce): Query<string> => ({
    key: ['card-frame'],
    ...cachedForADay,
    // No retries, as a shopper about to pay should not wait: the configured address is used instead.
    retries: 0,
    fetch: async () => {
        const {creditCardIframeURL: address} = await fetchPreferences(commerce, [
            'creditCardIframeURL'
        ])
        return text(address) ?? ''
    }
})

/** The inactivity time-outs, and how often the basket is fetched again, in minutes. */
export type SessionTimeouts = {
    checkoutMinutes: number
    accountMinutes: number
    refreshMinutes: number
}

const DEFAULT_REFRESH_MINUTES = 5

const refreshMinutes = (preference: number | undefined): number =>
    preference !== undefined && preference > 0 ? preference : DEFAULT_REFRESH_MINUTES

/**
 * How long a shopper may be inactive before they are warned, and then signed out or sent to the home page [SESSION-002,
 * SESSION-009, CONFIG-005].
 */
export const sessionTimeouts = (commerce: Commerce): Query<SessionTimeouts> => ({
    key: ['session-timeouts'],
    ...cachedForADay,
    fetch: async () => {
        const preferences = await fetchPreferences(commerce, [
            'checkoutSessionTimeout',
            'AccountSessionTimeout',
            'basketRefreshTime'
        ])
        return {
            checkoutMinutes: timeoutMinutes(number(preferences.checkoutSessionTimeout)),
            accountMinutes: timeoutMinutes(number(preferences.AccountSessionTimeout)),
            refreshMinutes: refreshMinutes(number(preferences.basketRefreshTime))
        }
    }
})
