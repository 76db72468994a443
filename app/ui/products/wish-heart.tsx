import {createContext, useContext, useSyncExternalStore} from 'react'
import {useIntl} from 'react-intl'
import {IconButton} from '../button/button'
import {showToast} from '../feedback/toast'
import {wishMessages} from './messages'

export type WishChange = 'added' | 'removed' | 'already-there'

/** The wish list as hearts use it: each asks for its own product alone. */
export type WishListActions = {
    /** Rejects where it did not come true. */
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

/** Says what became of a change of the wish list [WISH-009…013]; answers whether it came true. */
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

const never = () => () => undefined

/** What can be done to the wish list from here; null if the page has none. */
export const useWishListActions = (): WishListActions | null => useContext(WishListContext)

type WishHeartProps = {productId: string; name: string}

/**
 * A heart that puts a product on the wish list and takes it off again [WISH-002]. The server always writes it empty, as a
 * page is everybody's; it is rendered again when its own product changes, and with nothing else.
 */
export const WishHeart = ({productId, name}: WishHeartProps) => {
    const {formatMessage} = useIntl()
    const wishList = useContext(WishListContext)
    const toastOutcome = useWishToast()
    const isWished = useSyncExternalStore(
        wishList?.subscribe ?? never,
        () => wishList?.isWished(productId) ?? false,
        () => false
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
