import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import {quantityMessage} from '@app/domain/quantity/quantity-message'
import {Button} from '@app/ui/button/button'
import {QuantityPicker} from '@app/ui/form/quantity-picker'
import {Icon} from '@app/ui/picture/icon/icon'
import {Notice} from '@app/ui/words/notice/notice'
import {lineMessages} from '../messages'
import {useQuantityDraft} from './use-quantity-draft'

export type LineQuantityProps = {line: Line; onRemove: () => void}

/** What the shelf says to the wished quantity [INV-018] [INV-019] [INV-020]. */
const useSaid = (line: Line, wanted: number): string | null => {
    const {formatMessage} = useIntl()
    const stockLevel = line.stockLevel ?? undefined
    const said = quantityMessage({wanted, status: 'in-stock', stockLevel})
    if (said === undefined) return null
    if (said === 'out-of-stock') return formatMessage(lineMessages.outOfStock)
    // A line whose product has no name goes by its number.
    if (line.name === line.productId) {
        return formatMessage(lineMessages.onlyOfIt, {stockLevel: said.only})
    }
    return formatMessage(lineMessages.only, {stockLevel: said.only, productName: line.name})
}

/** How many of a line, within what can be had, and the way to have none. */
export const LineQuantity = ({line, onRemove}: LineQuantityProps) => {
    const {formatMessage} = useIntl()
    const {wanted, step, pick} = useQuantityDraft(line)
    const said = useSaid(line, wanted)
    return (
        <div className="cart-line__quantity" aria-busy={step === 'saving'}>
            <QuantityPicker
                quantity={wanted}
                limits={{minimum: line.minimum, step: line.step}}
                of={line.name}
                onPick={(quantity) => void pick(quantity)}
            />
            <Button
                look="quiet"
                aria-label={formatMessage(lineMessages.removeNamed, {name: line.name})}
                onClick={onRemove}
            >
                <Icon name="trash" />
                {formatMessage(lineMessages.remove)}
            </Button>
            <p className="cart-line__said" role="status">
                {said}
            </p>
            {step === 'failed' ? (
                <Notice tone="error">{formatMessage(lineMessages.failed)}</Notice>
            ) : null}
        </div>
    )
}
