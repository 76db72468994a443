import {z} from 'zod'
import type {RetailersCustomer} from '@contract/customer'
import {type CustomAttributes, mergedAttributes, withCustom} from '../../core/custom-attributes'
import {lock} from '../../world/keys'
import type {World} from '../../world/world'
import type {CustomerProfile} from './customer'

const text = z.string().max(256).optional()
const phone = z.string().max(32).optional()

export const email = z
    .string()
    .max(256)
    .regex(/^[^\s@:]+@[^\s@:]+$/, 'is no e-mail address')

/** The fields of a customer that are stored as they are sent. */
const fields = {
    companyName: text,
    fax: phone,
    gender: z.number().int().min(0).max(9).optional(),
    jobTitle: text,
    phoneBusiness: phone,
    phoneHome: phone,
    phoneMobile: phone,
    preferredLocale: text,
    salutation: text,
    secondName: text,
    suffix: text,
    title: text
}

const birthday = z.iso.date().optional()

export const RegistrationRequest = z.object({
    customer: withCustom({
        ...fields,
        birthday,
        firstName: text,
        lastName: z.string().min(1).max(256),
        login: z
            .string()
            .min(1)
            .max(256)
            .regex(/^[^:\s]+$/),
        email
    })
})

export const ProfileRequest = withCustom({
    ...fields,
    birthday,
    firstName: text,
    lastName: z.string().min(1).max(256).optional(),
    login: z
        .string()
        .min(1)
        .max(256)
        .regex(/^[^:\s]+$/)
        .optional(),
    email: email.optional()
})

export type ProfileRequest = z.output<typeof ProfileRequest>

export const fieldNames = Object.keys(fields)

/** Fields that only the retailer's own systems set. */
const retailersOwn: readonly string[] = [
    'c_racCustomerID',
    'c_racGlobalCustomerID',
    'c_customerFoundbyOKTAId',
    'c_customerDEApproval'
] satisfies (keyof RetailersCustomer)[]

const shoppersOwn = (custom: CustomAttributes): CustomAttributes =>
    Object.fromEntries(Object.entries(custom).filter(([name]) => !retailersOwn.includes(name)))

/** A profile after a change; what is not named stays. */
export const withProfile = (
    world: World,
    profile: CustomerProfile,
    {custom, birthday, firstName, lastName, email, ...request}: ProfileRequest
): CustomerProfile => ({
    ...profile,
    firstName: firstName ?? profile.firstName,
    lastName: lastName ?? profile.lastName,
    email: email ?? profile.email,
    fields: {...profile.fields, ...fieldsIn(request)},
    custom: mergedAttributes(profile.custom, shoppersOwn(custom)),
    secrets: birthday ? {...profile.secrets, birthday: lock(world, birthday)} : profile.secrets
})

const fieldsIn = (request: object): Record<string, string | number> =>
    Object.fromEntries(
        Object.entries(request).filter(
            ([name, value]) => fieldNames.includes(name) && value !== undefined
        )
    )

/** Marks a customer as known to the identity provider: after registering, and after signing in there [D-18]. */
export const foundAtProvider = (profile: CustomerProfile): CustomerProfile => ({
    ...profile,
    custom: {...profile.custom, c_customerFoundbyOKTAId: true}
})

export const emptyProfile: CustomerProfile = {
    firstName: '',
    lastName: '',
    email: '',
    fields: {},
    custom: {},
    secrets: {},
    addresses: [],
    cards: []
}
