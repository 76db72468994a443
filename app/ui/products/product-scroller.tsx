import {useId} from 'react'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {Link} from '@app/routing/links/link'
import {AsyncContent, type AsyncState} from '../async/async-content'
import {Scroller} from '../navigation/scroller'
import {ProductTile, type ProductTileModel} from './product-tile'
import {ProductTileSkeleton} from './product-tiles.skeleton'

/** [CONTENT-030] */
const PLACES = ['first', 'second', 'third', 'fourth']

/** Placeholders for four products, below the heading that will stay. */
export const ProductScrollerSkeleton = ({heading}: {heading: string}) => (
    <section className="section" aria-busy="true">
        <div className="section__head">
            <h2>{heading}</h2>
        </div>
        <Scroller label={heading}>
            {PLACES.map((index) => (
                <ProductTileSkeleton key={index} />
            ))}
        </Scroller>
    </section>
)

export type ProductScrollerProps = {
    heading: string
    from: AsyncState<readonly ProductTileModel[]>
    frequency: PaymentFrequency
    more?: {label: string; to: string}
    /** Told which product's page is opened. */
    onChoose?: (productId: string) => void
}

/** A row of products below its heading. Without products, or if they could not be loaded, there is no row [CONTENT-033]. */
export const ProductScroller = ({
    heading,
    from,
    frequency,
    more,
    onChoose
}: ProductScrollerProps) => {
    const headingId = useId()
    return (
        <AsyncContent
            from={from}
            skeleton={<ProductScrollerSkeleton heading={heading} />}
            empty={null}
            failed={null}
        >
            {(products) => (
                <section className="section" aria-labelledby={headingId}>
                    <div className="section__head">
                        <h2 id={headingId}>{heading}</h2>
                        {more ? <Link to={more.to}>{more.label}</Link> : null}
                    </div>
                    <Scroller label={heading}>
                        {products.map((product) => (
                            <ProductTile
                                key={product.id}
                                product={product}
                                frequency={frequency}
                                onChoose={onChoose}
                            />
                        ))}
                    </Scroller>
                </section>
            )}
        </AsyncContent>
    )
}
