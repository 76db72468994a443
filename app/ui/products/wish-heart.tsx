import {createContext, useContext} from 'react'
import {useIntl} from 'react-intl'
import {useBrowserValue} from '@app/lib/browser/react-hooks'
import {IconButton} from '../button/button'
import {showToast} from '../feedback/toast'
import {wishMessages} from './messages'

export type WishChange = 'added' | 'removed' | 'already-there'

/** The wish list as hearts use it: each subscribes to its own product only. */
export type WishListActions = {
    /** Rejects if it failed. */
    toggle: (productId: string) => Promise<WishChange>
    add: (productId: string) => Promise<WishChange>
    remove: (productId: string) => Promise<WishChange>
    isWished: (productId: string) => boolean
    subscribe: (listener: () => void) => () => void
}

const WishListContext = createContext<WishListActions | null>(null)

/** Without it there are no hearts. */
export const WishListProvider = WishListContext.Provider

const textOf = {
    added: wishMessages.added,
    removed: wishMessages.removed,
    'already-there': wishMessages.alreadyThere
} as const

/** Shows the result of a change of the wish list [WISH-009…013]; resolves with whether it succeeded. */
export const useWishToast = (): ((change: Promise<WishChange>) => Promise<boolean>) => {
    const {formatMessage} = useIntl()
    const link = {label: formatMessage(wishMessages.view), to: '/account/wishlist'}
    return async (change) => {
        try {
            const done = await change
            const text = formatMessage(textOf[done], {count: 1})
            showToast(text, done === 'already-there' ? 'info' : 'good', {
                ...(done === 'added' && {link})
            })
            return true
        } catch {
            showToast(formatMessage(wishMessages.failed), 'error')
            return false
        }
    }
}

/** The actions on the wish list; null if the page has none. */
export const useWishListActions = (): WishListActions | null => useContext(WishListContext)

type WishHeartProps = {productId: string; name: string}

/**
 * A heart that adds a product to the wish list and removes it again [WISH-002]. The server always renders it empty, as
 * pages are shared; it only renders again when its own product changes.
 */
export const WishHeart = ({productId, name}: WishHeartProps) => {
    const {formatMessage} = useIntl()
    const wishList = useContext(WishListContext)
    const toastOutcome = useWishToast()
    const isWished = useBrowserValue(
        () => wishList?.isWished(productId) ?? false,
        false,
        wishList?.subscribe
    )
    if (!wishList) return null
    return (
        <IconButton
            icon="heart"
            filled={isWished}
            label={formatMessage(wishMessages.heart, {name})}
            aria-pressed={isWished}
            onClick={() => void toastOutcome(wishList.toggle(productId))}
        />
    )
}
