import {z} from 'zod'
import {mergedAttributes, withCustom} from '../../core/custom-attributes'
import {endpoint} from '../../core/endpoint'
import {answer, notFound, problem} from '../../core/response'
import type {World} from '../../world/world'
import {type Customer, type CustomerAddress, ownCustomer, saveProfile} from './customer'
import {presentCustomerAddress} from './present-customer'
import {customerPath, customerQuery} from './profile-endpoints'

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

const scope = 'sfcc.shopper-myaccount.addresses'
const path = `${customerPath}/addresses` as const
const onePath = `${path}/:addressName` as const

const mostAddresses = 100

const findAddress = ({profile}: Customer, name: string): CustomerAddress =>
    profile.addresses.find(({addressId}) => addressId === name) ?? notFound('address', name)

function nameIsTaken(name: string): never {
    problem(400, 'address-name-already-in-use', `There is an address '${name}' already.`)
}

const mustBeFree = ({profile}: Customer, name: string) => {
    if (profile.addresses.some(({addressId}) => addressId === name)) nameIsTaken(name)
}

/** At most one address is the preferred one. */
const saveAddresses = (
    world: World,
    customer: Customer,
    {addresses, latest}: {addresses: CustomerAddress[]; latest: CustomerAddress}
) => {
    const only = latest.preferred
        ? addresses.map((one) => (one === latest ? one : {...one, preferred: false}))
        : addresses
    saveProfile(world, customer, {...customer.profile, addresses: only})
    return presentCustomerAddress(latest)
}

const fieldsIn = ({
    custom: _custom,
    addressId: _id,
    preferred: _preferred,
    ...fields
}: AddressChangeRequest): Record<string, string> =>
    Object.fromEntries(
        Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined)
    )

export const createAddress = endpoint({
    method: 'POST',
    path,
    scope: `${scope}.rw`,
    query: customerQuery,
    body: NewAddressRequest,
    handle: ({params, body, shopper, world, now}) => {
        const customer = ownCustomer(world, params.customerId, shopper)
        mustBeFree(customer, body.addressId)
        const {addresses} = customer.profile
        if (addresses.length >= mostAddresses) {
            return problem(400, 'bad-request', 'There are too many addresses.')
        }
        const latest = {
            addressId: body.addressId,
            preferred: body.preferred ?? false,
            createdAt: now.getTime(),
            modifiedAt: now.getTime(),
            fields: fieldsIn(body),
            custom: body.custom
        }
        return saveAddresses(world, customer, {addresses: [...addresses, latest], latest})
    }
})

export const getAddress = endpoint({
    method: 'GET',
    path: onePath,
    scope,
    query: customerQuery,
    handle: ({params, shopper, world}) =>
        presentCustomerAddress(
            findAddress(ownCustomer(world, params.customerId, shopper), params.addressName)
        )
})

export const updateAddress = endpoint({
    method: 'PATCH',
    path: onePath,
    scope: `${scope}.rw`,
    query: customerQuery,
    body: AddressChangeRequest,
    handle: ({params, body, shopper, world, now}) => {
        const customer = ownCustomer(world, params.customerId, shopper)
        const held = findAddress(customer, params.addressName)
        const {addressId = held.addressId, preferred = held.preferred} = body
        if (addressId !== held.addressId) mustBeFree(customer, addressId)
        const latest = {
            ...held,
            addressId,
            preferred,
            modifiedAt: now.getTime(),
            fields: {...held.fields, ...fieldsIn(body)},
            custom: mergedAttributes(held.custom, body.custom)
        }
        const addresses = customer.profile.addresses.map((one) => (one === held ? latest : one))
        return saveAddresses(world, customer, {addresses, latest})
    }
})

export const removeAddress = endpoint({
    method: 'DELETE',
    path: onePath,
    scope: `${scope}.rw`,
    query: customerQuery,
    handle: ({params, shopper, world}) => {
        const customer = ownCustomer(world, params.customerId, shopper)
        const held = findAddress(customer, params.addressName)
        const addresses = customer.profile.addresses.filter((one) => one !== held)
        saveProfile(world, customer, {...customer.profile, addresses})
        return answer(204)
    }
})
