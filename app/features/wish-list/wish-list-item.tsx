import {useState} from 'react'
import {useIntl} from 'react-intl'
import {useBasketActions} from '@app/commerce/basket/basket-context'
import {availableQuantityOf} from '@app/commerce/basket/basket-failure'
import type {WishedProduct} from '@app/commerce/products/product'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {Button, ButtonLink} from '@app/ui/button/button'
import {showToast} from '@app/ui/feedback/toast'
import {ProductTile} from '@app/ui/products/product-tile'
import {useWishListActions, useWishToast} from '@app/ui/products/wish-heart'
import {itemMessages as messages} from './messages'

/** Moves a product to the cart: it is removed from the wish list only after it is in the cart. */
const useMoveToCart = (product: WishedProduct, onGone: () => void) => {
    const {formatMessage} = useIntl()
    const {addToBasket} = useBasketActions()
    const wishList = useWishListActions()
    const [isMoving, setMoving] = useState(false)
    const {id, name, inventoryType, minimum} = product

    /** It is in the cart by then: a failure here must not make the shopper add it again. */
    const takeOff = async (): Promise<void> => {
        try {
            await wishList?.remove(id)
            onGone()
        } catch {
            showToast(formatMessage(messages.stillListed), 'warning')
        }
    }
    const move = async (): Promise<void> => {
        setMoving(true)
        try {
            await addToBasket({
                productId: id,
                quantity: minimum,
                ...(inventoryType && {inventoryType})
            })
            emitShopEvent({event: 'added-to-cart', productId: id, quantity: minimum})
            showToast(formatMessage(messages.added, {count: minimum}), 'good', {
                link: {label: formatMessage(messages.viewCart), to: '/cart'}
            })
            await takeOff()
        } catch (error) {
            const stockLevel = availableQuantityOf(error)
            if (stockLevel === null) showToast(formatMessage(messages.failed), 'error')
            else showToast(formatMessage(messages.left, {stockLevel, name}), 'warning')
        }
        setMoving(false)
    }
    return {isMoving, move}
}

type ActionsProps = {product: WishedProduct; onGone: () => void}

const WishActions = ({product, onGone}: ActionsProps) => {
    const {formatMessage} = useIntl()
    const wishList = useWishListActions()
    const toastOutcome = useWishToast()
    const {isMoving, move} = useMoveToCart(product, onGone)
    const {id, name, path, stock, price, needsChoice} = product
    const remove = async () => {
        if (wishList && (await toastOutcome(wishList.remove(id)))) onGone()
    }
    return (
        <div className="wish-list__actions">
            {needsChoice ? (
                <ButtonLink
                    to={path}
                    look="secondary"
                    wide
                    aria-label={formatMessage(messages.chooseNamed, {name})}
                >
                    {formatMessage(messages.choose)}
                </ButtonLink>
            ) : null}
            {needsChoice || stock === 'out-of-stock' || price === null ? null : (
                <Button
                    look="accent"
                    wide
                    pending={isMoving}
                    aria-label={formatMessage(messages.addToCartNamed, {name})}
                    onClick={() => void move()}
                >
                    {formatMessage(messages.addToCart)}
                </Button>
            )}
            <Button
                look="quiet"
                wide
                aria-label={formatMessage(messages.removeNamed, {name})}
                onClick={() => void remove()}
            >
                {formatMessage(messages.remove)}
            </Button>
        </div>
    )
}

export type WishListItemsProps = {
    products: readonly WishedProduct[]
    frequency: PaymentFrequency
    label: string
    /** Called after a product was removed, and with it the button that had the focus. */
    onGone: () => void
}

/**
 * The products of a wish list, each with its price at the shopper's store and everything that must be shown with it
 * (D-07).
 */
export const WishListItems = ({products, frequency, label, onGone}: WishListItemsProps) => (
    <ul className="tiles tiles--grid" aria-label={label}>
        {products.map((product) => (
            <li key={product.id}>
                <ProductTile
                    product={product}
                    frequency={frequency}
                    level={2}
                    action={<WishActions product={product} onGone={onGone} />}
                />
            </li>
        ))}
    </ul>
)
