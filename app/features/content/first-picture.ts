import type {Block} from '@app/commerce/content/blocks'

/**
 * The block with the first picture of a page, which is fetched at once; all others are lazy. Null if no block has one, or
 * if what has the first one is far down anyway.
 */
export const firstPicture = (
    blocks: readonly Block[],
    banner: readonly Block[] = []
): Block | null => {
    for (const block of blocks) {
        const inside = 'blocks' in block ? block.blocks : block.type === 'main-banner' ? banner : []
        const found = hasPicture(block) ? block : firstPicture(inside)
        if (found !== null) return found
    }
    return null
}

const hasPicture = (block: Block): boolean => {
    if (block.type === 'banner') return block.image !== null
    return block.type === 'hero' || block.type === 'image-tile' || block.type === 'video'
}
