import {useCallback} from 'react'
import {useIntl} from 'react-intl'
import type {SignedIn} from '@app/commerce/session/session'
import {showToast} from '@app/ui/feedback/toast'
import {welcomeMessages as messages} from './messages'

/**
 * Where a sign-in form is shown. On a page all errors are listed above the form; the dialog is short and does not need
 * that.
 */
export type SignInContainer = 'page' | 'dialog'

/**
 * Greets a shopper who has just signed in, and says which parts of their guest session could not be kept [AUTH-008,
 * D-17].
 */
export const useWelcome = (): ((signedIn: SignedIn) => void) => {
    const {formatMessage} = useIntl()
    return useCallback(
        ({firstName, basket, wishList}) => {
            const text =
                firstName === ''
                    ? formatMessage(messages.welcomeUnnamed)
                    : formatMessage(messages.welcome, {name: firstName})
            showToast(text, 'good', {topic: 'sign-in'})
            if (basket === 'failed') showToast(formatMessage(messages.basketFailed), 'error')
            if (wishList === 'failed') showToast(formatMessage(messages.wishListFailed), 'error')
        },
        [formatMessage]
    )
}
