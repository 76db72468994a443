import {useIntl} from 'react-intl'
import {Dialog} from '@app/ui/overlay/dialog'
import {ProductScroller} from '@app/ui/products/product-scroller/product-scroller'
import {addedMessages} from '../messages'
import {useProducts} from '../more/use-products'
import {AddedContent, type AddedContentProps} from './added-content'

export type AddedDialogProps = AddedContentProps & {onClose: () => void}

/** Confirms what went into the cart and offers what goes with it [CART-008] to [CART-018]. */
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
