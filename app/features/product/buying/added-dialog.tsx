import {useIntl} from 'react-intl'
import {type Basket, pricedLines} from '@app/commerce/basket/basket'
import type {ProductDetail} from '@app/commerce/products/product'
import {basketTotals} from '@app/domain/basket/basket'
import {itemCount} from '@app/domain/basket/item-count'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {ButtonLink} from '@app/ui/button/button'
import {Dialog} from '@app/ui/overlay/dialog'
import {Picture} from '@app/ui/picture/picture'
import {messages as priceMessages, perMessages, spokenPerMessages} from '@app/ui/price/messages'
import {Price} from '@app/ui/price/price'
import {useMoney} from '@app/ui/price/rent-texts'
import {ProductScroller} from '@app/ui/products/product-scroller'
import {Facts} from '@app/ui/typography/facts'
import {addedMessages} from '../details/messages'
import {useProducts} from '../details/product-rows'

export type AddedSubtotalProps = {basket: Basket; frequency: PaymentFrequency}

/** The payment and the total of the whole cart [CART-015] (G-16). */
export const AddedSubtotal = ({basket, frequency}: AddedSubtotalProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {payment, totalCostToOwn} = basketTotals(pricedLines(basket.lines), frequency)
    const subtotal = formatMessage(addedMessages.subtotal, {count: itemCount(basket.lines)})
    const perPayment = (
        <>
            {money(payment)} <span aria-hidden="true">{formatMessage(perMessages[frequency])}</span>
            <span className="visually-hidden">{formatMessage(spokenPerMessages[frequency])}</span>
        </>
    )
    return (
        <Facts
            rows={[
                {label: subtotal, value: perPayment},
                {label: formatMessage(priceMessages.totalLabel), value: money(totalCostToOwn)}
            ]}
        />
    )
}

export type AddedContentProps = {
    product: ProductDetail
    added: {quantity: number; basket: Basket}
    frequency: PaymentFrequency
}

/** What was added to the cart, the cart's new totals, and the next steps [CART-010] to [CART-017]. */
export const AddedContent = ({product, added, frequency}: AddedContentProps) => {
    const {formatMessage} = useIntl()
    const {name, price, variations} = product
    const [image] = product.images
    const chosen = variations.flatMap(({id, label, values}) => {
        const value = values.find(({selected}) => selected)
        return value ? [{id, label, value: value.label}] : []
    })
    return (
        <>
            <div className="added">
                {image ? (
                    <div className="added__picture">
                        <Picture
                            link={image.link}
                            alt={image.alt || name}
                            width={160}
                            height={160}
                            sizes="8rem"
                            largest={128}
                        />
                    </div>
                ) : null}
                <div className="added__facts">
                    <p className="added__name">{name}</p>
                    {chosen.map(({id, label, value}) => (
                        <p key={id}>{formatMessage(addedMessages.variation, {label, value})}</p>
                    ))}
                    <p>{formatMessage(addedMessages.quantity, {quantity: added.quantity})}</p>
                    {price ? <Price price={price} frequency={frequency} variant="line" /> : null}
                </div>
            </div>
            <AddedSubtotal basket={added.basket} frequency={frequency} />
            <div className="added__steps">
                <ButtonLink wide look="secondary" to="/cart">
                    {formatMessage(addedMessages.viewCart)}
                </ButtonLink>
                <ButtonLink wide look="accent" to="/checkout" prefetch={false}>
                    {formatMessage(addedMessages.checkout)}
                </ButtonLink>
            </div>
        </>
    )
}

export type AddedDialogProps = AddedContentProps & {onClose: () => void}

/** Confirms what was added to the cart, and recommends related products [CART-008] to [CART-018]. */
export const AddedDialog = ({product, added, frequency, onClose}: AddedDialogProps) => {
    const {formatMessage} = useIntl()
    const recommendations = useProducts(product.recommendations, true)
    return (
        <Dialog
            open
            size="lg"
            onClose={onClose}
            title={formatMessage(addedMessages.title, {count: added.quantity})}
        >
            <AddedContent product={product} added={added} frequency={frequency} />
            <ProductScroller
                heading={formatMessage(addedMessages.alsoLike)}
                from={recommendations}
                frequency={frequency}
            />
        </Dialog>
    )
}
