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

/** What the decision engine found for a customer. */
export type Approval = {
    response: ApprovalResponse
    /** The highest weekly rate, of everything rented together. */
    weekly: Cents
    decisionId: string
    conditionalReason?: string | undefined
    /** Kinds of documents that must still be shown. */
    wanted: string[]
    approvedOn: Day
    /** The last day on which it holds, a refusal too. */
    expiresOn: Day
    identityTries: number
    isIdentityVerified: boolean
    /** Who applied, for the account of a renter to come; never answered. */
    applicant?: ApplicantRecord | undefined
}

type ApplicantRecord = Pick<RentalAccount, 'phone' | 'address' | 'secrets'> & {
    /** Landlord and references, locked. */
    others?: string
}

export type Applicant = {
    /** Nine digits; the end tells the sandbox how to decide. */
    ssn: string
    income: Cents
    payFrequency: Schedule
}

type When = {today: Day; decisionId: string}

/** Days until the last one on which it holds. After a refusal one may apply again in 30 days [D-33]. */
const daysValid: Record<ApprovalResponse, number> = {1: 90, 4: 90, 2: 29}

/** What is verified by its numbers, in the checkout, and by no document [G-25]. */
export const bankAccount = 'BANK'

const leastLimit: Cents = 1000
const mostLimit: Cents = 15_000
const sharePercent = 20

const daysIn: Record<Schedule, number> = {WEEKLY: 7, BIWEEKLY: 14, SEMIMONTHLY: 15, MONTHLY: 30}

/**
 * A fifth of the weekly income, between $10 and $150, to the whole dollar. A number that ends in 2 is declined, one in
 * 4 approved on the condition of a proof of income, one in 6 of proofs of income and of identity, one in 0 of the identity
 * alone; one in 8 is approved, with a bank account to verify before anything is signed; any other is approved.
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

/** A registered customer's profile says it too. */
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

/** Forgets a decision: it has become another shopper's. */
export const dropApproval = ({statement}: World, customerId: string) =>
    statement('DELETE FROM approval WHERE customer_id = ?').run(customerId)

/** As baskets and profiles carry it. */
export const inShort = ({response, expiresOn}: Approval): string =>
    JSON.stringify({approvalResponse: response, approvalExpirationDate: expiresOn})

const mostTries = 3

/** How often the identity may still be tried. */
export const attemptsLeft = ({identityTries}: Approval): number =>
    Math.max(0, mostTries - identityTries)

/** Approved, on a condition or not, up to and with the last day. [APPR-001] */
export const isStanding = ({response, expiresOn}: Approval, today: Day) =>
    response !== '2' && today <= expiresOn

/** The decision that still holds, an approval or a refusal; undefined if one may apply (again). */
export const approvalInForce = (
    world: World,
    customerId: string,
    today: Day
): Approval | undefined => {
    const approval = approvalOf(world, customerId)
    return approval && today <= approval.expiresOn ? approval : undefined
}

/** What a basket keeps locked of an applicant; empty for what was not given. */
export const applicantSecrets = (world: World, {secrets}: Pick<Basket, 'secrets'>) => {
    const open = (name: string) => {
        const locked = secrets[name]
        return locked ? unlock(world, locked) : ''
    }
    return {ssn: open('c_ssn').replace(/\D/g, ''), birthDate: isoDay(open('c_dob'))}
}

/** What a renter's account begins with: birth date and tax number stay locked. */
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

/** Forms write MM/DD/YYYY. */
const isoDay = (text: string) => text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2')
