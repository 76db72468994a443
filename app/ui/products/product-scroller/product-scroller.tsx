import {useId} from 'react'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {Link} from '@app/routing/links/link'
import type {Loadable} from '../../loaded/loadable'
import {Loaded} from '../../loaded/loaded'
import {ProductTile} from '../product-tile/product-tile'
import type {ProductTileModel} from '../product-tile/product-tile-model'
import {Scroller} from '../../ways/scroller/scroller'
import {ProductScrollerSkeleton} from './product-scroller.skeleton'

export type ProductScrollerProps = {
    heading: string
    from: Loadable<readonly ProductTileModel[]>
    frequency: PaymentFrequency
    more?: {label: string; to: string}
}

/** A row of products under its heading. Without products, and when they did not come, there is no row [CONTENT-033]. */
export const ProductScroller = ({heading, from, frequency, more}: ProductScrollerProps) => {
    const headingId = useId()
    return (
        <Loaded
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
                            <ProductTile key={product.id} product={product} frequency={frequency} />
                        ))}
                    </Scroller>
                </section>
            )}
        </Loaded>
    )
}
