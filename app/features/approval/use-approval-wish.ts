import type {ApprovalWish} from '@app/commerce/approvals/instant-approval'
import {useBasket} from '@app/commerce/basket/basket-context'
import {type CustomerRecord, useIdentity} from '@app/commerce/shopper/identity'
import {phoneDigits} from '@app/domain/person'
import {useAppContext} from '@app/routing/app-context'
import {type Application, useApplication} from './application-store'

/** How to reach the shopper, as they have given the application so far. */
const enteredContact = ({answers, draft, phone}: Application): {email?: string; phone?: string} => {
    const {email, phone: entered} = answers.personal ?? draft.personal ?? {}
    const number = entered || phone
    return {...(email && {email}), ...(number && {phone: number})}
}

/** What is known of the shopper, for the platform to find them by (G-23): from the application, else from their account. */
export const useApprovalWish = (): ApprovalWish => {
    const {storeId} = useAppContext()
    const identity = useIdentity()
    const basket = useBasket()
    const entered = enteredContact(useApplication())
    const account: CustomerRecord = identity.state === 'customer' ? identity : {}
    const phone = entered.phone ?? account.phone
    return {
        storeId,
        basketId: basket.state === 'ready' ? basket.basket?.id : undefined,
        email: entered.email ?? account.email,
        phone: phone === undefined ? undefined : phoneDigits(phone)
    }
}
