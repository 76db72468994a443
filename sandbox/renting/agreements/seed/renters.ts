import type {Schedule} from '@contract/agreements'
import type {AgreementRefCode} from '@contract/agreements'

/** An agreement of the seed. Days are counted from the day of the seed. */
export type SeededAgreement = {
    schedule: Schedule
    /** Days until the next payment; negative if it is late. */
    dueIn: number
    paid: number
    /** The number of payments after those; makes the seed's plan shorter. */
    left?: number
    refCode?: AgreementRefCode
    isUnsigned?: boolean
    hasAutopay?: boolean
    hasCoverage?: boolean
    isPayableOnline?: boolean
    isDelivered?: boolean
    deliveryIn?: number
}

export type SeededCard = {
    cardType: string
    lastFour: string
    /** Days until the card's last good day. */
    goodFor: number
}

export type Renter = {
    login: string
    firstName: string
    lastName: string
    /** Undefined for a customer who already exists. */
    number: number
    storeNumber?: string
    remotePaymentAllowed?: 'Y' | 'N'
    isBlacklisted?: boolean
    approval?: {response: '1' | '2' | '4'; weekly: number; days: number; wanted?: string[]}
    agreements?: SeededAgreement[]
    cards?: SeededCard[]
    /** Whether the club's dues are paid by autopay. */
    club?: 'paid by hand' | 'autopay'
    suspended?: number
}

const visa: SeededCard = {cardType: 'Visa', lastFour: '1111', goodFor: 700}
const approved = {response: '1', weekly: 6000, days: 30} as const

/** One renter for each state that an account page can show. docs/sandbox.md describes them. */
export const renters: readonly Renter[] = [
    {
        login: 'morgan',
        firstName: 'Morgan',
        lastName: 'Rivera',
        number: 1,
        approval: {...approved, weekly: 15_000},
        agreements: [
            {schedule: 'WEEKLY', dueIn: 5, paid: 12, hasCoverage: true},
            {schedule: 'MONTHLY', dueIn: 20, paid: 3}
        ],
        cards: [visa]
    },
    {
        login: 'jordan',
        firstName: 'Jordan',
        lastName: 'Ellis',
        number: 2,
        approval: {response: '4', weekly: 4000, days: 30, wanted: ['INCOME', 'IDENTITY']}
    },
    {
        login: 'riley',
        firstName: 'Riley',
        lastName: 'Brooks',
        number: 3,
        approval: {response: '2', weekly: 0, days: 19}
    },
    {
        login: 'quincy',
        firstName: 'Quincy',
        lastName: 'Shaw',
        number: 4,
        approval: {response: '1', weekly: 5000, days: -1}
    },
    {
        login: 'avery',
        firstName: 'Avery',
        lastName: 'Cole',
        number: 5,
        approval: approved,
        agreements: [{schedule: 'BIWEEKLY', dueIn: 0, paid: 6}],
        cards: [visa]
    },
    {
        login: 'blake',
        firstName: 'Blake',
        lastName: 'Turner',
        number: 6,
        approval: approved,
        agreements: [{schedule: 'WEEKLY', dueIn: -10, paid: 20, hasCoverage: true}],
        cards: [visa],
        suspended: 1250
    },
    {
        login: 'cameron',
        firstName: 'Cameron',
        lastName: 'Price',
        number: 7,
        agreements: [{schedule: 'WEEKLY', dueIn: -46, paid: 9}],
        cards: [visa]
    },
    {
        login: 'dakota',
        firstName: 'Dakota',
        lastName: 'Reed',
        number: 8,
        agreements: [{schedule: 'MONTHLY', dueIn: -45, paid: 4}],
        cards: [visa]
    },
    {
        login: 'emerson',
        firstName: 'Emerson',
        lastName: 'Wood',
        number: 9,
        approval: {...approved, weekly: 15_000},
        agreements: [
            {
                schedule: 'WEEKLY',
                dueIn: 4,
                paid: 1,
                refCode: 'PRELIMPAID',
                isDelivered: false,
                deliveryIn: 3
            },
            {schedule: 'SEMIMONTHLY', dueIn: 9, paid: 8}
        ],
        cards: [visa]
    },
    {
        login: 'finley',
        firstName: 'Finley',
        lastName: 'Hayes',
        number: 10,
        approval: approved,
        agreements: [{schedule: 'WEEKLY', dueIn: 3, paid: 30, hasAutopay: true}],
        cards: [visa],
        club: 'autopay'
    },
    {
        login: 'harper',
        firstName: 'Harper',
        lastName: 'Lane',
        number: 11,
        agreements: [{schedule: 'WEEKLY', dueIn: 8, paid: 15}],
        cards: [{cardType: 'Mastercard', lastFour: '4444', goodFor: 60}],
        club: 'paid by hand'
    },
    {
        login: 'indigo',
        firstName: 'Indigo',
        lastName: 'Marsh',
        number: 12,
        agreements: [{schedule: 'WEEKLY', dueIn: 8, paid: 15}],
        cards: [
            {cardType: 'Visa', lastFour: '1881', goodFor: -1},
            {cardType: 'Discover', lastFour: '9424', goodFor: -200}
        ]
    },
    {
        login: 'kendall',
        firstName: 'Kendall',
        lastName: 'Frost',
        number: 13,
        storeNumber: '01005',
        remotePaymentAllowed: 'N',
        agreements: [{schedule: 'WEEKLY', dueIn: 2, paid: 7, isPayableOnline: false}],
        cards: [visa]
    },
    {
        login: 'lennon',
        firstName: 'Lennon',
        lastName: 'Vega',
        number: 14,
        approval: approved,
        agreements: [
            {
                schedule: 'WEEKLY',
                dueIn: 7,
                paid: 0,
                refCode: 'PRELIM',
                isUnsigned: true,
                isDelivered: false
            }
        ],
        cards: [visa]
    },
    {
        login: 'parker',
        firstName: 'Parker',
        lastName: 'Quinn',
        number: 15,
        agreements: [
            {schedule: 'WEEKLY', dueIn: 1, paid: 51, left: 1},
            {schedule: 'WEEKLY', dueIn: 1, paid: 52, left: 0, refCode: 'PAIDOUT'}
        ],
        cards: [visa, {cardType: 'Visa', lastFour: '0002', goodFor: 400}]
    },
    {
        login: 'sawyer',
        firstName: 'Sawyer',
        lastName: 'Knox',
        number: 16,
        isBlacklisted: true
    },
    {
        login: 'tatum',
        firstName: 'Tatum',
        lastName: 'Ellery',
        number: 17,
        agreements: [
            {schedule: 'WEEKLY', dueIn: 4, paid: 1, refCode: 'PRELIMPAID', isDelivered: false},
            {schedule: 'WEEKLY', dueIn: 3, paid: 10}
        ],
        cards: [visa]
    },
    {
        login: 'wren',
        firstName: 'Wren',
        lastName: 'Ashby',
        number: 18,
        approval: {...approved, weekly: 40_000},
        agreements: [
            {schedule: 'WEEKLY', dueIn: 2, paid: 12, hasCoverage: true, hasAutopay: true},
            {schedule: 'WEEKLY', dueIn: 2, paid: 20, hasAutopay: true},
            {schedule: 'WEEKLY', dueIn: 5, paid: 31},
            {schedule: 'BIWEEKLY', dueIn: 9, paid: 4, hasCoverage: true},
            {schedule: 'BIWEEKLY', dueIn: 12, paid: 11},
            {schedule: 'BIWEEKLY', dueIn: 12, paid: 2},
            {schedule: 'SEMIMONTHLY', dueIn: 6, paid: 7},
            {schedule: 'SEMIMONTHLY', dueIn: 6, paid: 3},
            {schedule: 'MONTHLY', dueIn: 15, paid: 5},
            {schedule: 'MONTHLY', dueIn: 21, paid: 2},
            {schedule: 'WEEKLY', dueIn: 4, paid: 51, left: 1},
            {schedule: 'WEEKLY', dueIn: 4, paid: 52, left: 0, refCode: 'PAIDOUT'}
        ],
        cards: [visa, {cardType: 'Mastercard', lastFour: '4444', goodFor: 300}]
    }
]
