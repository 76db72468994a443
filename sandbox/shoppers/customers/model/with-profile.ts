import {mergedAttributes, type CustomAttributes} from '../../../core/values/custom-attributes'
import {lock} from '../../../world/secret-box'
import type {World} from '../../../world/world'
import {fieldNames, type ProfileRequest} from '../requests/profile'
import type {CustomerProfile} from './customer'

/** What only the retailer's own systems say of a customer. */
const retailersOwn = [
    'c_racCustomerID',
    'c_racGlobalCustomerID',
    'c_customerFoundbyOKTAId',
    'c_customerDEApproval'
]

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
