import type {ApplicationAnswers, OtherPerson} from '@app/domain/approval/application'
import {dollarsFromCents} from '@app/domain/prices/money'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import type {Consent, DecisionRequest} from '@contract/approval'
import {withTemporaryBasket} from '../basket/temporary/temporary-id'
import {record, text} from '../json'
import {decisionOnce} from './decision-once'
import {type Applicant, type ApprovalWish, newApprovalBasket} from './instant-approval'

export type {Consent}

type Write = (call: {
    parameters: {basketId: string}
    body: Record<string, string>
}) => Promise<unknown>

/** The part of the SDK's client that writes to a basket. */
type BasketWriter = {
    updateCustomerForBasket: (call: {
        parameters: {basketId: string}
        body: {email: string}
    }) => Promise<unknown>
    updateBillingAddressForBasket: Write
    updateBasket: Write
}

/** An applicant with a basket to write to. */
type WritingApplicant = Applicant & {apis: {shopperBaskets: BasketWriter}}

/** A complete application. */
export type WholeApplication = Required<ApplicationAnswers>

/** A complete application with the consents that were given (D-32). */
type Submission = {application: WholeApplication; wish: ApprovalWish; consents: Consent[]}

const payFrequencies: Record<PaymentFrequency, DecisionRequest['payFrequency']> = {
    weekly: 'WEEKLY',
    biweekly: 'BIWEEKLY',
    semimonthly: 'SEMIMONTHLY',
    monthly: 'MONTHLY'
}

/**
 * Writes the applicant's identity to the temporary basket: the one call that carries identity number and birth date
 * [APPR-020] [G-26].
 */
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

/** A reference as it is sent: how they know the shopper only where that was answered. */
const asReference = ({relation, ...person}: OtherPerson) => ({
    ...person,
    ...(relation !== '' && {relation})
})

/**
 * Sends a complete application and returns the name of the page that the decision leads to [APPR-001]. Landlord and
 * references are other people: they are sent in the decision call only (D-26). Rejects with a CommerceError.
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
                references: references.references.map(asReference),
                consents
            }
            return text(
                record(await commerce.fetch({path, body: {...body, ...others}, customerId}))
                    .pageName
            )
        }
    )

/**
 * Sends a complete application once; if no response arrives, the result is looked up and nothing is sent again. Rejects
 * with a CommerceError.
 */
export const decideOnce = (session: WritingApplicant, given: Submission): Promise<string> =>
    decisionOnce(session, () => decide(session, given))
