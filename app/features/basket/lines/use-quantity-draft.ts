import {useRef, useState} from 'react'
import type {Line} from '@app/commerce/basket/basket'
import {useShopperSession} from '@app/commerce/basket/use-shopper-session'
import {isFulfillable} from '@app/domain/quantity/is-fulfillable'

type Step = 'still' | 'saving' | 'failed'

/**
 * The quantity that a shopper wishes for on a line. A wish beyond the stock stays a wish, to be told so [INV-017]; any other
 * becomes the line's quantity, and falls back to it when that fails. Of several wishes under way the newest is shown; they
 * reach the basket in their order.
 */
export const useQuantityDraft = (line: Line) => {
    const {changeQuantity} = useShopperSession()
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
            () => 'failed' as const
        )
        if (wish !== wishesRef.current) return
        setStep(ended)
        setDraft(null)
    }
    return {wanted: draft ?? line.quantity, step, pick}
}
