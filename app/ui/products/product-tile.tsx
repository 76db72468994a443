import {type CSSProperties, memo, type ReactNode} from 'react'
import {useIntl} from 'react-intl'
import type {AddOnMessage} from '@app/domain/prices/discount'
import type {PaymentFrequency, RentPrice} from '@app/domain/prices/pricing'
import type {DeliveryLabel, InventorySource, StockStatus} from '@app/domain/prices/stock'
import {Link} from '@app/routing/links/link'
import {Icon} from '../picture/icon'
import {plainImageUrl} from '@app/lib/address/image-address'
import {Picture} from '../picture/picture'
import {Price} from '../price/price'
import {useBadgeTexts} from '../typography/badge'
import {Dotted} from '../typography/dotted'
import {useIsStoreKnown} from './known-store'
import {addOnMessages, deliveryMessages, messages, sourceMessages} from './messages'
import {TileAmount} from './tile-amount'
import {WishHeart} from './wish-heart'

export type TileColour = {name: string; hex: string}

/** The product in a tile [PLP-016]. */
export type ProductTileModel = {
    id: string
    name: string
    brand: string | null
    /** The path of the product's page, without locale prefix. */
    path: string
    image: {link: string} | null
    /** A second picture, loaded and shown when the pointer is on the tile. */
    alternateImage: {link: string} | null
    /** Null without a complete price for the shopper's store: then none is shown (D-07). */
    price: RentPrice | null
    badges: readonly string[]
    stock: StockStatus
    source: InventorySource | null
    delivery: DeliveryLabel | null
    colours: readonly TileColour[]
    addOn?: AddOnMessage
}

const SHOWN = 4

/** The available colours: dots, with names for screen readers. A single colour is not shown. */
export const TileColours = ({colours}: {colours: readonly TileColour[]}) => {
    const {formatMessage} = useIntl()
    if (colours.length < 2) return null
    const names = colours.map(({name}) => name).join(', ')
    return (
        <p className="tile__colours">
            {colours.slice(0, SHOWN).map(({name, hex}) => (
                <i key={name} className="tile__colour" style={{background: hex}} />
            ))}
            <span aria-hidden="true">
                {formatMessage(messages.colours, {count: colours.length})}
            </span>
            <span className="visually-hidden">{formatMessage(messages.colourNames, {names})}</span>
        </p>
    )
}

type Supply = Pick<ProductTileModel, 'stock' | 'source' | 'delivery'>

/**
 * When a product can be delivered, and where it comes from: the latter comes second, as it is not known before a store
 * is, and what is there already stays where it is.
 */
export const TileSupply = ({product: {stock, source, delivery}}: {product: Supply}) => {
    const {formatMessage} = useIntl()
    const isStoreKnown = useIsStoreKnown()
    if (stock === 'out-of-stock') {
        return (
            <p className="tile__supply tile__supply--out">{formatMessage(messages.outOfStock)}</p>
        )
    }
    // Prices are a store's even if the shopper has none; then it must not be called "your store".
    const isAnywhere = !isStoreKnown && (source === 'your-store' || source === 'nearby')
    const facts = [
        ...(delivery ? [formatMessage(deliveryMessages[delivery])] : []),
        ...(source && !isAnywhere ? [formatMessage(sourceMessages[source])] : [])
    ]
    return facts.length > 0 ? <Dotted className="tile__supply" facts={facts} /> : null
}

/** Who made it, and what else the retailer says of it: quiet words, as the price and the condition are loud. */
const TileMarks = ({product: {brand, badges}}: {product: ProductTileModel}) => {
    const facts = [...(brand ? [brand] : []), ...useBadgeTexts(badges)]
    return facts.length > 0 ? <Dotted className="tile__marks" facts={facts} /> : null
}

export type ProductTileProps = {
    product: ProductTileModel
    frequency: PaymentFrequency
    /** The heading level of the product's name, below the heading of its list. */
    level?: 2 | 3
    /** True for tiles that are in view when the page opens. */
    eager?: boolean
    /** Below the price: the button that adds the product to the cart. */
    action?: ReactNode
    /** Told when its page is opened by its link; the same function at each render. */
    onChoose?: ((productId: string) => void) | undefined
}

type MediaStyle = CSSProperties & {'--other-view'?: string}

const SIZES = '(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 45vw'
const LARGEST = 288

/** An address in quotes for a style; nothing in it can end the quotes. */
const inCss = (address: string): string =>
    address.replace(/["'()\\\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)

const mediaStyle = (link: string | undefined): MediaStyle | undefined =>
    link ? {'--other-view': `url("${inCss(plainImageUrl(link, LARGEST))}")`} : undefined

type TileMediaProps = Pick<ProductTileProps, 'product' | 'frequency'> & {eager: boolean}

const TileMedia = ({product, frequency, eager}: TileMediaProps) => (
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
        {product.price ? <TileAmount price={product.price} frequency={frequency} /> : null}
    </div>
)

/**
 * A product in a list; to the eye its price comes before its name. The name is the link and covers the tile, so
 * keyboards have one stop.
 */
export const ProductTile = memo(function ProductTile(props: ProductTileProps) {
    const {product, frequency, level = 3, eager = false, action, onChoose} = props
    const {formatMessage} = useIntl()
    const Name = `h${level}` as const
    const {name, path, price, addOn} = product
    return (
        <article className="tile">
            <TileMedia product={product} frequency={frequency} eager={eager} />
            <div className="tile__body">
                <Name className="tile__name">
                    <Link to={path} className="tile__link" onClick={() => onChoose?.(product.id)}>
                        {name}
                    </Link>
                </Name>
                <div className="tile__offer">
                    {price ? (
                        <Price price={price} frequency={frequency} variant="tile" />
                    ) : (
                        <p className="tile__note">{formatMessage(messages.noPrice)}</p>
                    )}
                    {addOn ? (
                        <p className="tile__note">{formatMessage(addOnMessages[addOn])}</p>
                    ) : null}
                </div>
                <TileMarks product={product} />
                <TileColours colours={product.colours} />
                <TileSupply product={product} />
                {action ? <div className="tile__action">{action}</div> : null}
            </div>
            <div className="tile__corner">
                <WishHeart productId={product.id} name={name} />
            </div>
        </article>
    )
})
