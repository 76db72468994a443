import {useCallback} from 'react'
import {endIconNumber} from '@app/commerce/account/payments/due-badge'
import {wishListOwner} from '@app/commerce/lists/wishes'
import {useSessionActions} from '@app/commerce/session/session'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {withDeadline} from '@app/lib/browser/async'
import {useLocale} from '@app/routing/route/app-context'
import {inLocale} from '@app/routing/route/locale-path'
import {leaveDocument} from '@app/routing/route/location'
import {storeToast} from '@app/ui/feedback/stored-toasts'

export type SignOutReason = 'asked' | 'inactivity'

/** How long signing out waits for the last change to the wish list to be saved. */
const SETTLED_MS = 3000

/** Resolves when the pending changes of the list have ended, successfully or not, or after a time limit [D-19]. */
const wishListSettled = async (): Promise<void> => {
    try {
        await withDeadline(SETTLED_MS, () => wishListOwner.inTurn(() => Promise.resolve()))
    } catch {
        // Sign-out does not wait any longer.
    }
}

/**
 * The endpoint of our server that ends the provider's session too, and redirects to the home page; a provider that is
 * down stops nobody [AUTH-047, D-19].
 */
const endOf = (home: string): string =>
    `/api/ssologin/end?${new URLSearchParams({return: home}).toString()}`

/**
 * Signs the shopper out of the shop, the platform and the identity provider, in this order, and leaves the document, so
 * that nothing of theirs stays in it [AUTH-047, SESSION-015, D-19]. Rejects if they are still signed in.
 */
export const useSignOut = (): ((reason: SignOutReason) => Promise<void>) => {
    const {signOut} = useSessionActions()
    const locale = useLocale()
    return useCallback(
        async (reason) => {
            // A heart pressed just before is saved with this session, or not at all.
            await wishListSettled()
            await signOut()
            // Not awaited: no browser promises when its icon is done.
            void endIconNumber(reason === 'asked')
            emitShopEvent({event: 'signed-out', why: reason})
            storeToast(reason === 'asked' ? 'signed-out' : 'inactive')
            leaveDocument(endOf(inLocale(locale, '/')))
        },
        [signOut, locale]
    )
}
