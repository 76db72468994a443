import type {Commerce} from '../client'
import {wasPriceFilter} from '../products/product'
import {isContainer} from './block-types'
import {type Block, blocksOf} from './blocks'

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
    storeId: string | undefined
): Block[] =>
    blocksOf(page, {warn: commerce.warn, storeId}).map((block) => asShown(block, commerce))
