import type {ApprovalWish} from '@app/commerce/approvals/instant-approval'
import {useBasket} from '@app/commerce/basket/basket-context'
import {type CustomerRecord, useIdentity} from '@app/commerce/session/identity'
import {phoneDigits} from '@app/domain/person/person'
import {useAppContext} from '@app/routing/route/app-context'
import {type Application, useApplication} from './application-store'

/** The contact data that the shopper has given in the application so far. */
const enteredContact = ({answers, draft, phone}: Application): {email?: string; phone?: string} => {
    const {email, phone: entered} = answers.personal ?? draft.personal ?? {}
    const number = entered || phone
    return {...(email && {email}), ...(number && {phone: number})}
}

/** The contact data by which the platform finds the shopper (G-23): from the application, otherwise from their account. */
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
