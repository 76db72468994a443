import {useCustomer, useCustomerId, useCustomerType} from '@salesforce/commerce-sdk-react'
import {useCallback, useMemo} from 'react'
import {useLatest} from '@app/lib/react-hooks'
import {flag, record, text} from '../json'

export type KnownCustomer = {
    /** The customer came through the identity provider, which locks their store [STORE-054]; undefined while not known. */
    foundByProvider: boolean | undefined
    /** Empty where none is known [SHELL-007]. */
    firstName: string
}

const isFound = (customer: unknown): boolean =>
    flag(record(customer).c_customerFoundbyOKTAId) ?? false

/**
 * What the platform knows of a signed-in customer; nothing of a guest, whom the identity provider never found.
 * `askFound` waits for the customer, and asks again where they did not come. Rejects where they still do not.
 */
export const useKnownCustomer = (): {
    customer: KnownCustomer
    askFound: () => Promise<boolean>
} => {
    const customerId = useCustomerId()
    const {isRegistered} = useCustomerType()
    const {data, refetch} = useCustomer(
        {parameters: {customerId: customerId ?? ''}},
        {enabled: isRegistered && Boolean(customerId)}
    )
    const latest = useLatest({isRegistered, data, refetch})

    const askFound = useCallback(async () => {
        const now = latest.current
        if (!now.isRegistered) return false
        return isFound(now.data ?? (await now.refetch({throwOnError: true})).data)
    }, [latest])
    const customer = useMemo(
        () => ({
            foundByProvider: isRegistered && !data ? undefined : isFound(data),
            firstName: text(record(data).firstName) ?? ''
        }),
        [isRegistered, data]
    )
    return {customer, askFound}
}
