import loadable from '@loadable/component'
import {useEffect, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import type {Line, Promo} from '@app/commerce/basket/basket'
import {useBasketActions} from '@app/commerce/basket/basket-context'
import type {Category} from '@app/commerce/categories/category'
import {emitShopEvent} from '@app/commerce/shopper/shop-event'
import {unavailableLines} from '@app/domain/basket'
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
import {useLinesInLanguage} from './use-lines-in-language'

export type BasketNoticesProps = {
    /** Some products can no longer be had. */
    isUnavailable: boolean
    /** Names of those that were taken out for it. */
    removed: readonly string[]
    removalFailed: boolean
}

/** What the shopper must know of the cart before anything else [CART-023]. */
export const BasketNotices = (props: BasketNoticesProps) => {
    const {isUnavailable, removed, removalFailed} = props
    const {formatMessage, formatList} = useIntl()
    return (
        <div className="cart__notices">
            {isUnavailable ? (
                <Notice tone="warning" live>
                    <p>{formatMessage(messages.unavailable)}</p>
                    {removed.length > 0 ? (
                        <p>{formatMessage(messages.wereRemoved, {names: formatList(removed)})}</p>
                    ) : null}
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

type UnavailableLines = {
    /** Names of what was taken out of the basket. */
    removed: readonly string[]
    /** The lines that could not be taken out: they are still in the basket. */
    staying: readonly Line[]
    /** Some are being taken out, were, or could not be. */
    isReported: boolean
}

/**
 * Takes lines that can no longer be had out of the basket, each once. Only what the platform has taken out is shown as
 * removed; what it has not stays on the page [CART-023] [CART-024].
 */
export const useUnavailableLines = (lines: readonly Line[]): UnavailableLines => {
    const {removeLine} = useBasketActions()
    const [removed, setRemoved] = useState<readonly string[]>([])
    const [failed, setFailed] = useState<readonly string[]>([])
    const [isReported, setReported] = useState(false)
    const handled = useRef(new Set<string>())

    useEffect(() => {
        for (const {id, name} of unavailableLines(lines)) {
            if (handled.current.has(id)) continue
            handled.current.add(id)
            setReported(true)
            removeLine(id).then(
                () => setRemoved((known) => [...known, name]),
                () => setFailed((known) => [...known, id])
            )
        }
    }, [lines, removeLine])

    const gone = unavailableLines(lines)
    const staying = gone.filter(({id}) => failed.includes(id))
    return {removed, staying, isReported}
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
    const remove = async ({id, productId}: Line): Promise<void> => {
        setLineToRemove(null)
        try {
            await removeLine(id)
        } catch {
            setFailed(true)
            return
        }
        emitShopEvent({event: 'removed-from-cart', productId})
        showToast(formatMessage(messages.removed), 'good')
        // Anyone who is asked about another line by now has the focus in that question.
        if (lineToRemoveRef.current === null) onRemoved()
    }
    return {
        /** The line that the shopper is asked about; null if there is no question. */
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
export const BasketContents = ({promo, categories, onRemoved, ...basket}: BasketContentsProps) => {
    const lines = useLinesInLanguage(basket.lines)
    const {removed, staying, isReported} = useUnavailableLines(lines)
    const {lineToRemove, hasFailed, requestRemoval, remove, cancel} = useRemoval(onRemoved)
    const [frequency, chooseFrequency] = useFrequency()
    const wishList = useWishListActions()
    const toastOutcome = useWishToast()
    /** A line leaves the cart only once it is on the wish list. */
    const moveToWishList = async (line: Line) => {
        if (wishList && (await toastOutcome(wishList.add(line.productId)))) await remove(line)
    }
    const gone = unavailableLines(lines)
    const available = lines.filter((line) => !gone.includes(line))
    const shown = lines.filter((line) => !gone.includes(line) || staying.includes(line))
    return (
        <>
            <BasketNotices
                isUnavailable={isReported}
                removed={removed}
                removalFailed={hasFailed || staying.length > 0}
            />
            {shown.length === 0 ? (
                <BasketEmpty categories={categories} />
            ) : (
                <div className="cart__body">
                    <BasketLines
                        lines={shown}
                        frequency={frequency}
                        code={promo?.code}
                        onRemove={requestRemoval}
                        onWish={wishList ? (line) => void moveToWishList(line) : undefined}
                    />
                    {available.length > 0 ? (
                        <BasketSummary
                            lines={available}
                            promo={promo}
                            frequency={frequency}
                            onChooseFrequency={chooseFrequency}
                        />
                    ) : null}
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
