import loadable from '@loadable/component'
import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {Basket} from '@app/commerce/basket/basket'
import {useBasketActions} from '@app/commerce/basket/basket-context'
import {availableQuantityOf, isNoBasket} from '@app/commerce/basket/basket-failure'
import {openChoice, type ProductDetail} from '@app/commerce/products/product'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {bundleValue} from '@app/domain/basket/basket'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {type QuantityMessage, quantityMessage} from '@app/domain/basket/quantity'
import {usePending} from '@app/lib/browser/navigation-state'
import {DialogBoundary} from '@app/ui/async/section-boundary'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {QuantityPicker} from '@app/ui/form/pickers/quantity-picker'
import {Price} from '@app/ui/price/price'
import {Dotted} from '@app/ui/typography/dotted'
import {WishHeart} from '@app/ui/products/wish-heart'
import type {ChosenQuantity} from './choices'
import {showVariation} from './variations'
import {addedMessages, buyMessages} from '../details/messages'

/** The state of adding a product. */
export type Adding =
    | {step: 'waiting'}
    | {step: 'adding'}
    | {step: 'failed'; why: 'no-basket' | 'other' | {available: number}}
    | {step: 'added'; quantity: number; basket: Basket}

const whyFailed = (error: unknown): Extract<Adding, {step: 'failed'}>['why'] => {
    const available = availableQuantityOf(error)
    if (available !== null) return {available}
    return isNoBasket(error) ? 'no-basket' : 'other'
}

/** Puts a product into the cart, and returns the state of that. */
export const useAddToBasket = ({id, inventoryType, bundleItems}: ProductDetail) => {
    const {addToBasket} = useBasketActions()
    const [adding, setAdding] = useState<Adding>({step: 'waiting'})

    const add = async (quantity: number): Promise<void> => {
        setAdding({step: 'adding'})
        try {
            const basket = await addToBasket({
                productId: id,
                quantity,
                ...(inventoryType && {inventoryType}),
                ...(bundleItems.length > 0 && {bundle: bundleValue(bundleItems)})
            })
            emitShopEvent({event: 'added-to-cart', productId: id, quantity})
            setAdding({step: 'added', quantity, basket})
        } catch (error) {
            setAdding({step: 'failed', why: whyFailed(error)})
        }
    }
    return {adding, add, finish: () => setAdding({step: 'waiting'})}
}

type AddToBasketStatusProps = {
    /** The message about the wanted quantity, if there is one. */
    message: QuantityMessage | undefined
    productName: string
    adding: Adding
}

type AddingFailedProps = {
    why: Extract<Adding, {step: 'failed'}>['why']
    productName: string
}

/** Why nothing was added; how many there are, if the cart has all of them already [INV-019]. */
const AddingFailed = ({why, productName}: AddingFailedProps) => {
    const {formatMessage} = useIntl()
    if (typeof why === 'object') {
        const {available: stockLevel} = why
        return (
            <Notice tone="warning" live>
                {stockLevel > 0
                    ? formatMessage(buyMessages.only, {stockLevel, productName})
                    : formatMessage(buyMessages.noneLeft, {productName})}
            </Notice>
        )
    }
    return (
        <Notice tone="error">
            {formatMessage(why === 'no-basket' ? buyMessages.noBasket : buyMessages.failed)}
        </Notice>
    )
}

/** The messages beside the button: how many there are, what went wrong [INV-019, CART-022]. */
export const AddToBasketStatus = ({message, productName, adding}: AddToBasketStatusProps) => {
    const {formatMessage} = useIntl()
    return (
        <>
            <div role="status" className="add-to-cart__said">
                {message === undefined || message === 'out-of-stock'
                    ? null
                    : formatMessage(buyMessages.only, {stockLevel: message.only, productName})}
            </div>
            {adding.step === 'failed' ? (
                <AddingFailed why={adding.why} productName={productName} />
            ) : null}
        </>
    )
}

/** What goes into the cart: the chosen values, how many, and what one costs, in one place; nothing while a choice is open. */
const ChosenSummary = ({product, frequency, chosen}: AddToBasketProps) => {
    const {formatMessage} = useIntl()
    const {variations, price} = product
    const labels = variations.flatMap(({values}) =>
        values.filter(({selected}) => selected).map(({label}) => label)
    )
    if (price === null || labels.length === 0 || openChoice(variations)) return null
    const quantity = formatMessage(addedMessages.quantity, {quantity: chosen.quantity})
    return (
        <div>
            <Dotted className="price__terms" facts={[...labels, quantity]} />
            <Price price={price} frequency={frequency} variant="line" />
        </div>
    )
}

const AddedDialog = loadable(() => import('./added-dialog'), {
    resolveComponent: (module: typeof import('./added-dialog')) => module.AddedDialog,
    ssr: false
})

export type AddToBasketProps = {
    product: ProductDetail
    frequency: PaymentFrequency
    chosen: ChosenQuantity
}

/** The quantity and the button, with their messages [INV-017, INV-018, INV-019]. */
export const AddToBasket = ({product, frequency, chosen}: AddToBasketProps) => {
    const {formatMessage} = useIntl()
    const {adding, add, finish} = useAddToBasket(product)
    const isPending = usePending()
    const {stock, stockLevel} = product.availability
    const {quantity, limits, pick} = chosen
    const facts = {wanted: quantity, status: stock, stockLevel: stockLevel ?? undefined}
    const message = quantityMessage(facts)
    const isOut = message === 'out-of-stock'
    const open = openChoice(product.variations)

    return (
        <div className="add-to-cart">
            <ChosenSummary product={product} frequency={frequency} chosen={chosen} />
            <div className="add-to-cart__row">
                {isOut ? null : (
                    <QuantityPicker
                        quantity={quantity}
                        limits={limits}
                        onPick={pick}
                        of={product.name}
                    />
                )}
                <Button
                    wide
                    look="accent"
                    pending={isPending || adding.step === 'adding'}
                    disabled={message !== undefined || product.price === null}
                    onClick={() => (open ? showVariation(open) : void add(quantity))}
                >
                    {isOut || !open
                        ? formatMessage(isOut ? buyMessages.outOfStock : buyMessages.addToCart)
                        : formatMessage(buyMessages.choose, {id: open.id, label: open.label})}
                </Button>
                <WishHeart productId={product.id} name={product.name} />
            </div>
            <noscript>
                <Notice>{formatMessage(buyMessages.needsScript)}</Notice>
            </noscript>
            <AddToBasketStatus message={message} productName={product.name} adding={adding} />
            {adding.step === 'added' ? (
                <DialogBoundary
                    message={formatMessage(addedMessages.title, {count: adding.quantity})}
                    onClose={finish}
                >
                    <AddedDialog
                        product={product}
                        added={adding}
                        frequency={frequency}
                        onClose={finish}
                    />
                </DialogBoundary>
            ) : null}
        </div>
    )
}
