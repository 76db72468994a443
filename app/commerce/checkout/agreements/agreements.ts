import type {PaymentFrequency} from '@app/domain/prices/pricing'
import type {AgreementTerms} from '@app/domain/basket/signing'
import type {EnvelopeRequest, Schedule} from '@contract/agreements'
import {agreementSummary, type RentalAgreement} from '../../account/agreements'
import {CommerceError, type Commerce} from '../../client'
import {record, text} from '../../json'
import type {LiveSession} from '../../session/session'
import {useShopperMutation} from '../../session/use-shopper-mutation'

/** The platform's codes for the payment frequencies. */
export const scheduleCodes: Record<PaymentFrequency, Schedule> = {
    weekly: 'WEEKLY',
    biweekly: 'BIWEEKLY',
    semimonthly: 'SEMIMONTHLY',
    monthly: 'MONTHLY'
}

/** The terms of an agreement as the agreement itself states them (D-28). */
export const termsOfAgreement = (agreement: RentalAgreement): AgreementTerms => ({
    payment: agreement.payment,
    count: agreement.terms,
    finalPayment: agreement.finalPayment,
    total: agreement.totalCost
})

/** Whether a payment has been made for an agreement. */
export const isPaidFor = ({standing, remaining, totalCost}: RentalAgreement): boolean =>
    standing === 'prepaid' || standing === 'paid-out' || remaining < totalCost

/** The queries that are out of date after an agreement was drawn up, signed or paid. */
export const agreementChanges = [
    ['account', 'agreements'],
    ['account', 'payments-due']
] as const

/** Those of these agreements that exist. */
export const agreementsAmong = async (
    own: Commerce,
    customerId: string,
    ids: readonly string[]
): Promise<RentalAgreement[]> => {
    if (ids.length === 0) return []
    const {agreements} = await agreementSummary(own, customerId).fetch()
    return agreements.filter(({id}) => ids.includes(id))
}

/** Whether a signature binds the shopper: from then on nothing in the checkout changes (D-27). */
export const isAnySigned = (agreements: readonly RentalAgreement[]): boolean =>
    agreements.some(({signing}) => signing === 'signed')

/** Fetches the agreements again, even if they are fresh: whether one is signed is for the platform to say [SIGN-004]. */
export const useReadAgreements = () =>
    useShopperMutation({
        changes: agreementChanges,
        run: async ({commerce, customerId}) =>
            (await agreementSummary(commerce, customerId).fetch()).agreements
    })

export type SigningVisit = {agreementId: string; returnUrl: string}

/** The address at which an agreement is signed. It is valid for minutes, requested on the click and never stored (D-29). */
export const signingAddress = async (
    {commerce, customerId}: LiveSession,
    {agreementId, returnUrl}: SigningVisit
): Promise<string> => {
    const body: EnvelopeRequest = {customerId, agreementId, returnUrl}
    const path = '/custom/agreement-signing/v1/organizations/{org}/envelope'
    const {signingUrl} = record(await commerce.fetch({path, body, customerId}))
    const address = text(signingUrl)
    if (address === undefined) throw new CommerceError({status: 502, code: 'garbled'})
    return address
}

export const useSigningAddress = () =>
    useShopperMutation({changes: agreementChanges, run: signingAddress})
