import {useCustomer} from '@salesforce/commerce-sdk-react'
import {sentPassword} from '@app/domain/person/credentials'
import * as z from 'zod/mini'
import {browserLog} from '@app/lib/browser/browser'
import {countries, type Country, type PostalAddress} from '@app/domain/person/postal-address'
import {anyText, listIfAny, readAnswer, readItems} from '../answer'
import type {Call, Commerce} from '../client'
import {record, text} from '../json'
import {removing} from '../outcome/removal'
import {savedOnce} from '../outcome/saved-once'
import type {Query} from '../query'
import {type MappedQuery, useMappedQuery} from '../sdk/mapped-query'
import {CUSTOMER} from '../session/personal-query'
import type {LiveSession, Shopper} from '../session/session'
import {useReadOptions} from '../session/shopper-api'
import {useShopperCall} from '../session/use-shopper-call'
import {useShopperMutation} from '../session/use-shopper-mutation'

/** An address of a customer's address book. */
export type SavedAddress = PostalAddress & {
    /** The platform's name for it. */
    id: string
    firstName: string
    lastName: string
    phone: string
    isPreferred: boolean
}

/** A customer's details that the shop reads, named one by one, so that a password or its hash is never stored (G-68). */
export type Profile = {
    firstName: string
    lastName: string
    /** The login too [API-037]. */
    email: string
    phone: string
    /** The preferred one first. */
    addresses: readonly SavedAddress[]
}

/** How long a profile counts as fresh, in milliseconds. */
const staleTime = 60_000

/** Every change of the record fetches the profile again too. */
const changes = [['customer']] as const

const countryOf = (code: unknown): Country => countries.find((one) => one === code) ?? 'US'

const toAddress = (raw: unknown): SavedAddress[] => {
    const address = record(raw)
    const id = text(address.addressId)
    if (id === undefined) return []
    return [
        {
            id,
            firstName: text(address.firstName) ?? '',
            lastName: text(address.lastName) ?? '',
            address1: text(address.address1) ?? '',
            address2: text(address.address2) ?? '',
            city: text(address.city) ?? '',
            state: text(address.stateCode) ?? '',
            postalCode: text(address.postalCode) ?? '',
            country: countryOf(address.countryCode),
            phone: text(address.phone) ?? '',
            isPreferred: address.preferred === true
        }
    ]
}

/** The addresses may be missing where there are none. */
const ProfileAnswer = z.looseObject({customerId: anyText, addresses: listIfAny})

/** A customer's details and addresses as the platform answers for them. */
export const toProfile = (raw: unknown, log: Pick<Commerce, 'warn'> = browserLog): Profile => {
    const customer = readAnswer(ProfileAnswer, raw)
    return {
        firstName: text(customer.firstName) ?? '',
        lastName: text(customer.lastName) ?? '',
        email: text(customer.email) ?? text(customer.login) ?? '',
        phone: text(customer.phoneMobile) ?? '',
        addresses: readItems(customer.addresses ?? [], toAddress, log).sort(
            (one, other) => Number(other.isPreferred) - Number(one.isPreferred)
        )
    }
}

const expand = 'addresses'

/** The call for a profile, as the SDK's `useCustomer` makes it. */
export const profileCall = (customerId: string): Call => ({
    path: `/customer/shopper-customers/v1/organizations/{org}/customers/${encodeURIComponent(customerId)}`,
    query: {expand}
})

/** A customer's details and addresses, shown by the SDK's `useCustomer`. */
export const useProfile = ({customerId}: Shopper): MappedQuery<Profile> =>
    useMappedQuery(
        useCustomer({parameters: {customerId, expand: [expand]}}, useReadOptions(staleTime)),
        toProfile
    )

/** The same as the platform has them now, for an action whose end is not known. */
export const readProfile = async (commerce: Commerce, customerId: string): Promise<Profile> =>
    toProfile(await commerce.fetch(profileCall(customerId)), commerce)

/** The same for a part of a page that has none of the SDK's hooks around it (docs/decisions/0030). */
export const profileOf = ({
    commerce,
    customerId
}: Pick<Shopper, 'commerce' | 'customerId'>): Query<Profile> => ({
    key: [CUSTOMER, 'profile'],
    staleTime,
    fetch: () => readProfile(commerce, customerId)
})

export type Details = Omit<Profile, 'addresses'>

type Changes = Partial<Omit<Details, 'email'>>

/** Whether the platform's record of a customer has these details by now. */
const hasDetails = async (
    {commerce, customerId}: Pick<LiveSession, 'commerce' | 'customerId'>,
    details: Partial<Details>
): Promise<boolean> => {
    const stored = await readProfile(commerce, customerId)
    return Object.entries(details).every(([name, value]) => Reflect.get(stored, name) === value)
}

/** Saves only the changed details of a customer: another tab may have changed the rest. */
export const saveDetails = (session: LiveSession, changed: Changes): Promise<void> => {
    const {mutations, customerId} = session
    const {phone, ...names} = changed
    const body = {...names, ...(phone !== undefined && {phoneMobile: phone})}
    return savedOnce({
        call: () => mutations.shopperCustomers.updateCustomer({parameters: {customerId}, body}),
        isSaved: () => hasDetails(session, changed)
    })
}

export const useSaveDetails = () => useShopperMutation({changes, run: saveDetails})

/**
 * Changes a customer's e-mail address, which is also their login, through our own server, which requires the password
 * [ASVS-7.5.1]. A refusal's type says what is wrong: `password-wrong` or `email-refused`.
 */
export const changeEmail = (
    session: LiveSession,
    {email, currentPassword}: {email: string; currentPassword: string}
): Promise<void> =>
    savedOnce({
        call: () =>
            session.commerce.fetch({
                family: 'own',
                path: '/change-email',
                body: {email, currentPassword: sentPassword(currentPassword)}
            }),
        isSaved: () => hasDetails(session, {email})
    })

export const useChangeEmail = () => useShopperCall(changeEmail, changes)

export const changePassword = (
    {apis, customerId}: LiveSession,
    {currentPassword, password}: {currentPassword: string; password: string}
): Promise<void> =>
    savedOnce({
        call: async () => {
            await apis.shopperCustomers.updateCustomerPassword({
                parameters: {customerId},
                body: {
                    currentPassword: sentPassword(currentPassword),
                    password: sentPassword(password)
                }
            })
            return null
        },
        // Nothing but a sign-in shows a password, and that is the customer's to try.
        isSaved: () => Promise.resolve(false)
    })

/**
 * Changes a customer's password; the platform refuses a wrong current password with 400. Not a mutation, which would
 * keep both passwords in the cache.
 */
export const useChangePassword = () => useShopperCall(changePassword)

const asBody = ({country, state, isPreferred, id, ...address}: SavedAddress) => ({
    ...address,
    addressId: id,
    countryCode: country,
    stateCode: state,
    preferred: isPreferred
})

/** A customer's address under its id, as the platform has it now. */
const storedAddress = async (
    {commerce, customerId}: LiveSession,
    id: string
): Promise<SavedAddress | undefined> => {
    const {addresses} = await readProfile(commerce, customerId)
    return addresses.find((one) => one.id === id)
}

/** Saves a new or an existing address under its id. */
export const saveAddress = (
    session: LiveSession,
    {address, isNew}: {address: SavedAddress; isNew: boolean}
): Promise<void> => {
    const {mutations, customerId} = session
    const body = asBody(address)
    return savedOnce({
        call: () =>
            isNew
                ? mutations.shopperCustomers.createCustomerAddress({parameters: {customerId}, body})
                : mutations.shopperCustomers.updateCustomerAddress({
                      parameters: {customerId, addressName: address.id},
                      body
                  }),
        isSaved: async () => {
            const stored = await storedAddress(session, address.id)
            // The platform prefers an only address by itself.
            const {preferred: _preferred, ...wanted} = body
            return (
                stored !== undefined &&
                Object.entries(wanted).every(
                    ([name, value]) => Reflect.get(asBody(stored), name) === value
                )
            )
        }
    })
}

export const useSaveAddress = () => useShopperMutation({changes, run: saveAddress})

/** Removes an address from the address book. */
export const removeAddress = (session: LiveSession, addressName: string): Promise<void> => {
    const {mutations, customerId} = session
    return savedOnce({
        call: async () => {
            await removing(() =>
                mutations.shopperCustomers.removeCustomerAddress({
                    parameters: {customerId, addressName}
                })
            )
            // The SDK returns nothing; what the platform said was read by `sdkFetch`.
            return null
        },
        isSaved: async () => (await storedAddress(session, addressName)) === undefined
    })
}

export const useRemoveAddress = () => useShopperMutation({changes, run: removeAddress})
