import {ProductTileSkeleton} from '../product-tile/product-tile.skeleton'
import {Scroller} from '../../ways/scroller/scroller'

/** [CONTENT-030] */
const PLACES = ['first', 'second', 'third', 'fourth']

/** Four places for products, under the heading that will stay. */
export const ProductScrollerSkeleton = ({heading}: {heading: string}) => (
    <section className="section" aria-busy="true">
        <div className="section__head">
            <h2>{heading}</h2>
        </div>
        <Scroller label={heading}>
            {PLACES.map((place) => (
                <ProductTileSkeleton key={place} />
            ))}
        </Scroller>
    </section>
)
