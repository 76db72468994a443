import {useQuery} from '@tanstack/react-query'
import {useMemo} from 'react'
import type {CommerceFailure} from '@app/commerce/client'
import {type Query, queryOptions} from '@app/commerce/query'
import {useIdentity} from '@app/commerce/session/identity'
import {asPersonal} from '@app/commerce/session/personal-query'
import {useShopper, type Shopper} from '@app/commerce/session/session'
import {asLoadable, type Loadable} from '../route/commerce-query'

const notSignedIn: CommerceFailure = {status: 401, code: 'refused'}
const doNothing = () => undefined
const nobody = (): Promise<never> => Promise.reject(new Error('There is nobody to ask about'))

/**
 * Whether the shopper is a guest without a session, for whom nothing is stored anywhere. A read that was refused with 401
 * does not mean that: the shopper may have data.
 */
export const useHasNoSession = (): boolean => {
    const shopper = useShopper()
    return useIdentity().state === 'guest' && shopper === null
}

/** The state of a personal query while there is no shopper to fetch it for: loading, or why there is none. */
export const useWithoutShopper = (): Loadable<never> => {
    const identity = useIdentity()
    return useMemo(() => {
        if (identity.state === 'failed') return identity
        return identity.state === 'guest'
            ? {state: 'failed', failure: notSignedIn, retry: doNothing}
            : {state: 'loading'}
    }, [identity])
}

/**
 * A personal query of a part of a page: fetched in the browser, with the shopper's session, under their own query key. A
 * guest without a session gets `failed` with 401.
 */
export const usePersonalQuery = <T>(
    of: (shopper: Shopper) => Query<T>,
    requested = true
): Loadable<T> => {
    const shopper = useShopper()
    const withoutShopper = useWithoutShopper()
    const query = shopper
        ? queryOptions(asPersonal(shopper, of(shopper)))
        : {queryKey: ['shopper', 'nobody'], queryFn: nobody}
    const result = useQuery<T>({...query, enabled: requested && shopper !== null})

    return shopper ? asLoadable(result) : withoutShopper
}
