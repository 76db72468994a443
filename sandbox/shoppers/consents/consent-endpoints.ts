import type {ShopperConsentsTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {answer, problem} from '../../core/response'
import {endpoint} from '../../core/endpoint'
import {type Locale, textIn} from '../../core/locales'
import {list, localeOf, siteQuery} from '../../core/query-values'
import type {World} from '../../world/world'
import {
    ConsentRequest,
    consentsOf,
    faultOf,
    saveConsent,
    type Subscription,
    subscriptions
} from './consent'

const path = '/shopper/shopper-consents/v1/organizations/:organizationId/subscriptions'
const scope = 'sfcc.shopper-consents'

/** What a shopper can agree to; with their answers only if requested. */
const getSubscriptions = endpoint({
    method: 'GET',
    path,
    scope,
    query: siteQuery.extend({
        tags: list(10).optional(),
        expand: list(10)
            .refine(
                (requested) => requested.every((one) => one === 'consentStatus'),
                'is not known'
            )
            .optional()
    }),
    handle: ({query, shopper, world}): ShopperConsentsTypes.ConsentSubscriptionResponse => {
        const {tags, expand = []} = query
        const offered = subscriptions.filter(
            (one) => !tags || one.tags.some((tag) => tags.includes(tag))
        )
        return {
            data: offered.map((one) => ({
                ...present(one, localeOf(query)),
                ...(expand.length > 0 && {
                    consentStatus: consentsOf(world, shopper.customerId, one.id)
                })
            }))
        }
    }
})

const present = (
    {id, channels, tags, title, subtitle}: Subscription,
    locale: Locale
): ShopperConsentsTypes.ConsentSubscription => ({
    subscriptionId: id,
    channels: [...channels],
    title: textIn(locale, title),
    subtitle: textIn(locale, subtitle),
    tags: [...tags],
    consentType: 'marketing',
    consentRequired: false,
    defaultStatus: 'opt_out'
})

const updateSubscription = endpoint({
    method: 'POST',
    path,
    scope: `${scope}.rw`,
    query: siteQuery,
    body: ConsentRequest,
    handle: ({body, shopper, world}): ShopperConsentsTypes.ConsentSubscriptionUpdateResponse => {
        const fault = faultOf(body)
        if (fault) return problem(400, 'bad-request', fault.message, {code: fault.code})
        saveConsent(world, shopper.customerId, body)
        return body
    }
})

/** Saves valid consents, and returns the status of each: 207 if one is not valid. */
const updateSubscriptions = endpoint({
    method: 'POST',
    path: `${path}/actions/bulk`,
    scope: `${scope}.rw`,
    query: siteQuery,
    body: z.object({subscriptions: z.array(ConsentRequest).min(1).max(50)}),
    handle: ({body, shopper, world}) => {
        const results = body.subscriptions.map((one) => resultOf(world, shopper.customerId, one))
        const response: ShopperConsentsTypes.ConsentSubscriptionBulkResponse = {results}
        return answer(results.every(({success}) => success) ? 200 : 207, response)
    }
})

const resultOf = (
    world: World,
    shopperId: string,
    consent: ConsentRequest
): ShopperConsentsTypes.ConsentSubscriptionResult => {
    const error = faultOf(consent)
    if (error) return {...consent, success: false, error}
    saveConsent(world, shopperId, consent)
    return {...consent, success: true}
}

export const consentEndpoints = [getSubscriptions, updateSubscription, updateSubscriptions]
