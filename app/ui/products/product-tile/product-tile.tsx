import {memo, type CSSProperties, type ReactNode} from 'react'
import {useIntl} from 'react-intl'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {Link} from '@app/routing/links/link'
import {ProductBadges} from '../../words/badge/product-badges'
import {Icon} from '../../picture/icon/icon'
import {plainImageAddress} from '../../picture/image/image-address'
import {Picture} from '../../picture/image/picture'
import {Price} from '../../price/price'
import {addOnMessages, messages} from './messages'
import type {ProductTileModel} from './product-tile-model'
import {TileColours} from './tile-colours'
import {TileSupply} from './tile-supply'

export type ProductTileProps = {
    product: ProductTileModel
    frequency: PaymentFrequency
    /** Of the product's name, below the heading of its list. */
    level?: 2 | 3
    /** True for tiles that are in sight when the page opens. */
    eager?: boolean
    /** Laid over the picture's corner: the wish list heart. */
    corner?: ReactNode
    /** Below the price: the button that adds to the cart. */
    action?: ReactNode
}

type MediaStyle = CSSProperties & {'--other-view'?: string}

const SIZES = '(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 45vw'
const LARGEST = 288

const mediaStyle = (link: string | undefined): MediaStyle | undefined =>
    link ? {'--other-view': `url("${plainImageAddress(link, LARGEST)}")`} : undefined

const TileMedia = ({product, eager}: {product: ProductTileModel; eager: boolean}) => (
    <div className="tile__media" style={mediaStyle(product.alternateImage?.link)}>
        {product.image ? (
            <Picture
                link={product.image.link}
                alt=""
                width={600}
                height={600}
                sizes={SIZES}
                largest={LARGEST}
                eager={eager}
            />
        ) : (
            <Icon name="image" />
        )}
    </div>
)

/** A product in a list. The name is the link and covers the tile; one stop for keyboards. */
export const ProductTile = memo(function ProductTile(props: ProductTileProps) {
    const {product, frequency, level = 3, eager = false, corner, action} = props
    const {formatMessage} = useIntl()
    const Name = `h${level}` as const
    const {brand, name, path, price, badges, addOn} = product
    return (
        <article className="tile">
            <TileMedia product={product} eager={eager} />
            <div className="tile__body">
                <ProductBadges badges={badges} />
                {brand ? <p className="tile__brand">{brand}</p> : null}
                <Name className="tile__name">
                    <Link to={path} className="tile__link">
                        {name}
                    </Link>
                </Name>
                <TileColours colours={product.colours} />
                <div className="tile__offer">
                    {price ? (
                        <Price price={price} frequency={frequency} variant="tile" />
                    ) : (
                        <p className="tile__note">{formatMessage(messages.noPrice)}</p>
                    )}
                    {addOn ? (
                        <p className="tile__note">{formatMessage(addOnMessages[addOn])}</p>
                    ) : null}
                    <TileSupply product={product} />
                    {action ? <div className="tile__action">{action}</div> : null}
                </div>
            </div>
            {corner ? <div className="tile__corner">{corner}</div> : null}
        </article>
    )
})
