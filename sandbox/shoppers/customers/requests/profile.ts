import {z} from 'zod'
import {withCustom} from '../../../core/values/custom-attributes'

const text = z.string().max(256).optional()
const phone = z.string().max(32).optional()

export const email = z
    .string()
    .max(256)
    .regex(/^[^\s@:]+@[^\s@:]+$/, 'is no e-mail address')

/** What of a customer is kept as it comes. */
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
