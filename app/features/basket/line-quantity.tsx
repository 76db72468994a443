import {useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import {useBasketActions} from '@app/commerce/basket/basket-context'
import {availableQuantityOf} from '@app/commerce/basket/basket-failure'
import {isFulfillable, quantityMessage} from '@app/domain/quantity'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {QuantityPicker} from '@app/ui/form/quantity-picker'
import {Icon} from '@app/ui/picture/icon'
import {lineMessages} from './messages'

type Step = 'still' | 'saving' | 'failed' | {available: number}

/**
 * The quantity that a shopper wishes for on a line. A wish beyond the stock stays a wish, and the page says so [INV-017]; any other
 * becomes the line's quantity, and falls back to it when that fails. Of several wishes under way the newest is shown; they
 * reach the basket in their order.
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

/** What the shelf says to the wished quantity [INV-018] [INV-019] [INV-020]. */
const useStockMessage = (line: Line, wanted: number, step: Step): string | null => {
    const {formatMessage} = useIntl()
    const stockLevel = line.stockLevel ?? undefined
    // What the platform has just refused a quantity for counts more than what the page knew.
    const stockMessage =
        typeof step === 'object' && step.available > 0
            ? {only: step.available}
            : quantityMessage({wanted, status: line.status, stockLevel})
    if (stockMessage === undefined) return null
    if (stockMessage === 'out-of-stock') return formatMessage(lineMessages.outOfStock)
    // A line whose product has no name goes by its number.
    if (line.name === line.productId) {
        return formatMessage(lineMessages.onlyOfIt, {stockLevel: stockMessage.only})
    }
    return formatMessage(lineMessages.only, {stockLevel: stockMessage.only, productName: line.name})
}

/** How many of a line, within what can be had, and the way to have none. */
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
