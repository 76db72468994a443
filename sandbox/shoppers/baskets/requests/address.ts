import {z} from 'zod'
import {withCustom} from '../../../core/values/custom-attributes'

const text = z.string().max(256).optional()

/** Where something is delivered, or who pays. */
export const AddressRequest = withCustom({
    address1: text,
    address2: text,
    city: text,
    companyName: text,
    countryCode: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
    firstName: text,
    fullName: text,
    id: text,
    jobTitle: text,
    lastName: text,
    phone: text,
    postBox: text,
    postalCode: text,
    salutation: text,
    secondName: text,
    stateCode: text,
    suffix: text,
    suite: text,
    title: text
})

export type AddressRequest = z.output<typeof AddressRequest>
