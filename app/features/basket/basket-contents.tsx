import loadable from '@loadable/component'
import {useEffect, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import type {Line, Promo} from '@app/commerce/basket/basket'
import {useBasketActions} from '@app/commerce/basket/basket-context'
import type {Category} from '@app/commerce/categories/category'
import {categoryHref} from '@app/domain/listing-address'
import {useLatest} from '@app/lib/react-hooks'
import {Link} from '@app/routing/link'
import {DialogBoundary} from '@app/ui/async/section-boundary'
import {ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {showToast} from '@app/ui/feedback/toast'
import {Icon} from '@app/ui/picture/icon'
import {useFrequency} from '@app/ui/price/use-frequency'
import {useWishListActions, useWishToast} from '@app/ui/products/wish-heart'
import {BasketLines} from './basket-lines'
import {BasketSummary} from './basket-summary'
import {emptyMessages, lineMessages, messages} from './messages'

export type BasketNoticesProps = {
    /** Names of the products that could no longer be had. */
    unavailable: readonly string[]
    removalFailed: boolean
}

/** What the shopper must know of the cart before anything else [CART-023]. */
export const BasketNotices = ({unavailable, removalFailed}: BasketNoticesProps) => {
    const {formatMessage, formatList} = useIntl()
    return (
        <div className="cart__notices">
            {unavailable.length > 0 ? (
                <Notice tone="warning" live>
                    <p>{formatMessage(messages.unavailable)}</p>
                    <p>{formatMessage(messages.wereRemoved, {names: formatList(unavailable)})}</p>
                </Notice>
            ) : null}
            {removalFailed ? (
                <Notice tone="error">{formatMessage(lineMessages.failed)}</Notice>
            ) : null}
        </div>
    )
}

/** A cart without items, and the ways to fill it. */
export const BasketEmpty = ({categories}: {categories: readonly Category[]}) => {
    const {formatMessage} = useIntl()
    return (
        <section className="cart-empty">
            <Icon name="cart" className="cart-empty__icon" />
            <h2>{formatMessage(emptyMessages.title)}</h2>
            <p>{formatMessage(emptyMessages.text)}</p>
            <ButtonLink to="/shop-all">{formatMessage(emptyMessages.start)}</ButtonLink>
            {categories.length > 0 ? (
                <ul className="cart-empty__categories">
                    {categories.map(({id, name, path}) => (
                        <li key={id}>
                            <Link to={categoryHref(path)}>{name}</Link>
                        </li>
                    ))}
                </ul>
            ) : null}
        </section>
    )
}

/** Takes lines that can no longer be had out of the basket, each once, and remembers their names for the notice [CART-023] [CART-024]. */
export const useUnavailableLines = (lines: readonly Line[]): readonly string[] => {
    const {removeLine} = useBasketActions()
    const [names, setNames] = useState<readonly string[]>([])
    const handled = useRef(new Set<string>())

    useEffect(() => {
        const gone = lines.filter(({id, available}) => !available && !handled.current.has(id))
        if (gone.length === 0) return
        for (const {id} of gone) {
            handled.current.add(id)
            // A line that stays in the basket is shown as unavailable again at the next visit.
            removeLine(id).catch(() => undefined)
        }
        setNames((known) => [...known, ...gone.map(({name}) => name)])
    }, [lines, removeLine])

    return names
}

/** Takes a line out of the cart once the shopper has confirmed it, and says so [CART-020]. */
export const useRemoval = (onRemoved: () => void) => {
    const {formatMessage} = useIntl()
    const {removeLine} = useBasketActions()
    const [lineToRemove, setLineToRemove] = useState<Line | null>(null)
    const [hasFailed, setFailed] = useState(false)
    const lineToRemoveRef = useLatest(lineToRemove)

    const requestRemoval = (line: Line): void => {
        setLineToRemove(line)
        setFailed(false)
    }
    const remove = async ({id}: Line): Promise<void> => {
        setLineToRemove(null)
        try {
            await removeLine(id)
        } catch {
            setFailed(true)
            return
        }
        showToast(formatMessage(messages.removed), 'good')
        // Whoever is asked about another line by now has the focus in that question.
        if (lineToRemoveRef.current === null) onRemoved()
    }
    return {
        /** The line that the shopper is asked about; null where there is no question. */
        lineToRemove,
        /** Whether the line that was to be removed last is still there. */
        hasFailed,
        requestRemoval,
        remove,
        cancel: () => setLineToRemove(null)
    }
}

const RemoveDialog = loadable(() => import('./remove-dialog'), {
    resolveComponent: (module: typeof import('./remove-dialog')) => module.RemoveDialog,
    ssr: false
})

export type BasketContentsProps = {
    lines: readonly Line[]
    promo: Promo | null
    categories: readonly Category[]
    /** Called once a line is gone, and with it the button that had the focus. */
    onRemoved: () => void
}

/** A cart that is known: its lines and what they come to, or what to do without any. */
export const BasketContents = ({lines, promo, categories, onRemoved}: BasketContentsProps) => {
    const unavailable = useUnavailableLines(lines)
    const {lineToRemove, hasFailed, requestRemoval, remove, cancel} = useRemoval(onRemoved)
    const [frequency, chooseFrequency] = useFrequency()
    const wishList = useWishListActions()
    const say = useWishToast()
    /** A line leaves the cart only once it is on the wish list. */
    const moveToWishList = async (line: Line) => {
        if (wishList && (await say(wishList.add(line.productId)))) await remove(line)
    }
    const shown = lines.filter(({available}) => available)
    return (
        <>
            <BasketNotices unavailable={unavailable} removalFailed={hasFailed} />
            {shown.length === 0 ? (
                <BasketEmpty categories={categories} />
            ) : (
                <div className="cart__body">
                    <BasketLines
                        lines={shown}
                        frequency={frequency}
                        onRemove={requestRemoval}
                        onWish={wishList ? (line) => void moveToWishList(line) : undefined}
                    />
                    <BasketSummary
                        lines={shown}
                        promo={promo}
                        frequency={frequency}
                        onChooseFrequency={chooseFrequency}
                    />
                </div>
            )}
            {lineToRemove ? (
                <DialogBoundary onClose={cancel}>
                    <RemoveDialog
                        name={lineToRemove.name}
                        onConfirm={() => void remove(lineToRemove)}
                        onCancel={cancel}
                    />
                </DialogBoundary>
            ) : null}
        </>
    )
}
