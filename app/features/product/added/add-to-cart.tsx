import loadable from '@loadable/component'
import {useIntl} from 'react-intl'
import type {ProductDetail} from '@app/commerce/products/product'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {quantityMessage} from '@app/domain/quantity/quantity-message'
import {useBusy} from '@app/lib/react/busy'
import {Button} from '@app/ui/button/button'
import {QuantityPicker} from '@app/ui/form/quantity-picker'
import {DialogBoundary} from '@app/ui/loaded/dialog-boundary'
import {Notice} from '@app/ui/words/notice/notice'
import {addedMessages, buyMessages} from '../messages'
import {AddToCartSaid} from './add-to-cart-said'
import {openChoice} from './open-choice'
import {useAddToCart} from './use-add-to-cart'
import type {ChosenQuantity} from './use-quantity'

const AddedDialog = loadable(() => import('./added-dialog'), {
    resolveComponent: (module: typeof import('./added-dialog')) => module.AddedDialog,
    ssr: false
})

export type AddToCartProps = {
    product: ProductDetail
    frequency: PaymentFrequency
    chosen: ChosenQuantity
}

/** The quantity and the button, with all that can be said of them [INV-017, INV-018, INV-019]. */
export const AddToCart = ({product, frequency, chosen}: AddToCartProps) => {
    const {formatMessage} = useIntl()
    const {adding, add, finish} = useAddToCart(product)
    const waits = useBusy()
    const {stock, stockLevel} = product.availability
    const {quantity, limits, pick} = chosen
    const facts = {wanted: quantity, status: stock, stockLevel: stockLevel ?? undefined}
    const said = quantityMessage(facts)
    const isOut = said === 'out-of-stock'
    const open = openChoice(product.variations)

    return (
        <div className="add-to-cart">
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
                    busy={waits || adding.step === 'adding'}
                    disabled={said !== undefined || open !== undefined || product.price === null}
                    onClick={() => void add(quantity)}
                >
                    {formatMessage(isOut ? buyMessages.outOfStock : buyMessages.addToCart)}
                </Button>
            </div>
            <noscript>
                <Notice>{formatMessage(buyMessages.needsScript)}</Notice>
            </noscript>
            <AddToCartSaid
                said={said}
                productName={product.name}
                open={open?.label}
                adding={adding}
            />
            {adding.step === 'added' ? (
                <DialogBoundary
                    told={formatMessage(addedMessages.title, {count: adding.quantity})}
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
