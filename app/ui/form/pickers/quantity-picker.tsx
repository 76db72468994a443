import {useId, useState} from 'react'
import {useIntl} from 'react-intl'
import {clampQuantity, type QuantityLimits} from '@app/domain/basket/quantity'
import {IconButton} from '../../button/button'
import {quantityMessages} from '../messages'

export type QuantityPickerProps = {
    quantity: number
    limits: QuantityLimits
    onPick: (quantity: number) => void
    /** What is counted, for the accessible names of field and buttons. */
    of: string
    disabled?: boolean
    /** Called when the shopper types zero; without it the smallest quantity is used. */
    onNone?: (() => void) | undefined
}

/** A quantity: two buttons and a field for digits; it never leaves the limits. */
export const QuantityPicker = ({
    quantity,
    limits,
    onPick,
    of,
    disabled = false,
    onNone
}: QuantityPickerProps) => {
    const {formatMessage} = useIntl()
    const id = useId()
    const [draft, setDraft] = useState<string | null>(null)
    const [isTooFew, setTooFew] = useState(false)
    const less = clampQuantity(quantity - limits.step, limits)
    const more = clampQuantity(quantity + limits.step, limits)

    const pickTyped = () => {
        if (draft === null) return
        const wanted = Number.parseInt(draft, 10)
        setDraft(null)
        if (Number.isNaN(wanted)) return
        if (wanted === 0 && onNone) return onNone()
        setTooFew(wanted < limits.minimum)
        const picked = clampQuantity(wanted, limits)
        if (picked !== quantity) onPick(picked)
    }

    return (
        <div
            className="quantity"
            role="group"
            aria-label={formatMessage(quantityMessages.quantity, {of})}
        >
            <IconButton
                icon="minus"
                label={formatMessage(quantityMessages.less)}
                disabled={disabled || less >= quantity}
                onClick={() => onPick(less)}
            />
            <label htmlFor={id} className="visually-hidden">
                {formatMessage(quantityMessages.quantity, {of})}
            </label>
            <input
                id={id}
                className="quantity__field"
                inputMode="numeric"
                autoComplete="off"
                value={draft ?? quantity}
                disabled={disabled}
                onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
                onBlur={pickTyped}
                onKeyDown={(event) => {
                    if (event.key === 'Enter') pickTyped()
                }}
            />
            <IconButton
                icon="plus"
                label={formatMessage(quantityMessages.more)}
                disabled={disabled || more <= quantity}
                onClick={() => onPick(more)}
            />
            <span role="status">
                {isTooFew && quantity === limits.minimum
                    ? formatMessage(quantityMessages.atLeast, {minimum: limits.minimum})
                    : null}
            </span>
        </div>
    )
}
