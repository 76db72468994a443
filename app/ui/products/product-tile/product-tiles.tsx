import {useDeferredValue, type ReactNode} from 'react'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {hydratedLater} from '@app/lib/react/hydrated-later'
import {ProductTile} from './product-tile'
import type {ProductTileModel} from './product-tile-model'

const LaterTile = hydratedLater(ProductTile)

/** How many come alive with the page: about what a phone shows at first. */
const FIRST = 2

export type ProductTilesProps = {
    products: readonly ProductTileModel[]
    frequency: PaymentFrequency
    view?: 'grid' | 'list'
    /** How many are in sight when the page opens: their pictures are fetched at once. */
    inSight?: number
    corner?: (product: ProductTileModel) => ReactNode
    action?: (product: ProductTileModel) => ReactNode
}

/** Products side by side, or below one another [PLP-012]. Names are headings of the second level. */
export const ProductTiles = (props: ProductTilesProps) => {
    const {products, view = 'grid', inSight = 0, corner, action} = props
    const frequency = useDeferredValue(props.frequency)
    return (
        <ul className={`tiles tiles--${view}`}>
            {products.map((product, place) => {
                const Tile = place < FIRST ? ProductTile : LaterTile
                return (
                    <li key={product.id}>
                        <Tile
                            product={product}
                            frequency={frequency}
                            level={2}
                            eager={place < inSight}
                            corner={corner?.(product)}
                            action={action?.(product)}
                        />
                    </li>
                )
            })}
        </ul>
    )
}
