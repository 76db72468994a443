import {useCustomer, useCustomerId, useCustomerType} from '@salesforce/commerce-sdk-react'
import {useMemo} from 'react'
import {flag, record, text} from '../reading'

export type KnownCustomer = {
    /** The customer came through the identity provider, which locks their store [STORE-054]; a guest never did. */
    foundByProvider: boolean
    /** Empty where none is known [SHELL-007]. */
    firstName: string
}

/** What the platform knows of a signed-in customer; nothing of a guest. */
export const useKnownCustomer = (): KnownCustomer => {
    const customerId = useCustomerId()
    const {isRegistered} = useCustomerType()
    const {data} = useCustomer(
        {parameters: {customerId: customerId ?? ''}},
        {enabled: isRegistered && Boolean(customerId)}
    )
    return useMemo(() => {
        const known = record(data)
        return {
            foundByProvider: flag(known.c_customerFoundbyOKTAId) ?? false,
            firstName: text(known.firstName) ?? ''
        }
    }, [data])
}
