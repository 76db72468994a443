import {useCallback} from 'react'
import {useIntl} from 'react-intl'
import type {SignedIn} from '@app/commerce/shopper/session'
import {showToast} from '@app/ui/feedback/toast'
import {welcomeMessages as messages} from './messages'

/** Where a form of sign-in stands: a page says all that is wrong above its form; a dialog is short enough to see it. */
export type SignInContainer = 'page' | 'dialog'

/** Greets whoever has signed in, and says what of their guest's work did not come along [AUTH-008, D-17]. */
export const useWelcome = (): ((signedIn: SignedIn) => void) => {
    const {formatMessage} = useIntl()
    return useCallback(
        ({firstName, basket, wishList}) => {
            const text =
                firstName === ''
                    ? formatMessage(messages.welcomeUnnamed)
                    : formatMessage(messages.welcome, {name: firstName})
            showToast(text, 'good')
            if (basket === 'failed') showToast(formatMessage(messages.basketFailed), 'error')
            if (wishList === 'failed') showToast(formatMessage(messages.wishListFailed), 'error')
        },
        [formatMessage]
    )
}
