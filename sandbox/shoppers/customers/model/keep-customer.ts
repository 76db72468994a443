import {stored} from '../../../core/values/stored'
import {problem} from '../../../core/problem'
import type {Shopper} from '../../sign-in/shopper'
import type {World} from '../../../world/world'
import type {Customer, CustomerProfile} from './customer'

type Row = Omit<Customer, 'profile'> & {profile: string}

const columns = `id, customer_no AS customerNo, login, profile, created_at AS createdAt,
    modified_at AS modifiedAt, last_login_at AS lastLoginAt, previous_login_at AS previousLoginAt`

const asCustomer = (row: Row): Customer => ({...row, profile: stored(row.profile)})

export const findCustomer = ({statement}: World, id: string): Customer | undefined => {
    const row = statement<Row>(`SELECT ${columns} FROM customer WHERE id = ?`).get(id)
    return row && asCustomer(row)
}

export const findCustomerByLogin = ({statement}: World, login: string): Customer | undefined => {
    const row = statement<Row>(`SELECT ${columns} FROM customer WHERE login = ?`).get(login)
    return row && asCustomer(row)
}

/** The registered customer who calls; refused with 404 when that is a guest, or somebody else is asked for. */
export const ownCustomer = (world: World, id: string, shopper: Shopper): Customer => {
    const customer = id === shopper.customerId ? findCustomer(world, id) : undefined
    return customer ?? noCustomer(id)
}

/** Refused with 404 when somebody else is asked for; a guest has things of their own as well. */
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

/** Writes the profile and answers the customer as it is now. */
export const keepProfile = (
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

/** Another e-mail address is another login too; refused with 400 if somebody has it. */
export const keepLogin = (world: World, customer: Customer, login: string): Customer => {
    const other = findCustomerByLogin(world, login)
    if (other && other.id !== customer.id) loginIsTaken(login)
    world.statement('UPDATE customer SET login = ? WHERE id = ?').run(login, customer.id)
    return {...customer, login}
}

export function loginIsTaken(login: string): never {
    problem(400, 'login-already-in-use', `The login '${login}' is already in use.`, {login})
}
