import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import {useShopperSession} from '@app/commerce/basket/use-shopper-session'
import {showToast} from '@app/ui/toast/toasts'
import {messages} from '../messages'

/** Where taking a line out of the cart stands; it is asked about first. */
export type Removal =
    {step: 'still'} | {step: 'asked'; line: Line} | {step: 'removing'} | {step: 'failed'}

/** Takes a line out of the cart once the shopper has confirmed it, and says so [CART-020]. */
export const useRemoval = (onRemoved: () => void) => {
    const {formatMessage} = useIntl()
    const {removeLine} = useShopperSession()
    const [removal, setRemoval] = useState<Removal>({step: 'still'})

    const remove = async ({id}: Line): Promise<void> => {
        setRemoval({step: 'removing'})
        try {
            await removeLine(id)
            setRemoval({step: 'still'})
            showToast(formatMessage(messages.removed), 'good')
            onRemoved()
        } catch {
            setRemoval({step: 'failed'})
        }
    }
    return {
        removal,
        ask: (line: Line) => setRemoval({step: 'asked', line}),
        remove,
        cancel: () => setRemoval({step: 'still'})
    }
}
