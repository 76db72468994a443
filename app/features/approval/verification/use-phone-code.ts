import {
    type PhoneCheck,
    type PhoneLookUp,
    prefillByPhone,
    sendPhoneCode
} from '@app/commerce/approvals/phone-look-up'
import {toFailure} from '@app/commerce/client'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {useShopperCall} from '@app/commerce/session/use-shopper-call'
import {useAppContext} from '@app/routing/route/app-context'
import {consentsTo} from '../frame/application-step'
import {useApprovalWish} from '../frame/use-approval-wish'

/** The result of a call of the phone check. A failed call is a result too: the form continues without the look-up. */
export type PhoneCheckOutcome = PhoneLookUp | {state: 'failed'}

/** What the application stores after a check: the data that was found, or why there is none. */
export const endOfPhoneCheck = (outcome: PhoneCheckOutcome) => {
    if (outcome.state !== 'done') return {prefill: null, phoneStep: 'failed'} as const
    const {prefill} = outcome
    return {prefill, phoneStep: prefill ? 'found' : 'nothing-found'} as const
}

const failed = (error: unknown): PhoneCheckOutcome => {
    emitShopEvent({
        event: 'step-failed',
        flow: 'approval',
        step: 'phone',
        code: toFailure(error).code
    })
    return {state: 'failed'}
}

/** Returns a function that sends a code to a number, with the shopper's consent to the look-up. */
export const useSendPhoneCode = (): ((phone: string) => Promise<PhoneCheckOutcome>) => {
    const {commerce} = useAppContext()
    const wish = useApprovalWish()
    const send = useShopperCall(sendPhoneCode)
    return (phone) =>
        send({
            phone,
            wish: {...wish, phone},
            consents: consentsTo(['phone-look-up'], commerce.locale, Date.now())
        }).catch(failed)
}

/** Returns a function that looks the number up with the code that was sent to it. */
export const useTryPhoneCode = (): ((
    check: PhoneCheck,
    code: string
) => Promise<PhoneCheckOutcome>) => {
    const wish = useApprovalWish()
    const lookUp = useShopperCall(prefillByPhone)
    return (check, code) => lookUp({check, code, wish: {...wish, phone: check.phone}}).catch(failed)
}
