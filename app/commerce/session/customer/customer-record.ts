import * as z from 'zod/mini'
import {isEmail} from '@app/domain/person/credentials'
import {toApprovalInShort} from './approval-in-short'
import {anyText, readAnswer} from '../../answer'
import type {Call, Commerce} from '../../client'
import {flag, number, text, type UnknownRecord} from '../../json'
import type {CustomerRecord} from '../identity'

/** The customer's e-mail address and phone number. */
const toContact = (customer: UnknownRecord): Pick<CustomerRecord, 'email' | 'login' | 'phone'> => {
    const login = text(customer.login)
    const email = text(customer.email) ?? (isEmail(login ?? '') ? login : undefined)
    const phone = text(customer.phoneMobile) ?? text(customer.phoneHome)
    return {
        ...(email !== undefined && {email}),
        ...(login !== undefined && {login}),
        ...(phone !== undefined && {phone})
    }
}

const CustomerAnswer = z.looseObject({customerId: anyText})

/**
 * The fields that the shop reads of a customer's record, named one by one, so that a password or its hash is never
 * stored (G-68).
 */
export const toCustomerRecord = (raw: unknown): CustomerRecord => {
    const customer = readAnswer(CustomerAnswer, raw)
    const rentalId = text(customer.c_racCustomerID) ?? number(customer.c_racCustomerID)?.toString()
    const [firstName, lastName] = [text(customer.firstName), text(customer.lastName)]
    const approval = toApprovalInShort(customer.c_customerDEApproval)
    return {
        foundByProvider: flag(customer.c_customerFoundbyOKTAId) ?? false,
        ...(firstName !== undefined && {firstName}),
        ...(lastName !== undefined && {lastName}),
        ...toContact(customer),
        ...(rentalId !== undefined && {rentalId}),
        mayHaveApproval: approval !== null && approval.decision !== 'declined'
    }
}

/** The call for the record of a signed-in customer [API-032], with their own session; the SDK's `useCustomer` makes it. */
export const customerCall = (customerId: string): Call => ({
    path: `/customer/shopper-customers/v1/organizations/{org}/customers/${customerId}`
})

/** The record as the platform has it now. Rejects with a CommerceError. */
export const readCustomer = async (own: Commerce, customerId: string): Promise<CustomerRecord> =>
    toCustomerRecord(await own.fetch(customerCall(customerId)))
