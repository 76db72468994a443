import {useIntl} from 'react-intl'
import {messages} from './messages'
import {ProductTileSkeleton} from './product-tile.skeleton'

type Props = {count: number; view?: 'grid' | 'list'}

/** As many empty places as products are asked for. */
export const ProductTilesSkeleton = ({count, view = 'grid'}: Props) => {
    const {formatMessage} = useIntl()
    return (
        <div className={`tiles tiles--${view}`} role="status">
            <span className="visually-hidden">{formatMessage(messages.loading)}</span>
            {Array.from({length: count}, (_, place) => (
                <ProductTileSkeleton key={place} />
            ))}
        </div>
    )
}
