import {z} from 'zod'
import {seedData} from '../../core/seed-data'
import data from './category-tree.json'
import {ColourId, DesignId, Pair} from './kind'

const Leaf = z.strictObject({
    /** Last part of the path, and of the id. */
    slug: z.string(),
    name: Pair,
    /** The text at the top of a listing. */
    descriptions: Pair,
    picture: z.tuple([DesignId, ColourId]),
    background: z.string().exactOptional(),
    /** Not in the menu, though its listing is there. */
    hidden: z.literal(true).exactOptional(),
    /** Not shown on its parent's landing page. */
    quiet: z.literal(true).exactOptional()
})

export type CategorySeed = z.infer<typeof Leaf> & {below?: CategorySeed[]}

const Category: z.ZodType<CategorySeed> = Leaf.extend({
    below: z.lazy(() => z.array(Category)).exactOptional()
})

/** The departments of the shop, their categories and sub categories. */
export const categoryTree = seedData('category-tree.json', z.array(Category), data)
