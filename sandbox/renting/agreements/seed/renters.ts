import {z} from 'zod'
import {seedData} from '../../../core/seed-data'
import data from './renters.json'

/** An agreement of the seed. Days are counted from the day of the seed. */
const SeededAgreement = z.strictObject({
    schedule: z.enum(['WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY']),
    /** Days until the next payment; negative if it is late. */
    dueIn: z.number(),
    paid: z.number(),
    /** The number of payments after those; makes the seed's plan shorter. */
    left: z.number().exactOptional(),
    refCode: z.enum(['PRELIM', 'PRELIMPAID', 'PAIDOUT']).exactOptional(),
    isUnsigned: z.boolean().exactOptional(),
    hasAutopay: z.boolean().exactOptional(),
    hasCoverage: z.boolean().exactOptional(),
    isPayableOnline: z.boolean().exactOptional(),
    isDelivered: z.boolean().exactOptional(),
    deliveryIn: z.number().exactOptional()
})
export type SeededAgreement = z.infer<typeof SeededAgreement>

const SeededCard = z.strictObject({
    cardType: z.string(),
    lastFour: z.string(),
    /** Days until the card's last good day. */
    goodFor: z.number()
})

const Renter = z.strictObject({
    login: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    number: z.number(),
    storeNumber: z.string().exactOptional(),
    remotePaymentAllowed: z.enum(['Y', 'N']).exactOptional(),
    isBlacklisted: z.boolean().exactOptional(),
    approval: z
        .strictObject({
            response: z.enum(['1', '2', '4']),
            /** Cents a week. */
            weekly: z.number(),
            days: z.number(),
            wanted: z.array(z.string()).exactOptional()
        })
        .exactOptional(),
    agreements: z.array(SeededAgreement).exactOptional(),
    cards: z.array(SeededCard).exactOptional(),
    /** Whether the club's dues are paid by autopay. */
    club: z.enum(['paid by hand', 'autopay']).exactOptional(),
    suspended: z.number().exactOptional()
})
export type Renter = z.infer<typeof Renter>

/** One renter for each state that an account page can show. docs/sandbox.md describes them. */
export const renters = seedData('renters.json', z.array(Renter), data)
