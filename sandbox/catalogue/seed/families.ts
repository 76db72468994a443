import {z} from 'zod'
import {seedData} from '../../core/seed-data'
import data from './families.json'
import {FamilyId, Pair} from './kind'

/** What the kinds of one family share: brands, and sentences that are true for all of them. */
const Family = z.strictObject({
    brands: z.array(z.string()),
    /** The name starts with a line such as Marlow, or with brand and series. */
    namedBy: z.enum(['line', 'series']),
    openings: z.array(Pair),
    features: z.array(Pair),
    care: z.array(Pair)
})

/** The brands of a family, and the sentences that may describe its products; {name} stands for the product's name. */
export const families = seedData('families.json', z.record(FamilyId, Family), data)
