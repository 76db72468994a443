import type {ShopperConfigurationsTypes} from 'commerce-sdk-isomorphic'
import {endpoint} from '../core/endpoint'
import {siteQuery} from '../core/query-values'

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

const configurations = [
    ofSite('id', 'Homeward'),
    ofSite('name', 'Homeward Rent-to-Own'),
    ofSite('status', 'online'),
    ofSite('timezone', 'America/Chicago'),
    ofSite('defaultCurrency', 'USD'),
    ofSite('allowedCurrencies', ['USD']),
    ofSite('defaultLocale', 'en-US'),
    ofSite('allowedLocales', [
        locale('en-US', 'English (United States)', true),
        locale('es-US', 'Spanish (United States)', false)
    ]),
    ofAll('SalesforcePaymentsAllowed', false),
    // Stock storefronts offer subscriptions only when this is set.
    ofAll('EnableConsentWithMarketingCloud', true)
]

/** What the site is set to, for whoever shows it. */
export const getConfigurations = endpoint({
    method: 'GET',
    path: '/configuration/shopper-configurations/v1/organizations/:organizationId/configurations',
    scope: 'sfcc.shopper-configurations',
    query: siteQuery,
    handle: (): ShopperConfigurationsTypes.SiteConfiguration => ({configurations})
})
