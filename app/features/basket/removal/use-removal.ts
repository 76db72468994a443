import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import {useShopperSession} from '@app/commerce/basket/use-shopper-session'
import {useLatest} from '@app/lib/react/use-latest'
import {showToast} from '@app/ui/toast/toasts'
import {messages} from '../messages'

/** Takes a line out of the cart once the shopper has confirmed it, and says so [CART-020]. */
export const useRemoval = (onRemoved: () => void) => {
    const {formatMessage} = useIntl()
    const {removeLine} = useShopperSession()
    const [asked, setAsked] = useState<Line | null>(null)
    const [hasFailed, setFailed] = useState(false)
    const askedRef = useLatest(asked)

    const ask = (line: Line): void => {
        setAsked(line)
        setFailed(false)
    }
    const remove = async ({id}: Line): Promise<void> => {
        setAsked(null)
        try {
            await removeLine(id)
        } catch {
            setFailed(true)
            return
        }
        showToast(formatMessage(messages.removed), 'good')
        // Whoever is asked about another line by now has the focus in that question.
        if (askedRef.current === null) onRemoved()
    }
    return {
        /** The line that the shopper is asked about; null where there is no question. */
        asked,
        /** Whether the line that was to be removed last is still there. */
        hasFailed,
        ask,
        remove,
        cancel: () => setAsked(null)
    }
}
