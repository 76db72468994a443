import {useShopperContextsMutation, useUsid} from '@salesforce/commerce-sdk-react'
import {useCallback} from 'react'
import {useLatest} from '@app/lib/react-hooks'
import {sdkFailure} from '../sdk-failure'
import type {ShopperContextBody} from './store-context'

/** Some of the context; what it does not name stays as it is. */
export type ContextPart = Pick<ShopperContextBody, 'customQualifiers'> & Partial<ShopperContextBody>

/** Writes the context by merging: a new one would take away what others have put into it [G-04, API-020]. */
export const useContextUpdate = () => {
    const {getUsidWhenReady} = useUsid()
    const {mutateAsync: update} = useShopperContextsMutation('updateShopperContext')
    const {mutateAsync: create} = useShopperContextsMutation('createShopperContext')
    const latest = useLatest({getUsidWhenReady, update, create})

    return useCallback(
        async (body: ContextPart): Promise<void> => {
            const calls = latest.current
            const usid = await calls.getUsidWhenReady()
            const parameters = {usid, evaluateContextWithClientIp: true}
            try {
                await calls.update({parameters, body})
            } catch (error) {
                const failure = await sdkFailure(error)
                if (failure.status !== 404) throw failure
                await calls.create({parameters, body})
            }
        },
        [latest]
    )
}
