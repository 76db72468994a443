import {z} from 'zod'
import type {InterstitialRule, InterstitialRulesAnswer} from '@contract/third-parties'
import {endpoint} from '../core/endpoint'
import {siteQuery} from '../core/query-values'
import {customPath, readScope} from '../renting/rental-account'

/** Most urgent first. [G-40, G-45, G-46] */
const rules: readonly InterstitialRule[] = [
    {ruleName: 'AnyPaymentOverDue45Days', priority: 1, contentAssetId: 'payment-overdue'},
    {ruleName: 'AnyPaymentOverDue', priority: 2, contentAssetId: 'payment-overdue'},
    {ruleName: 'AllSavedPaymentsExpired', priority: 3, contentAssetId: 'payment-methods-expired'},
    {
        ruleName: 'AnySavedPaymentExpiringWithIn60Days',
        priority: 4,
        contentAssetId: 'payment-methods-expired'
    },
    {ruleName: 'AnyUpcomingPaymentWithIn1Week', priority: 5, contentAssetId: 'payment-upcoming'},
    {ruleName: 'NotEnrolledInAnyAutoPay', priority: 6, contentAssetId: 'autopay-invitation'}
]

/** The requested rules, in the order in which the storefront tries them. [API-054] */
export const getInterstitialRules = endpoint({
    method: 'POST',
    path: customPath('ie-configurations', 'getieconfigurations'),
    scope: readScope,
    query: siteQuery,
    body: z.looseObject({rulesquery: z.array(z.string().max(100)).max(50)}),
    handle: ({body}): InterstitialRulesAnswer => ({
        sortedRules: rules.filter(
            ({ruleName}) => ruleName !== undefined && body.rulesquery.includes(ruleName)
        )
    })
})
