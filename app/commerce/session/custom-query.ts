import {useConfig, useCustomQuery} from '@salesforce/commerce-sdk-react'
import type {UseQueryResult} from '@tanstack/react-query'
import {sdkBase, sdkFetch} from '../sdk/sdk-transport'
import type {Shopper} from './session'
import {useReadOptions} from './shopper-api'

type CustomRead = {
    apiName: string
    endpointPath: string
    parameters: Record<string, string | number | boolean>
    /** How long the answer counts as fresh, in milliseconds. */
    staleTime: number
}

/**
 * A custom endpoint that is read with GET, by the SDK's `useCustomQuery`, with the shopper's own session. Not for one
 * that is read with a body: the SDK's key does not contain it (docs/upgrading.md).
 */
export const useCustomRead = (
    {commerce, customerId}: Shopper,
    {apiName, endpointPath, parameters, staleTime}: CustomRead
): UseQueryResult<unknown> => {
    const {clientId, organizationId, shortCode, siteId} = useConfig()
    return useCustomQuery(
        {
            options: {
                method: 'GET',
                parameters,
                // By this the platform correlates calls [API-002].
                headers: {'correlation-id': customerId},
                customApiPathParameters: {apiName, apiVersion: 'v1', endpointPath}
            },
            clientConfig: {
                proxy: sdkBase,
                parameters: {clientId, organizationId, shortCode, siteId},
                fetch: sdkFetch(commerce),
                throwOnBadResponse: true
            }
        },
        useReadOptions(staleTime)
    )
}
