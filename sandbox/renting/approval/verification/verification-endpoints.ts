import {z} from 'zod'
import type {BankAnswer, IdentityAnswer, PrefillAnswer} from '@contract/approval'
import {endpoint} from '../../../core/endpoint'
import {defaultLocale, localeIds} from '../../../core/locales'
import {siteQuery} from '../../../core/query-values'
import {problem} from '../../../core/response'
import {withAttributes} from '../../../shoppers/baskets/attributes'
import {ownBasket, saveBasket} from '../../../shoppers/baskets/stored-baskets'
import {lock, unlock} from '../../../world/keys'
import type {Shopper, World} from '../../../world/world'
import {
    customPath,
    day,
    holderOf,
    identifier,
    OwnRequest,
    ownScope,
    rentalAccountOf
} from '../../rental-account'
import {applicantSecrets, type Approval, approvalOf, attemptsLeft, saveApproval} from '../approval'
import {Consents, noteConsents} from '../offers/consent-record'
import {settle} from '../documents/document'
import {sendPhoneCode, tryPhoneCode} from './phone-code'

/** The data that the phone company has for a number; none for a number that ends in 0000. */
export const prefillFor = (phone: string): Record<string, string> | undefined => {
    const digits = phone.replace(/\D/g, '').slice(-10)
    if (digits.endsWith('0000')) return undefined
    const number = Number(digits.slice(-4))
    return {
        firstName: firstNames[number % firstNames.length] ?? '',
        lastName: lastNames[number % lastNames.length] ?? '',
        address1: `${100 + (number % 900)} Sample Street`,
        city: 'Beverly Hills',
        stateCode: 'CA',
        postalCode: '90210',
        phone: digits
    }
}

const firstNames = ['Alex', 'Robin', 'Jamie', 'Taylor', 'Reese']
const lastNames = ['Carter', 'Diaz', 'Bennett', 'Kim', 'Foster', 'Walsh', 'Ortiz']

const api = 'identity-verification'
const lastFour = z.string().regex(/^\d{4}$/, 'must be four digits')

type Filled = {tempBasketId: string; phone: string}

/** Stores the data of the look-up encrypted in the basket; it is never returned from there [D-26]. */
const fill = (world: World, shopper: Shopper, {tempBasketId, phone}: Filled): PrefillAnswer => {
    const found = prefillFor(phone)
    saveBasket(
        world,
        withAttributes(world, ownBasket(world, tempBasketId, shopper), {
            ...(found && {c_payfoneResponse: JSON.stringify(found)}),
            c_isPrefill: found !== undefined
        })
    )
    return {isPrefill: found !== undefined, ...(found && {payfoneResponse: found})}
}

/**
 * Fills in the form by the mobile number. It needs the shopper's consent and the code that was sent: the number alone
 * does not prove whose it is.
 */
export const payfone = endpoint({
    method: 'POST',
    path: customPath(api, 'payfone'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        tempBasketId: identifier,
        phone: z.string().regex(/^(\+?1)?[2-9]\d{2}[2-9]\d{6}$/, 'is no mobile number'),
        consent: z.literal(true),
        consents: Consents.optional(),
        lastFourSsn: lastFour.optional(),
        birthDate: day.optional(),
        code: z
            .string()
            .regex(/^\d{6}$/, 'must be six digits')
            .optional(),
        locale: z.enum(localeIds).optional()
    }),
    handle: ({body, shopper, world}): PrefillAnswer => {
        const {id: customerId} = holderOf(world, body.customerId, shopper)
        ownBasket(world, body.tempBasketId, shopper)
        noteConsents(world, customerId, body.consents)
        const phone = body.phone.slice(-10)
        if (body.code === undefined) {
            sendPhoneCode(world, {customerId, phone, locale: body.locale ?? defaultLocale})
            return {codeSent: true}
        }
        const tried = tryPhoneCode(world, {customerId, phone, code: body.code})
        if (tried === 'ended') return {codeSent: false}
        if (tried !== 'right') return {codeSent: true, codeAttemptsLeft: tried.attemptsLeft}
        return fill(world, shopper, {tempBasketId: body.tempBasketId, phone})
    }
})

type Claimed = {ssn: string; birthDate: string}

const opened = (world: World, secrets: Record<string, string>): Claimed => {
    const open = (name: string) => {
        const locked = secrets[name]
        return locked === undefined ? '' : unlock(world, locked)
    }
    return {ssn: open('taxId'), birthDate: open('birthDate')}
}

/** What a shopper stated before: in the application, otherwise in the basket that they name, otherwise at the store. */
const claimedBefore = (
    world: World,
    approval: Approval,
    {shopper, basketId}: {shopper: Shopper; basketId: string | undefined}
): Claimed => {
    if (approval.applicant) return opened(world, approval.applicant.secrets)
    const basket =
        basketId === undefined
            ? {ssn: '', birthDate: ''}
            : applicantSecrets(world, ownBasket(world, basketId, shopper))
    if (basket.ssn !== '') return basket
    return opened(world, rentalAccountOf(world, shopper.customerId).secrets)
}

/** Compares an applicant's data with what they stated before. A wrong answer uses one of three tries. */
export const verifyIdentity = endpoint({
    method: 'POST',
    path: customPath(api, 'verifyidentity'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        tempBasketId: identifier.optional(),
        lastFourSsn: lastFour,
        birthDate: day
    }),
    handle: ({body, shopper, world}): IdentityAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        const approval = approvalOf(world, id)
        if (!approval) return problem(409, 'no-decision', 'There is no decision yet.')
        if (attemptsLeft(approval) === 0) {
            return problem(409, 'identity-locked', 'The identity must be shown in the store.')
        }
        const {ssn, birthDate} = claimedBefore(world, approval, {
            shopper,
            basketId: body.tempBasketId
        })
        const verified = ssn.slice(-4) === body.lastFourSsn && birthDate === body.birthDate
        const tried = saveApproval(world, id, {
            ...approval,
            identityTries: verified ? 0 : approval.identityTries + 1,
            isIdentityVerified: verified || approval.isIdentityVerified
        })
        settle(world, id)
        return {verified, attemptsLeft: attemptsLeft(tried)}
    }
})

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1]

/** The check sum of the American Bankers Association: nine digits whose weighted sum ends in 0. [G-25] */
export const isRoutingNumber = (text: string): boolean =>
    /^(?!000000000)\d{9}$/.test(text) &&
    [...text].reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0) % 10 ===
        0

/**
 * Saves a bank account. Its number is stored encrypted, and only its end is returned. A number that ends in 0000 cannot
 * be verified and is not stored. [G-25]
 */
export const verifyBank = endpoint({
    method: 'POST',
    path: customPath('bank-verification', 'verifybank'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        routingNumber: z.string().refine(isRoutingNumber, 'is no routing number'),
        accountNumber: z.string().regex(/^\d{4,17}$/, 'is no account number'),
        accountType: z.enum(['CHECKING', 'SAVINGS'])
    }),
    handle: ({body, shopper, world}): BankAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        const {routingNumber, accountNumber, accountType} = body
        const accountLastFour = accountNumber.slice(-4)
        if (accountLastFour === '0000') return {verified: false, routingNumber, accountLastFour}
        world
            .statement(
                `INSERT OR REPLACE INTO bank_account
                     (customer_id, routing_number, last_four, account_type, account_number)
                 VALUES (?, ?, ?, ?, ?)`
            )
            .run(id, routingNumber, accountLastFour, accountType, lock(world, accountNumber))
        settle(world, id)
        return {verified: true, routingNumber, accountLastFour}
    }
})
