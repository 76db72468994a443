import type {CustomPreferences} from '@contract/preferences'
import type {Commerce} from './client'
import {flag, text} from './json'
import {cachedForADay, fetchPreferences} from './preferences'
import type {Query} from './query'

/** The preferences that hold the address of a script, in the order in which the scripts are loaded. */
const scriptNames = [
    'optimizelyTrackingURL',
    'optimizelyRecommendationURL',
    'crazyEggScripUrl',
    'qmScriptURL',
    'feedbackSurveyURL',
    'zetaScriptURL'
] as const satisfies readonly (keyof CustomPreferences)[]

/** What marketers have turned on for visitors who allow it. */
export type ThirdParties = {
    /** Addresses of other companies' scripts, as the preferences hold them: not checked yet. */
    scripts: readonly string[]
    /** Whether the pages that are visited are logged [ANALYTICS-022]. */
    isVisitLogged: boolean
}

/**
 * Third parties by the site's preferences: Optimizely [CONFIG-004], Crazy Egg by the name that is spelt so [CONFIG-008], QM
 * [CONFIG-009], the feedback survey [CONFIG-010] and Zeta [CONFIG-011]. No page waits for it.
 */
export const thirdParties = (commerce: Commerce): Query<ThirdParties> => ({
    key: ['third-parties'],
    ...cachedForADay,
    retries: 0,
    fetch: async () => {
        const preferences = await fetchPreferences(commerce, [
            ...scriptNames,
            'feedbackSurveyEnabled',
            'zetaEnabled',
            'visitedUrlLogEnabled'
        ])
        const isOff = (name: string): boolean =>
            (name === 'feedbackSurveyURL' && flag(preferences.feedbackSurveyEnabled) !== true) ||
            (name === 'zetaScriptURL' && flag(preferences.zetaEnabled) !== true)
        return {
            scripts: scriptNames.flatMap((name) => {
                const address = text(preferences[name])
                return address === undefined || address === '' || isOff(name) ? [] : [address]
            }),
            isVisitLogged: flag(preferences.visitedUrlLogEnabled) === true
        }
    }
})

/** How Salesforce's messaging is set up; its address is not checked yet. */
export type ChatSettings = Record<
    'script' | 'site' | 'messaging' | 'organizationId' | 'deployment',
    string
>

/** The sales chat by the site's preferences [CHAT-005]; null where it is off or not whole. */
export const chatSettings = (commerce: Commerce): Query<ChatSettings | null> => ({
    key: ['chat'],
    ...cachedForADay,
    retries: 0,
    fetch: async () => {
        const preferences = await fetchPreferences(commerce, [
            'sfChat_enabled',
            'sfChat_scriptURL',
            'sfChat_siteURL',
            'sfChat_messagingURL',
            'sfChat_organizationId',
            'sfChat_deployment'
        ])
        if (flag(preferences.sfChat_enabled) !== true) return null
        const script = text(preferences.sfChat_scriptURL)
        const site = text(preferences.sfChat_siteURL)
        const messaging = text(preferences.sfChat_messagingURL)
        const organizationId = text(preferences.sfChat_organizationId)
        const deployment = text(preferences.sfChat_deployment)
        return script && site && messaging && organizationId && deployment
            ? {script, site, messaging, organizationId, deployment}
            : null
    }
})
