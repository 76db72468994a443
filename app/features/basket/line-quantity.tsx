import {useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import {useBasketActions} from '@app/commerce/basket/basket-context'
import {availableQuantityOf} from '@app/commerce/basket/basket-failure'
import {isFulfillable, quantityMessage} from '@app/domain/basket/quantity'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {QuantityPicker} from '@app/ui/form/pickers/quantity-picker'
import {Icon} from '@app/ui/picture/icon'
import {lineMessages} from './messages'

type Step = 'still' | 'saving' | 'failed' | {available: number}

/**
 * The quantity that a shopper wants of a line. A quantity above the stock stays in the field with a message [INV-017];
 * any other becomes the line's quantity, and is reset if that fails. Of several pending changes the latest is shown;
 * they reach the basket in their order.
 */
export const useQuantityDraft = (line: Line) => {
    const {changeQuantity} = useBasketActions()
    const [draft, setDraft] = useState<number | null>(null)
    const [step, setStep] = useState<Step>('still')
    const wishesRef = useRef(0)

    const pick = async (quantity: number): Promise<void> => {
        wishesRef.current += 1
        const wish = wishesRef.current
        setDraft(quantity)
        setStep('still')
        if (!isFulfillable(quantity, line.stockLevel ?? undefined)) return
        setStep('saving')
        const ended = await changeQuantity(line.id, quantity).then(
            () => 'still' as const,
            (error: unknown) => {
                const available = availableQuantityOf(error)
                return available === null ? ('failed' as const) : {available}
            }
        )
        if (wish !== wishesRef.current) return
        setStep(ended)
        setDraft(null)
    }
    return {wanted: draft ?? line.quantity, step, pick}
}

export type LineQuantityProps = {
    line: Line
    onRemove: () => void
    /** Moves the line to the wish list; left out where there is none. */
    onWish?: (() => void) | undefined
}

/** The message about stock for the wanted quantity [INV-018] [INV-019] [INV-020]. */
const useStockMessage = (line: Line, wanted: number, step: Step): string | null => {
    const {formatMessage} = useIntl()
    const stockLevel = line.stockLevel ?? undefined
    // A quantity that the platform has just refused counts more than the stock level that the page had.
    const stockMessage =
        typeof step === 'object' && step.available > 0
            ? {only: step.available}
            : quantityMessage({wanted, status: line.status, stockLevel})
    if (stockMessage === undefined) return null
    if (stockMessage === 'out-of-stock') return formatMessage(lineMessages.outOfStock)
    // A line whose product has no name is called by its number.
    if (line.name === line.productId) {
        return formatMessage(lineMessages.onlyOfIt, {stockLevel: stockMessage.only})
    }
    return formatMessage(lineMessages.only, {stockLevel: stockMessage.only, productName: line.name})
}

/** The quantity of a line, within its limits, and the button that removes it. */
export const LineQuantity = ({line, onRemove, onWish}: LineQuantityProps) => {
    const {formatMessage} = useIntl()
    const {wanted, step, pick} = useQuantityDraft(line)
    const texts = useStockMessage(line, wanted, step)
    return (
        <div className="cart-line__quantity" aria-busy={step === 'saving'}>
            <QuantityPicker
                quantity={wanted}
                limits={{minimum: line.minimum, step: line.step}}
                of={line.name}
                onPick={(quantity) => void pick(quantity)}
                onNone={onRemove}
            />
            <Button
                look="quiet"
                aria-label={formatMessage(lineMessages.removeNamed, {name: line.name})}
                onClick={onRemove}
            >
                <Icon name="trash" />
                {formatMessage(lineMessages.remove)}
            </Button>
            {onWish ? (
                <Button
                    look="quiet"
                    aria-label={formatMessage(lineMessages.wishNamed, {name: line.name})}
                    onClick={onWish}
                >
                    <Icon name="heart" />
                    {formatMessage(lineMessages.wish)}
                </Button>
            ) : null}
            <p className="cart-line__said" role="status">
                {texts}
            </p>
            {step === 'failed' ? (
                <Notice tone="error">{formatMessage(lineMessages.failed)}</Notice>
            ) : null}
        </div>
    )
}
