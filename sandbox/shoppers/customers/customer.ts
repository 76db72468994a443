import type {CustomAttributes} from '../../core/custom-attributes'
import {parseStored} from '../../core/json'
import {problem} from '../../core/response'
import type {Shopper, World} from '../../world/world'

export type CustomerAddress = {
    addressId: string
    preferred: boolean
    createdAt: number
    modifiedAt: number
    fields: Record<string, string>
    custom: CustomAttributes
}

export type CustomerCard = {
    id: string
    paymentMethodId: string
    isDefault: boolean
    createdAt: number
    modifiedAt: number
    card?: CardFacts | undefined
    custom: CustomAttributes
}

/** Never the number itself. */
export type CardFacts = {
    cardType: string
    holder: string
    lastDigits: string
    expirationMonth: number
    expirationYear: number
    issueNumber?: string | undefined
    validFromMonth?: number | undefined
    validFromYear?: number | undefined
}

/** A registered customer as stored. */
export type Customer = {
    id: string
    customerNo: string
    login: string
    createdAt: number
    modifiedAt: number
    lastLoginAt: number | null
    previousLoginAt: number | null
    profile: CustomerProfile
}

/** The fields that the shopper sets, and those that the retailer adds. */
export type CustomerProfile = {
    firstName: string
    lastName: string
    email: string
    /** The platform's other fields: salutation, phones, company and so on. */
    fields: Record<string, string | number>
    custom: CustomAttributes
    /** Locked texts, such as the birth date. */
    secrets: Record<string, string>
    addresses: CustomerAddress[]
    cards: CustomerCard[]
}

type Row = Omit<Customer, 'profile'> & {profile: string}

const columns = `id, customer_no AS customerNo, login, profile, created_at AS createdAt,
    modified_at AS modifiedAt, last_login_at AS lastLoginAt, previous_login_at AS previousLoginAt`

const asCustomer = (row: Row): Customer => ({...row, profile: parseStored(row.profile)})

export const findCustomer = ({statement}: World, id: string): Customer | undefined => {
    const row = statement<Row>(`SELECT ${columns} FROM customer WHERE id = ?`).get(id)
    return row && asCustomer(row)
}

export const findCustomerByLogin = ({statement}: World, login: string): Customer | undefined => {
    const row = statement<Row>(`SELECT ${columns} FROM customer WHERE login = ?`).get(login)
    return row && asCustomer(row)
}

/** The registered customer who calls; refused with 404 for a guest, or for somebody else's id. */
export const ownCustomer = (world: World, id: string, shopper: Shopper): Customer => {
    const customer = id === shopper.customerId ? findCustomer(world, id) : undefined
    return customer ?? noCustomer(id)
}

/** Refused with 404 for somebody else's id; guests have data too. */
export const mustBeOneself = (id: string, shopper: Shopper) => {
    if (id !== shopper.customerId) noCustomer(id)
}

function noCustomer(id: string): never {
    problem(404, 'customer-not-found', `No customer with ID '${id}' was found.`, {customerId: id})
}

type NewCustomer = {id: string; login: string; passwordHash: string; profile: CustomerProfile}

/** Customer numbers count up from 00001001. */
export const insertCustomer = (world: World, {id, login, passwordHash, profile}: NewCustomer) => {
    const {count} = world
        .statement<{count: number}>('SELECT count(*) AS count FROM customer')
        .get() ?? {count: 0}
    const time = world.now().getTime()
    world
        .statement(
            `INSERT INTO customer
                 (id, customer_no, login, password_hash, profile, created_at, modified_at)
             VALUES (?, ?, ?, ?, ?, ?, ?)`
        )
        .run(
            id,
            String(1001 + count).padStart(8, '0'),
            login,
            passwordHash,
            JSON.stringify(profile),
            time,
            time
        )
}

/** Saves the profile and returns the customer. */
export const saveProfile = (
    world: World,
    customer: Customer,
    profile: CustomerProfile
): Customer => {
    const modifiedAt = world.now().getTime()
    world
        .statement('UPDATE customer SET profile = ?, modified_at = ? WHERE id = ?')
        .run(JSON.stringify(profile), modifiedAt, customer.id)
    return {...customer, profile, modifiedAt}
}

/** Another e-mail address is also another login; refused with 400 if it is taken. */
export const saveLogin = (world: World, customer: Customer, login: string): Customer => {
    const other = findCustomerByLogin(world, login)
    if (other && other.id !== customer.id) loginIsTaken(login)
    world.statement('UPDATE customer SET login = ? WHERE id = ?').run(login, customer.id)
    return {...customer, login}
}

export function loginIsTaken(login: string): never {
    problem(400, 'login-already-in-use', `The login '${login}' is already in use.`, {login})
}

/** What sign-in and baskets need of a customer. */
export type Account = {
    id: string
    login: string
    email: string
    firstName: string
    lastName: string
}

export const findAccount = (world: World, id: string): Account | undefined => {
    const customer = findCustomer(world, id)
    if (!customer) return undefined
    const {login, profile} = customer
    const {firstName, lastName, email} = profile
    return {id, login, firstName, lastName, email}
}
