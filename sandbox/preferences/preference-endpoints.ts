import type {ShopperConfigurationsTypes, ShopperPaymentsTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import type {CustomPreferencesAnswer} from '@contract/preferences'
import {publicBase} from '../core/addresses'
import {defaultLocale, locales} from '../core/locales'
import {endpoint} from '../core/endpoint'
import {decimal, list, siteQuery} from '../core/query-values'
import {siteSeeds} from '../sites/site-seeds'
import type {World} from '../world/world'
import {preferenceOf} from './preference'

/** Salesforce's own payments are not set up here: there is no zone and no payment method. */
export const getPaymentConfiguration = endpoint({
    method: 'GET',
    path: '/checkout/shopper-payments/v1/organizations/:organizationId/payment-configuration',
    scope: 'sfcc.shopper-baskets-orders',
    query: siteQuery.extend({
        currency: z.literal('USD'),
        countryCode: z
            .string()
            .regex(/^[A-Z]{2}$/)
            .optional(),
        zoneId: z
            .string()
            .regex(/^[\w-]{1,100}$/)
            .optional(),
        amount: decimal(0, 1e9).optional()
    }),
    handle: (): ShopperPaymentsTypes.PaymentConfiguration => ({
        zoneId: null,
        paymentMethodSetAccounts: [],
        paymentMethods: []
    })
})

const locale = (id: string, displayName: string, isDefault: boolean) => ({
    id,
    country: 'US',
    default: isDefault,
    displayCountry: 'United States',
    displayName,
    language: id.slice(0, 2),
    name: displayName
})

const ofSite = (id: string, value: unknown) => ({
    configurationType: 'siteConfiguration',
    id,
    value
})

const ofAll = (id: string, value: unknown) => ({
    configurationType: 'globalConfiguration',
    id,
    value
})

const configurationsOf = ({siteId}: World) => [
    ofSite('id', siteId),
    ofSite('name', siteSeeds[siteId].title),
    ofSite('status', 'online'),
    ofSite('timezone', 'America/Chicago'),
    ofSite('defaultCurrency', 'USD'),
    ofSite('allowedCurrencies', ['USD']),
    ofSite('defaultLocale', defaultLocale),
    ofSite(
        'allowedLocales',
        locales.map(({id, title}) => locale(id, title, id === defaultLocale))
    ),
    ofAll('SalesforcePaymentsAllowed', false),
    // Stock storefronts offer subscriptions only when this is set.
    ofAll('EnableConsentWithMarketingCloud', true)
]

/** The site's settings for storefronts. */
export const getConfigurations = endpoint({
    method: 'GET',
    path: '/configuration/shopper-configurations/v1/organizations/:organizationId/configurations',
    scope: 'sfcc.shopper-configurations',
    query: siteQuery,
    handle: ({world}): ShopperConfigurationsTypes.SiteConfiguration => ({
        configurations: configurationsOf(world)
    })
})

/** Pages and scripts of the sandbox itself, by the preference that names them. */
const ownPages = new Map([
    ['creditCardIframeURL', 'card-frame'],
    ['optimizelyTrackingURL', 'scripts/optimizely.js'],
    ['optimizelyRecommendationURL', 'scripts/optimizely-recommendation.js'],
    ['crazyEggScripUrl', 'scripts/crazy-egg.js'],
    ['qmScriptURL', 'scripts/qm.js'],
    ['feedbackSurveyURL', 'scripts/survey.js'],
    ['zetaScriptURL', 'scripts/zeta.js'],
    ['sfChat_scriptURL', 'scripts/chat.js'],
    ['sfChat_siteURL', 'scripts'],
    ['sfChat_messagingURL', 'scripts']
])

/** Preferences that are not set, and follow from the sandbox's own address [CONFIG-007…011, CHAT-005]. */
const usual = (id: string, url: URL): string | undefined => {
    const page = ownPages.get(id)
    return page && `${publicBase(url)}/${page}`
}

/** The requested preferences; those that are not set are left out. [API-014] */
const getCustomPreferences = endpoint({
    method: 'GET',
    path: '/custom/custom-prefs/v1/organizations/:organizationId/getcustompreferences',
    query: siteQuery.extend({c_prefs: list(100, 100)}),
    handle: ({query, world, url}): CustomPreferencesAnswer => ({
        customPreferences: Object.fromEntries(
            query.c_prefs
                .map((id) => [id, preferenceOf(world, id) ?? usual(id, url)] as const)
                .filter(([, value]) => value !== undefined)
        )
    })
})

export const preferenceEndpoints = [
    getCustomPreferences,
    getConfigurations,
    getPaymentConfiguration
]
