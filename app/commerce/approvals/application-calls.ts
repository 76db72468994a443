import type {ApplicationAnswers} from '@app/domain/application'
import type {CalendarDay} from '@app/domain/calendar'
import {dollarsFromCents} from '@app/domain/money'
import type {PaymentFrequency} from '@app/domain/pricing'
import type {Consent, DecisionRequest, PrefillRequest} from '@contract/approval'
import {withTemporaryBasket} from '../basket/temporary-basket'
import {CommerceError} from '../client'
import {flag, record, recordOrGarbled, text} from '../json'
import {decisionOnce} from './decision-once'
import {type Applicant, type ApprovalWish, newApprovalBasket} from './instant-approval'

export type {Consent}

/** What the shopper agrees to be looked up by. */
export type PhoneCheck = {
    /** Ten digits. */
    phone: string
    lastFour?: string
    birthDate?: CalendarDay
}

/** What the phone's number said of its owner; each part may be missing. */
export type Prefill = {
    firstName: string
    lastName: string
    address1: string
    city: string
    state: string
    postalCode: string
}

/**
 * What was found by the phone's number; null where nothing was [VERIFY-001]. Throws a CommerceError where the answer says
 * neither.
 */
export const toPrefill = (raw: unknown): Prefill | null => {
    const {isPrefill, payfoneResponse} = recordOrGarbled(raw)
    const isFound = flag(isPrefill)
    if (isFound === undefined) throw new CommerceError({status: 502, code: 'garbled'})
    if (!isFound) return null
    const found = record(payfoneResponse)
    const prefill = {
        firstName: text(found.firstName) ?? '',
        lastName: text(found.lastName) ?? '',
        address1: text(found.address1) ?? '',
        city: text(found.city) ?? '',
        state: text(found.stateCode) ?? '',
        postalCode: text(found.postalCode) ?? ''
    }
    return Object.values(prefill).some(Boolean) ? prefill : null
}

/** Looks the shopper up by their phone's number, with their consent; the platform keeps the result on the basket [VERIFY-001]. */
export const prefillByPhone = (
    session: Applicant,
    {check, wish, consents}: {check: PhoneCheck; wish: ApprovalWish; consents: Consent[]}
): Promise<Prefill | null> =>
    withTemporaryBasket(
        () => newApprovalBasket(session, wish),
        async (tempBasketId) => {
            const {commerce, customerId} = session
            const body: PrefillRequest = {
                customerId,
                tempBasketId,
                phone: check.phone,
                consent: true,
                consents,
                ...(check.lastFour !== undefined && {lastFourSsn: check.lastFour}),
                ...(check.birthDate !== undefined && {birthDate: check.birthDate})
            }
            const path = '/custom/identity-verification/v1/organizations/{org}/payfone'
            return toPrefill(await commerce.fetch({path, body, customerId}))
        }
    )

type Write = (call: {
    parameters: {basketId: string}
    body: Record<string, string>
}) => Promise<unknown>

/** What writes on a basket: the SDK's client. */
type BasketWriter = {
    updateCustomerForBasket: (call: {
        parameters: {basketId: string}
        body: {email: string}
    }) => Promise<unknown>
    updateBillingAddressForBasket: Write
    updateBasket: Write
}

/** An applicant whose basket can be written on. */
type WritingApplicant = Applicant & {apis: {shopperBaskets: BasketWriter}}

/** Everything that an application asks. */
export type WholeApplication = Required<ApplicationAnswers>

/** A whole application with what its shopper agreed to (D-32). */
type Submission = {application: WholeApplication; wish: ApprovalWish; consents: Consent[]}

const payFrequencies: Record<PaymentFrequency, DecisionRequest['payFrequency']> = {
    weekly: 'WEEKLY',
    biweekly: 'BIWEEKLY',
    semimonthly: 'SEMIMONTHLY',
    monthly: 'MONTHLY'
}

/** Who applies, on the temporary basket: the one call that carries identity number and birth date [APPR-020] [G-26]. */
const writeApplicant = async (
    {apis}: WritingApplicant,
    basketId: string,
    {personal, home}: WholeApplication
): Promise<void> => {
    const parameters = {basketId}
    await apis.shopperBaskets.updateCustomerForBasket({parameters, body: {email: personal.email}})
    await apis.shopperBaskets.updateBillingAddressForBasket({
        parameters,
        body: {
            firstName: personal.firstName,
            lastName: personal.lastName,
            phone: personal.phone,
            address1: home.address1,
            address2: home.address2,
            city: home.city,
            stateCode: home.state,
            postalCode: home.postalCode,
            countryCode: home.country
        }
    })
    await apis.shopperBaskets.updateBasket({
        parameters,
        body: {c_ssn: personal.identityNumber, c_dob: personal.birthDate}
    })
}

/**
 * Sends a whole application and answers with the name of the page that the decision leads to [APPR-001]. Landlord and
 * references are other people: they are in the decision call and nowhere else (D-26). Rejects with a CommerceError.
 */
const decide = (
    session: WritingApplicant,
    {application, wish, consents}: Submission
): Promise<string | undefined> =>
    withTemporaryBasket(
        () => newApprovalBasket(session, wish),
        async (tempBasketId) => {
            await writeApplicant(session, tempBasketId, application)
            const {commerce, customerId} = session
            const {home, income, references} = application
            const body: DecisionRequest = {
                customerId,
                tempBasketId,
                incomeAmount: dollarsFromCents(income.amount),
                payFrequency: payFrequencies[income.frequency]
            }
            const path = '/custom/get-decision/v1/organizations/{org}/decision'
            const others = {
                incomeSource: income.source,
                monthsAtAddress: home.monthsThere,
                landlord: references.landlord,
                references: references.references,
                consents
            }
            return text(
                record(await commerce.fetch({path, body: {...body, ...others}, customerId}))
                    .pageName
            )
        }
    )

/** Sends a whole application once; one that nobody answered is looked up and not sent again. Rejects with a CommerceError. */
export const decideOnce = (session: WritingApplicant, given: Submission): Promise<string> =>
    decisionOnce(session, () => decide(session, given))
