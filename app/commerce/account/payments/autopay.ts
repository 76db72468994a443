import type {EnrolmentResult} from '@app/domain/payments/autopay'
import {secondsToWaitOf} from '@app/domain/payments/unknown-end'
import type {Consent} from '@contract/approval'
import type {AutopayRequest} from '@contract/payments'
import {type Commerce, CommerceError} from '../../client'
import {isWriteAnswer} from '../../json'
import {isGone, isRefused, isTokenRefused, outcomeOf} from '../../outcome/outcome'
import type {Shopper} from '../../session/session'
import {useShopperMutation} from '../../session/use-shopper-mutation'
import {agreementSummary} from '../agreements'

const changes = [['account']]

/** An agreement or a club. */
export type AutopayTarget = {id: string; of: 'agreement' | 'club'}

/** What autopay is turned on for, which card it takes from, and the text that was agreed to (D-32). */
export type Enrolment = {
    targets: readonly AutopayTarget[]
    methodId: string
    consent: Consent
}

const send = async (
    {commerce, customerId}: Shopper,
    {id, of}: AutopayTarget,
    wanted: Pick<AutopayRequest, 'autoPay' | 'paymentMethodId' | 'consent'>
): Promise<void> => {
    const path = '/custom/auto-pay/v1/organizations/{org}/autopay'
    const target = of === 'club' ? {customerClubId: id} : {agreementId: id}
    const body: AutopayRequest = {customerId, ...target, ...wanted}
    const answer = await commerce.fetch({path, body, customerId})
    if (!isWriteAnswer(answer)) throw new CommerceError({status: 502, code: 'garbled'})
}

/** Whether autopay is on, as the platform says now. */
const isOn = async (
    own: Commerce,
    customerId: string,
    {id}: AutopayTarget,
    methodId?: string
): Promise<boolean> => {
    const {agreements, clubs} = await agreementSummary(own, customerId).fetch()
    return [...agreements, ...clubs].some(
        (one) =>
            one.id === id &&
            one.hasAutopay &&
            (methodId === undefined || one.autopayMethodId === methodId)
    )
}

const refusals = new Map<string | undefined, EnrolmentResult['state']>([
    ['payment-method-expired', 'expired'],
    ['payment-not-allowed', 'not-allowed'],
    ['agreement-not-signed', 'not-allowed'],
    ['nothing-due', 'not-allowed']
])

const enrol = async (
    shopper: Shopper,
    target: AutopayTarget,
    {methodId, consent}: Enrolment
): Promise<EnrolmentResult> => {
    const {id} = target
    try {
        await send(shopper, target, {autoPay: 'Y', paymentMethodId: methodId, consent})
        return {id, state: 'on'}
    } catch (error) {
        // An expired token is renewed and the call repeated: that turns nothing on twice.
        if (isTokenRefused(error)) throw error
        const outcome = outcomeOf(error)
        if (outcome.end === 'refused') return {id, state: refusals.get(outcome.type) ?? 'failed'}
        const {commerce, customerId} = shopper
        const known = await isOn(commerce, customerId, target, methodId).catch(() => null)
        if (known) return {id, state: 'on'}
        const tryAgainIn = secondsToWaitOf(error)
        return {id, state: known === null ? 'unknown' : 'failed', tryAgainIn}
    }
}

/**
 * Turns autopay on for several agreements and clubs, one after the other, and returns how each one ended; an unknown
 * result is looked up [ACCT-036] (G-43, D-30).
 */
export const useEnrolInAutopay = () =>
    useShopperMutation({
        changes,
        run: async (shopper: Shopper, enrolment: Enrolment): Promise<EnrolmentResult[]> => {
            const results: EnrolmentResult[] = []
            for (const target of enrolment.targets) {
                results.push(await enrol(shopper, target, enrolment))
            }
            return results
        }
    })

/**
 * Ends autopay for an agreement or a club; rejects where it is still on (D-32). As money is taken by it, what the platform
 * does not find is looked up, too.
 */
export const endAutopay = async (shopper: Shopper, target: AutopayTarget): Promise<void> => {
    try {
        await send(shopper, target, {autoPay: 'N'})
    } catch (error) {
        const {commerce, customerId} = shopper
        const isStill = isRefused(error) && !isGone(error)
        if (isStill || (await isOn(commerce, customerId, target))) throw error
    }
}

export const useEndAutopay = () => useShopperMutation({changes, run: endAutopay})
