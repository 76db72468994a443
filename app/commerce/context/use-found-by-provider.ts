import {useCustomer, useCustomerId, useCustomerType} from '@salesforce/commerce-sdk-react'
import {flag, record} from '../reading'

/** Whether the customer was found through the identity provider, which locks their store [STORE-054]; a guest never is. */
export const useFoundByProvider = (): boolean => {
    const customerId = useCustomerId()
    const {isRegistered} = useCustomerType()
    const {data} = useCustomer(
        {parameters: {customerId: customerId ?? ''}},
        {enabled: isRegistered && Boolean(customerId)}
    )
    return flag(record(data).c_customerFoundbyOKTAId) ?? false
}
