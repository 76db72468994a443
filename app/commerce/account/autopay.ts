import type {EnrolmentResult} from '@app/domain/autopay'
import type {Consent} from '@contract/approval'
import type {AutopayRequest} from '@contract/payments'
import {CommerceError, type Commerce, toFailure} from '../client'
import {record, text} from '../json'
import type {Shopper} from '../shopper/session'
import {useShopperMutation} from '../shopper/use-shopper-mutation'
import {agreementSummary} from './agreements'

const changes = [['account']]

/** An agreement or a club. */
export type AutopayTarget = {id: string; of: 'agreement' | 'club'}

/** What autopay is turned on for, which card it takes from, and the text that was agreed to (D-32). */
export type Enrolment = {
    targets: readonly AutopayTarget[]
    methodId: string
    consent: Consent
}

const send = (
    {commerce, customerId}: Shopper,
    {id, of}: AutopayTarget,
    wanted: Pick<AutopayRequest, 'autoPay' | 'paymentMethodId' | 'consent'>
): Promise<unknown> => {
    const path = '/custom/auto-pay/v1/organizations/{org}/autopay'
    const target = of === 'club' ? {customerClubId: id} : {agreementId: id}
    const body: AutopayRequest = {customerId, ...target, ...wanted}
    return commerce.fetch({path, body, customerId})
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

const isDefinite = (error: unknown): boolean => {
    const {status} = toFailure(error)
    return status >= 400 && status < 500 && status !== 408 && status !== 429
}

const reasonOf = (error: unknown): EnrolmentResult['state'] => {
    const type = error instanceof CommerceError ? text(record(error.data).type) : undefined
    return refusals.get(type?.split('/').pop()) ?? 'failed'
}

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
        if (toFailure(error).status === 401) throw error
        if (isDefinite(error)) return {id, state: reasonOf(error)}
        const {commerce, customerId} = shopper
        const known = await isOn(commerce, customerId, target, methodId).catch(() => false)
        return {id, state: known ? 'on' : 'failed'}
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

/** Ends autopay for an agreement or a club; rejects where it is still on (D-32). */
export const useEndAutopay = () =>
    useShopperMutation({
        changes,
        run: async (shopper: Shopper, target: AutopayTarget): Promise<void> => {
            try {
                await send(shopper, target, {autoPay: 'N'})
            } catch (error) {
                const {commerce, customerId} = shopper
                if (isDefinite(error) || (await isOn(commerce, customerId, target))) throw error
            }
        }
    })
