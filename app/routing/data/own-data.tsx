import {useQuery} from '@tanstack/react-query'
import {useId, type ReactElement} from 'react'
import {isTokenEnding} from '@app/commerce/session/token/fresh-token'
import type {MappedQuery} from '@app/commerce/sdk/mapped-query'
import {personalKey} from '@app/commerce/session/personal-query'
import {type Shopper, useSessionActions, useShopper} from '@app/commerce/session/session'
import {useSessionSdk} from '@app/commerce/session/shopper-api'
import {asLoadable, type Loadable} from '../route/commerce-query'
import {useWithoutShopper} from './use-personal-query'

type OwnDataProps<T, Given> = {
    /** The hook of `app/commerce` that reads it by a hook of the SDK. */
    useData: (shopper: Shopper, given: Given) => MappedQuery<T>
    /** What the hook reads it by, such as an order's number. */
    given: Given
    /** Rendered again with each state of the data. */
    children: (data: Loadable<T>) => ReactElement
}

const Read = <T, Given>({
    shopper,
    useData,
    given,
    children
}: OwnDataProps<T, Given> & {shopper: Shopper}) => {
    const {whenLive} = useSessionActions()
    const query = useData(shopper, given)
    const refetch = () => whenLive().then(() => query.refetch())
    return children(asLoadable({...query, refetch: () => refetch().catch(() => undefined)}))
}

/**
 * Reads only with a fresh token: the SDK would otherwise renew it by itself, at the same time as other tabs, and take an
 * outage for the end of the session [D-14, D-15]. Each reader finds that out for itself, and again for what it is given
 * next: that the token was fresh for a part of the page, or for the page before, says nothing of now.
 */
const ReadWhenLive = <T, Given>(props: OwnDataProps<T, Given> & {shopper: Shopper}) => {
    const {customerId, commerce} = props.shopper
    const {whenLive} = useSessionActions()
    const reader = useId()
    const live = useQuery({
        queryKey: [...personalKey(customerId, ['live', reader]), props.given],
        queryFn: () => whenLive().then(() => true),
        cacheTime: 0,
        initialData: () => (isTokenEnding(commerce.siteId, Date.now()) ? undefined : true)
    })
    const state = asLoadable(live)
    return state.state === 'ready' ? <Read {...props} /> : props.children(state)
}

/**
 * What is the shopper's own, read by a hook of the commerce SDK below its provider; loading until the session and the
 * SDK are there. A guest without a session gets `failed` with 401.
 */
export const OwnData = <T, Given>(props: OwnDataProps<T, Given>) => {
    const shopper = useShopper()
    const withoutShopper = useWithoutShopper()
    const sdk = useSessionSdk()
    if (!shopper) return props.children(withoutShopper)
    if (!sdk) return props.children({state: 'loading'})
    const {Provider, apis} = sdk
    return (
        <Provider apis={apis} locale={shopper.commerce.locale}>
            <ReadWhenLive {...props} shopper={shopper} />
        </Provider>
    )
}
