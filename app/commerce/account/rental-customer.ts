import * as z from 'zod/mini'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import type {Cents} from '@app/domain/prices/money'
import {anyFlag, anyList, anyText, readAnswer, readItems} from '../answer'
import type {Commerce} from '../client'
import {cents, day as dayOf, flag, list, record, text} from '../json'
import type {Query} from '../query'

export type RentalAddress = {
    line1: string
    city: string
    state: string
    postalCode: string
    /** The address that the rental system writes to (PRIM). */
    isPrimary: boolean
}

export type RentalPhone = {number: string; isPrimary: boolean}

/** The renter as the rental system knows them; never a birth date or tax number (D-26) [ENTITY-020]. */
export type RentalCustomer = {
    rentalId: string | null
    firstName: string
    lastName: string
    email: string | null
    addresses: RentalAddress[]
    phones: RentalPhone[]
    /** Whether the account may be paid online, and not only in the store [ACCT-021]. */
    isRemotePaymentAllowed: boolean
    /** The renter's own store (G-50). */
    storeNumber: string | null
    electronicRecords: ElectronicRecords
}

/**
 * Whether documents are sent electronically, by the customer's latest decision, and since which day; null before the
 * first consent.
 */
export type ElectronicRecords = {isAgreed: boolean; since: CalendarDay} | null

const toElectronicRecords = (raw: unknown): ElectronicRecords => {
    const {agreed, since} = record(raw)
    const [isAgreed, day] = [flag(agreed), dayOf(since)]
    return isAgreed === undefined || day === undefined ? null : {isAgreed, since: day}
}

const toAddress = (raw: unknown): RentalAddress => {
    const {addressLine1, city, state, postalCode, addressType} = record(raw)
    return {
        line1: text(addressLine1) ?? '',
        city: text(city) ?? '',
        state: text(state) ?? '',
        postalCode: text(postalCode) ?? '',
        isPrimary: text(addressType) === 'PRIM'
    }
}

const toPhone = (raw: unknown): RentalPhone[] => {
    const {phoneNumber, primary} = record(raw)
    const number = text(phoneNumber)
    return number === undefined ? [] : [{number, isPrimary: flag(primary) ?? false}]
}

/** What decides whether the account may be paid online: without it nothing true can be said of that. */
const CustomerAnswer = z.looseObject({customerId: anyText, remotePaymentAllowed: anyFlag})

/** A rental customer with the fields that the shop uses; everything else in the response is dropped (D-26). */
export const toRentalCustomer = (raw: unknown): RentalCustomer => {
    const customer = readAnswer(CustomerAnswer, raw)
    return {
        rentalId: text(customer.c_racCustomerID) ?? null,
        firstName: text(customer.firstName) ?? '',
        lastName: text(customer.lastName) ?? '',
        email: text(customer.emailAddress) ?? text(customer.email) ?? null,
        addresses: list(customer.addresses).map(toAddress),
        phones: list(customer.phones).flatMap(toPhone),
        isRemotePaymentAllowed: flag(customer.remotePaymentAllowed) ?? false,
        storeNumber: text(customer.storeNumber) ?? null,
        electronicRecords: toElectronicRecords(customer.electronicRecords)
    }
}

/** Who the renter is and what their account allows [API-046]. */
export const rentalCustomer = (own: Commerce, customerId: string): Query<RentalCustomer> => ({
    key: ['account', 'customer'],
    staleTime: 60_000,
    fetch: async () => {
        const path = '/custom/get-customer/v1/organizations/{org}/getcustomer'
        return toRentalCustomer(await own.fetch({path, body: {customerId}, customerId}))
    }
})

/** Money that the store holds: set aside for a later payment (SUSP), or on the account (COA) [ENTITY-036]. */
export type AccountBalance = {
    kind: 'set-aside' | 'on-account'
    amount: Cents
    agreementId: string | null
}

/** Whether an agreement or a club may be paid by this customer [ENTITY-041]. */
export type PaymentPermission = {id: string; isAllowed: boolean}

export type CustomerDetails = {balances: AccountBalance[]; permissions: PaymentPermission[]}

const balanceKinds = new Map<unknown, AccountBalance['kind']>([
    ['SUSP', 'set-aside'],
    ['COA', 'on-account']
])

/** A balance can be read although it is none that is shown: of nothing, or of an unknown kind. */
const toBalance = (raw: unknown): AccountBalance[][] => {
    const {customerAccountTypeRef, accountBalance, agreementId} = record(raw)
    const amount = cents(accountBalance)
    if (text(customerAccountTypeRef) === undefined || amount === undefined) return []
    const kind = balanceKinds.get(customerAccountTypeRef)
    const isShown = kind !== undefined && amount !== 0
    return [isShown ? [{kind, amount, agreementId: text(agreementId) ?? null}] : []]
}

const toPermission = (raw: unknown): PaymentPermission[] => {
    const {agreementId, customerClubId, paymentAllowed} = record(raw)
    const [id, isAllowed] = [text(agreementId) ?? text(customerClubId), flag(paymentAllowed)]
    return id === undefined || isAllowed === undefined ? [] : [{id, isAllowed}]
}

const DetailsAnswer = z.looseObject({accountBalance: anyList, agreementAccess: anyList})

/** Balances other than zero, and what may be paid; unknown kinds of balance are left out. */
export const toCustomerDetails = (raw: unknown, log?: Pick<Commerce, 'warn'>): CustomerDetails => {
    const {accountBalance, agreementAccess} = readAnswer(DetailsAnswer, raw)
    return {
        balances: readItems(accountBalance, toBalance, log).flat(),
        permissions: readItems(agreementAccess, toPermission, log)
    }
}

/** What belongs to the account besides its agreements [API-051]. */
export const customerDetails = (own: Commerce, customerId: string): Query<CustomerDetails> => ({
    key: ['account', 'details'],
    staleTime: 60_000,
    fetch: async () => {
        const path = '/custom/get-customer/v1/organizations/{org}/customerdetailinfo'
        return toCustomerDetails(await own.fetch({path, body: {customerId}, customerId}), own)
    }
})
