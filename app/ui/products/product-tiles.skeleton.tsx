import {useIntl} from 'react-intl'
import {Skeleton} from '../async/skeleton'
import {messages} from './messages'

/** The placeholder of a tile. */
export const ProductTileSkeleton = () => (
    <div className="tile">
        <div className="tile__media" />
        <div className="tile__body">
            <Skeleton width="60%" height="1.75rem" />
            <Skeleton width="90%" height="3.5rem" />
            <Skeleton height="2.7rem" />
            <Skeleton width="40%" height="1.2rem" />
            <Skeleton width="90%" height="2.5rem" />
        </div>
        <div className="tile__corner" />
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
