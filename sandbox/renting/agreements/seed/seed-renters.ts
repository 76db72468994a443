import {locales} from '../../../core/locales'
import {saveApproval} from '../../approval/approval'
import {findCustomerByLogin, insertCustomer} from '../../../shoppers/customers/customer'
import {emptyProfile} from '../../../shoppers/customers/profile'
import {defaultStore, findStore} from '../../../stores/store'
import {lock} from '../../../world/keys'
import type {World} from '../../../world/world'
import {saveRentalAccount} from '../../rental-account'
import {addDays, type Day, todayAtStore} from '../../days'
import {renters, type Renter} from './renters'
import {noteConsents} from '../../approval/offers/consent-record'
import {seedRented} from './seed-rented'

/** Creates the accounts of the named renters. Their days are counted from the world's clock. */
export const seedRenters = (world: World) => {
    for (const renter of renters) {
        const customerId = customerOf(world, renter)
        const storeNumber = storeOfRenter(world, renter)
        const today = todayAtStore(world, storeNumber)
        seedAccount(world, renter, {customerId, storeNumber})
        seedApproval(world, renter, {customerId, today})
        if (renter.agreements?.length) seedConsent(world, customerId)
        seedRented(world, renter, {customerId, storeNumber, today})
    }
}

const customerOf = (world: World, {login, firstName, lastName, number}: Renter): string => {
    const email = `${login}@homeward.example`
    const known = findCustomerByLogin(world, email)
    if (known) return known.id
    const id = `seed${login.padStart(22, '0')}`
    const custom = {
        c_racCustomerID: String(70_010_000 + number),
        c_racGlobalCustomerID: `GC${70_010_000 + number}`,
        c_customerFoundbyOKTAId: true
    }
    insertCustomer(world, {
        id,
        login: email,
        passwordHash: sharedPassword(world),
        profile: {...emptyProfile, firstName, lastName, email, custom}
    })
    return id
}

/** All renters have the password of the customers that existed before. */
const sharedPassword = ({statement}: World): string =>
    statement<{hash: string}>('SELECT password_hash AS hash FROM customer LIMIT 1').get()?.hash ??
    ''

const storeOfRenter = (world: World, {storeNumber}: Renter) =>
    storeNumber && findStore(world, storeNumber) ? storeNumber : defaultStore(world).id

const seedAccount = (
    world: World,
    renter: Renter,
    {customerId, storeNumber}: {customerId: string; storeNumber: string}
) => {
    const {login, number, suspended, remotePaymentAllowed = 'Y', isBlacklisted = false} = renter
    saveRentalAccount(world, customerId, {
        storeNumber,
        remotePaymentAllowed,
        isBlacklisted,
        phone: `213555${String(100 + number).padStart(4, '0')}`,
        address: {
            address1: `${200 + number} Sample Avenue`,
            city: 'Beverly Hills',
            stateCode: 'CA',
            postalCode: '90210'
        },
        balances: suspended
            ? [{type: 'SUSP', amount: suspended, agreementId: `agreement-${login}-1`}]
            : [],
        secrets: {
            birthDate: lock(world, `19${70 + number}-03-15`),
            taxId: lock(world, `90070${String(1000 + number)}`)
        }
    })
}

const longAgo = 400 * 24 * 60 * 60 * 1000

/** Every renter agreed to electronic records before their first agreement. */
const seedConsent = (world: World, customerId: string) => {
    const agreedAt = new Date(world.now().getTime() - longAgo).toISOString()
    noteConsents(world, customerId, [
        {kind: 'electronic-records', version: '2025-01', locale: locales[0].id, agreedAt}
    ])
}

const daysSince = 10

const seedApproval = (
    world: World,
    {approval, number}: Renter,
    {customerId, today}: {customerId: string; today: Day}
) => {
    if (!approval) return
    const {response, weekly, days, wanted = []} = approval
    saveApproval(world, customerId, {
        response,
        weekly,
        decisionId: `D${90_000 + number}`,
        ...(response === '4' && {
            conditionalReason: 'Please show us what is named below.'
        }),
        wanted,
        approvedOn: addDays(today, Math.min(days, 0) - daysSince),
        expiresOn: addDays(today, days),
        identityTries: 0,
        isIdentityVerified: false
    })
}
