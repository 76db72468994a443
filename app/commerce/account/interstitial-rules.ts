import * as z from 'zod/mini'
import {accountAlerts} from '@app/domain/agreements/account-alerts'
import type {InterstitialRulesRequest} from '@contract/third-parties'
import {anyList, readAnswer, readItems} from '../answer'
import type {Commerce} from '../client'
import {flag, record, text} from '../json'
import {cachedForADay, fetchPreferences} from '../preferences'
import type {Query} from '../query'

/** A rule by the name of the alert that fires it, and the content asset to show then (G-46). */
export type InterstitialRule = {name: string; contentAssetId: string}

const RulesAnswer = z.looseObject({sortedRules: anyList})

const toRule = (raw: unknown): InterstitialRule[] => {
    const {ruleName, contentAssetId} = record(raw)
    const [name, asset] = [text(ruleName), text(contentAssetId)]
    return name === undefined || asset === undefined ? [] : [{name, contentAssetId: asset}]
}

/** The rules in the order in which they are tried; one without a name or an asset is left out. */
export const toInterstitialRules = (
    raw: unknown,
    log?: Pick<Commerce, 'warn'>
): InterstitialRule[] => readItems(readAnswer(RulesAnswer, raw).sortedRules, toRule, log)

/** The rules of the interstitial engine, for the alerts that are raised [API-054]. */
export const interstitialRules = (
    own: Commerce,
    customerId: string
): Query<InterstitialRule[]> => ({
    key: ['interstitial-rules'],
    // Once for each load of the account [ACCT-031].
    staleTime: Infinity,
    fetch: async () => {
        const path = '/custom/ie-configurations/v1/organizations/{org}/getieconfigurations'
        const body: InterstitialRulesRequest = {rulesquery: [...accountAlerts]}
        return toInterstitialRules(await own.fetch({path, body, customerId}), own)
    }
})

/** Whether the interstitial engine is on [ACCT-032]; the same for everybody. */
export const isInterstitialEnabled = (commerce: Commerce): Query<boolean> => ({
    key: ['interstitial-enabled'],
    ...cachedForADay,
    fetch: async () => {
        const {interstitialEngineEnabled} = await fetchPreferences(commerce, [
            'interstitialEngineEnabled'
        ])
        return flag(interstitialEngineEnabled) ?? false
    }
})
