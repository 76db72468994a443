import type {ShopperPaymentsTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {endpoint} from '../core/endpoint'
import {decimal, siteQuery} from '../core/query-values'

/** Salesforce's own payments are not set up here: there is no zone, and nothing to pay by. */
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
