import type {Commerce} from '../client'
import {list, record, text} from '../json'
import {wasPriceFilter} from '../products/product'
import {isContainer} from './block-types'
import {type Block, blocksOf, linkOf, type Reading} from './blocks'

/** Shoppers seldom scroll beyond the sixth tile of a row, but every page view would load them. */
const MOST_TILES = 6

/** A product of a row: its second picture, which shoppers of such a row seldom point at, would be in the HTML and its data. */
const asShown = (block: Block, commerce: Commerce): Block => {
    const withCurrentPrice = wasPriceFilter(commerce)
    if (isContainer(block)) {
        return {...block, blocks: block.blocks.map((inner) => asShown(inner, commerce))}
    }
    if (block.type === 'price-card') return {...block, product: withCurrentPrice(block.product)}
    if (block.type !== 'product-scroller') return block
    return {
        ...block,
        products: block.products
            .slice(0, MOST_TILES)
            .map((tile) => ({...withCurrentPrice(tile), alternateImage: null}))
    }
}

/** The blocks of a content page as a store's shoppers see them. */
export const pageBlocks = (
    page: unknown,
    commerce: Commerce,
    read: Omit<Reading, 'warn'>
): Block[] =>
    blocksOf(page, {warn: commerce.warn, ...read}).map((block) => asShown(block, commerce))

/** A region of a page, and where each of its components stands, shown or not. */
export type PageRegion = {id: string; links: string[]}

/** The regions of a page, empty ones too: what an editor may drop a block into. */
export const regionsOf = (page: unknown): PageRegion[] =>
    list(record(page).regions).flatMap((raw) => {
        const {id, components} = record(raw)
        const name = text(id)
        if (name === undefined) return []
        return [{id: name, links: list(components).flatMap((one) => linkOf(record(one)) ?? [])}]
    })
