import type {World} from '../../world/world'
import {type CustomerProfile, insertCustomer} from './customer'
import {emptyProfile} from './profile'

/** Everybody's password is Homeward!1, hashed in advance: hashing is slow, and tests open many worlds. */
const passwordHash = 'scrypt$aG9tZXdhcmQtc2VlZC0wMA$DiIs5uz-uC8YQFNR5npIXHKT1RcxmBELPcPloiWXCkk'

type Seeded = {
    id: string
    login: string
    profile: Partial<CustomerProfile>
}

/** The customers to sign in as, one of each kind. */
const customers: readonly Seeded[] = [
    {
        // Registered online only: has no rent-to-own account.
        id: 'seed00000000000000000casey',
        login: 'casey@homeward.example',
        profile: {firstName: 'Casey', lastName: 'Nguyen'}
    },
    {
        // Rents already, is known to the identity provider, and has an approval.
        id: 'seed0000000000000000morgan',
        login: 'morgan@homeward.example',
        profile: {
            firstName: 'Morgan',
            lastName: 'Rivera',
            custom: {
                c_racCustomerID: '70010001',
                c_racGlobalCustomerID: 'GC70010001',
                c_customerFoundbyOKTAId: true
            }
        }
    },
    {
        // Approved on a condition.
        id: 'seed0000000000000000jordan',
        login: 'jordan@homeward.example',
        profile: {
            firstName: 'Jordan',
            lastName: 'Ellis',
            custom: {c_racCustomerID: '70010002', c_racGlobalCustomerID: 'GC70010002'}
        }
    },
    {
        // Declined.
        id: 'seed00000000000000000riley',
        login: 'riley@homeward.example',
        profile: {
            firstName: 'Riley',
            lastName: 'Brooks',
            custom: {c_racCustomerID: '70010003', c_racGlobalCustomerID: 'GC70010003'}
        }
    },
    {
        // Had an approval, which has expired.
        id: 'seed000000000000000quincy0',
        login: 'quincy@homeward.example',
        profile: {
            firstName: 'Quincy',
            lastName: 'Shaw',
            custom: {c_racCustomerID: '70010004', c_racGlobalCustomerID: 'GC70010004'}
        }
    }
]

/** Their decisions are seeded with what they rent. */
export const seedCustomers = (world: World) => {
    for (const {id, login, profile} of customers) {
        insertCustomer(world, {
            id,
            login,
            passwordHash,
            profile: {...emptyProfile, ...profile, email: login}
        })
    }
}
