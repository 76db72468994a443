import {z} from 'zod'
import {withCustom} from '../../../core/values/custom-attributes'

const text = z.string().max(256).optional()
const short = z.string().max(32).optional()

const fields = {
    address1: text,
    address2: text,
    city: text,
    companyName: text,
    firstName: text,
    jobTitle: text,
    phone: short,
    postBox: text,
    postalCode: text,
    salutation: text,
    secondName: text,
    stateCode: text,
    suffix: text,
    suite: short,
    title: text
}

const preferred = z.boolean().optional()
const addressId = z.string().trim().min(1).max(256)
const countryCode = z.string().regex(/^[A-Z]{2}$/)
const lastName = z.string().min(1).max(256)

export const NewAddressRequest = withCustom({
    ...fields,
    addressId,
    preferred,
    countryCode,
    lastName
})

export const AddressChangeRequest = withCustom({
    ...fields,
    addressId: addressId.optional(),
    preferred,
    countryCode: countryCode.optional(),
    lastName: lastName.optional()
})

export type AddressChangeRequest = z.output<typeof AddressChangeRequest>
