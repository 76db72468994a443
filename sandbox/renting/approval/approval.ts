import type {Schedule} from '@contract/agreements'
import type {ApprovalResponse, DecisionRequest} from '@contract/approval'
import {parseStored} from '../../core/json'
import type {Cents} from '../../core/money'
import type {Basket} from '../../shoppers/baskets/basket'
import {findCustomer, saveProfile} from '../../shoppers/customers/customer'
import type {Migration} from '../../world/database'
import {lock, unlock} from '../../world/keys'
import type {World} from '../../world/world'
import {addDays, type Day} from '../days'
import type {RentalAccount} from '../rental-account'

export const approvalMigration: Migration = {
    id: 'approval-1',
    up: (db) => {
        db.exec(`
            -- JSON of an Approval.
            CREATE TABLE approval (
                customer_id TEXT PRIMARY KEY,
                document TEXT NOT NULL
            ) STRICT;

            CREATE TABLE bank_account (
                customer_id TEXT PRIMARY KEY,
                routing_number TEXT NOT NULL,
                last_four TEXT NOT NULL,
                account_type TEXT NOT NULL,
                -- The number itself, locked.
                account_number TEXT NOT NULL
            ) STRICT;

            CREATE TABLE verification_document (
                id TEXT PRIMARY KEY,
                customer_id TEXT NOT NULL,
                verify_type TEXT NOT NULL,
                file_name TEXT NOT NULL,
                submitted_at INTEGER NOT NULL,
                -- The file in base64, locked.
                content TEXT NOT NULL
            ) STRICT;
            CREATE INDEX verification_document_of_customer ON verification_document (customer_id);
        `)
    }
}

/** A customer's decision. */
export type Approval = {
    response: ApprovalResponse
    /** The highest weekly rate, in cents, of all rented pieces together. */
    weekly: Cents
    decisionId: string
    conditionalReason?: string | undefined
    /** The kinds of documents that are still needed. */
    wanted: string[]
    approvedOn: Day
    /** The last day on which the decision is valid; also for a refusal. */
    expiresOn: Day
    identityTries: number
    isIdentityVerified: boolean
    /** The applicant's data, for the account of a future renter; never returned. */
    applicant?: ApplicantRecord | undefined
}

type ApplicantRecord = Pick<RentalAccount, 'phone' | 'address' | 'secrets'> & {
    /** Landlord and references, encrypted. */
    others?: string
}

export type Applicant = {
    /** Nine digits; the last one decides the sandbox's decision. */
    ssn: string
    income: Cents
    payFrequency: Schedule
}

type When = {today: Day; decisionId: string}

/** The number of days until the last valid day. After a refusal a shopper may apply again in 30 days [D-33]. */
const daysValid: Record<ApprovalResponse, number> = {1: 90, 4: 90, 2: 29}

/** A bank account: verified by its numbers in the checkout, not by a document [G-25]. */
export const bankAccount = 'BANK'

const leastLimit: Cents = 1000
const mostLimit: Cents = 15_000
const sharePercent = 20

const daysIn: Record<Schedule, number> = {WEEKLY: 7, BIWEEKLY: 14, SEMIMONTHLY: 15, MONTHLY: 30}

/**
 * The weekly limit is a fifth of the weekly income, between $10 and $150, in whole dollars. The last digit of the
 * number decides: 2 is declined; 4 is approved if income is proved, 6 if income and identity are proved, 0 if the
 * identity is proved; 8 is approved, but a bank account must be verified before signing; any other digit is approved.
 */
export const decide = ({ssn, income, payFrequency}: Applicant, when: When): Approval => {
    const share = Math.floor((income * 7 * sharePercent) / (daysIn[payFrequency] * 100))
    const limit = Math.floor(Math.min(Math.max(share, leastLimit), mostLimit) / 100) * 100
    const outcome = outcomeOf(ssn.at(-1), limit)
    return {
        ...outcome,
        decisionId: when.decisionId,
        approvedOn: when.today,
        expiresOn: addDays(when.today, daysValid[outcome.response]),
        identityTries: 0,
        isIdentityVerified: false
    }
}

type Outcome = Pick<Approval, 'response' | 'weekly' | 'wanted' | 'conditionalReason'>

const outcomeOf = (end: string | undefined, weekly: Cents): Outcome => {
    if (end === '2') return {response: '2', weekly: 0, wanted: []}
    if (end === '4') return conditional(weekly, ['INCOME'])
    if (end === '6') return conditional(weekly, ['INCOME', 'IDENTITY'])
    if (end === '0') return conditional(weekly, ['IDENTITY'])
    return {response: '1', weekly, wanted: end === '8' ? [bankAccount] : []}
}

const conditional = (weekly: Cents, wanted: string[]): Outcome => ({
    response: '4',
    weekly,
    wanted,
    conditionalReason: 'Please show us what is named below.'
})

export const approvalOf = ({statement}: World, customerId: string): Approval | undefined => {
    const row = statement<{document: string}>(
        'SELECT document FROM approval WHERE customer_id = ?'
    ).get(customerId)
    return row && asApproval(row.document)
}

const asApproval = (document: string): Approval => parseStored(document)

/** Saves a decision; for a registered customer it is also written to the profile. */
export const saveApproval = (world: World, customerId: string, approval: Approval): Approval => {
    world
        .statement('INSERT OR REPLACE INTO approval (customer_id, document) VALUES (?, ?)')
        .run(customerId, JSON.stringify(approval))
    const customer = findCustomer(world, customerId)
    if (customer) {
        const {profile} = customer
        const custom = {...profile.custom, c_customerDEApproval: inShort(approval)}
        saveProfile(world, customer, {...profile, custom})
    }
    return approval
}

/** Deletes a decision that was moved to another shopper. */
export const dropApproval = ({statement}: World, customerId: string) =>
    statement('DELETE FROM approval WHERE customer_id = ?').run(customerId)

/** The short form, as baskets and profiles have it. */
export const inShort = ({response, expiresOn}: Approval): string =>
    JSON.stringify({approvalResponse: response, approvalExpirationDate: expiresOn})

const mostTries = 3

/** The number of identity tries that are left. */
export const attemptsLeft = ({identityTries}: Approval): number =>
    Math.max(0, mostTries - identityTries)

/** Whether a customer is approved, with or without conditions; the last day is included. [APPR-001] */
export const isStanding = ({response, expiresOn}: Approval, today: Day) =>
    response !== '2' && today <= expiresOn

/** The decision that is still valid, an approval or a refusal; undefined if the customer may apply (again). */
export const approvalInForce = (
    world: World,
    customerId: string,
    today: Day
): Approval | undefined => {
    const approval = approvalOf(world, customerId)
    return approval && today <= approval.expiresOn ? approval : undefined
}

/** The applicant's data that a basket stores encrypted; empty if it was not given. */
export const applicantSecrets = (world: World, {secrets}: Pick<Basket, 'secrets'>) => {
    const open = (name: string) => {
        const locked = secrets[name]
        return locked ? unlock(world, locked) : ''
    }
    return {ssn: open('c_ssn').replace(/\D/g, ''), birthDate: isoDay(open('c_dob'))}
}

/** The first data of a renter's account; birth date and tax number stay encrypted. */
export const applicantRecord = (
    world: World,
    {billingAddress, shipments, ...basket}: Basket,
    {landlord, references}: Pick<DecisionRequest, 'landlord' | 'references'>
): ApplicantRecord => {
    const {ssn, birthDate} = applicantSecrets(world, basket)
    const home = billingAddress ?? shipments[0].address
    const part = (name: string) => {
        const value = home?.[name]
        return typeof value === 'string' ? value : ''
    }
    return {
        secrets: {birthDate: lock(world, birthDate), taxId: lock(world, ssn)},
        ...((landlord ?? references) && {
            others: lock(world, JSON.stringify({landlord, references}))
        }),
        ...(part('phone') && {phone: part('phone')}),
        ...(part('address1') && {
            address: {
                address1: part('address1'),
                city: part('city'),
                stateCode: part('stateCode'),
                postalCode: part('postalCode')
            }
        })
    }
}

/** The day as YYYY-MM-DD; forms send MM/DD/YYYY. */
const isoDay = (text: string) => text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2')
