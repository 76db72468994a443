import {useIntl} from 'react-intl'
import {Skeleton} from '../async/skeleton'
import {messages} from './messages'

/** The placeholder of a tile. */
export const ProductTileSkeleton = () => (
    <div className="tile">
        <div className="tile__media tile__media--blank" />
        <div className="tile__body">
            <Skeleton width="40%" height="0.8rem" />
            <Skeleton height="3.9rem" />
            <div className="tile__offer">
                <Skeleton width="60%" height="1.8rem" />
                <Skeleton width="90%" height="7.5rem" />
            </div>
        </div>
    </div>
)

type ProductTilesSkeletonProps = {count: number; view?: 'grid' | 'list'}

/** As many placeholders as products are loading. */
export const ProductTilesSkeleton = ({count, view = 'grid'}: ProductTilesSkeletonProps) => {
    const {formatMessage} = useIntl()
    return (
        <div className={`tiles tiles--${view}`} role="status">
            <span className="visually-hidden">{formatMessage(messages.loading)}</span>
            {Array.from({length: count}, (_, index) => (
                <ProductTileSkeleton key={index} />
            ))}
        </div>
    )
}
