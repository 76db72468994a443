import type {ReactNode} from 'react'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {ProductTile, type ProductTileModel} from './product-tile'

export type ProductTilesProps = {
    products: readonly ProductTileModel[]
    frequency: PaymentFrequency
    view?: 'grid' | 'list'
    /** How many are in view when the page opens: their pictures are fetched at once. */
    inView?: number
    action?: (product: ProductTileModel) => ReactNode
    /** A row of its own, below the first products. */
    banner?: ReactNode
    /** Told which product's page is opened. */
    onChoose?: (productId: string) => void
}

/** On a phone two rows of two. */
const BEFORE_BANNER = 4

/** Products side by side, or below one another [PLP-012]. Names are headings of the second level. */
export const ProductTiles = (props: ProductTilesProps) => {
    const {
        products,
        frequency,
        view = 'grid',
        inView: inSight = 0,
        action,
        banner,
        onChoose
    } = props
    const tiles = products.map((product, index) => (
        <li key={product.id}>
            <ProductTile
                product={product}
                frequency={frequency}
                level={2}
                eager={index < inSight}
                action={action?.(product)}
                onChoose={onChoose}
            />
        </li>
    ))
    return (
        <ul className={`tiles tiles--${view}`}>
            {tiles.slice(0, BEFORE_BANNER)}
            {banner ? <li className="tiles__banner">{banner}</li> : null}
            {tiles.slice(BEFORE_BANNER)}
        </ul>
    )
}
