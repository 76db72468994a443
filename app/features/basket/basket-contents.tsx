import loadable from '@loadable/component'
import {useEffect, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import type {Line, Promo} from '@app/commerce/basket/basket'
import {useBasketActions} from '@app/commerce/basket/basket-context'
import type {Category} from '@app/commerce/categories/category'
import type {Store} from '@app/commerce/stores/store'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {unavailableLines} from '@app/domain/basket/basket'
import {categoryHref} from '@app/domain/catalogue/listing-address'
import {useLatest} from '@app/lib/browser/react-hooks'
import {useRecommended} from '@app/routing/data/use-recommended'
import {Link} from '@app/routing/links/link'
import {DialogBoundary} from '@app/ui/async/section-boundary'
import {ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {showToast} from '@app/ui/feedback/toast'
import {Icon} from '@app/ui/picture/icon'
import {useFrequency} from '@app/ui/price/use-frequency'
import {RecommendedRow} from '@app/ui/products/recommended-row'
import {useWishListActions, useWishToast} from '@app/ui/products/wish-heart'
import {BasketLines} from './basket-lines'
import {BasketSummary} from './basket-summary'
import {emptyMessages, lineMessages, messages} from './messages'
import {useLinesInLanguage} from './use-lines-in-language'

export type BasketNoticesProps = {
    /** Some products are no longer available. */
    isUnavailable: boolean
    /** Names of the products that were removed for that reason. */
    removed: readonly string[]
    removalFailed: boolean
}

/** The notices above the cart [CART-023]. */
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

const Recommended = () => {
    const [frequency] = useFrequency()
    return <RecommendedRow from={useRecommended('cart')} frequency={frequency} />
}

/** The empty cart, with links to products. */
export const BasketEmpty = ({categories}: {categories: readonly Category[]}) => {
    const {formatMessage} = useIntl()
    return (
        <>
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
            <Recommended />
        </>
    )
}

type UnavailableLines = {
    /** Names of the lines that were removed from the basket. */
    removed: readonly string[]
    /** The lines that could not be removed: they are still in the basket. */
    staying: readonly Line[]
    /** Some lines are being removed, were removed, or could not be. */
    isReported: boolean
}

/**
 * Removes lines that are no longer available from the basket, each once. Only what the platform has removed is shown as
 * removed; the others stay on the page [CART-023] [CART-024].
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

/** Removes a line from the cart after the shopper has confirmed it, and says so [CART-020]. */
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
        // If another line's dialog is open by now, it has the focus.
        if (lineToRemoveRef.current === null) onRemoved()
    }
    return {
        /** The line whose dialog is open; null if none is. */
        lineToRemove,
        /** Whether the last removal failed. */
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
    /** The shopper's store if it takes no orders online (D-54). */
    counterStore: Store | null
    /** Called after a line was removed, and with it the button that had the focus. */
    onRemoved: () => void
}

/** The contents of a loaded cart: its lines and totals, or links to products if it is empty. */
export const BasketContents = ({
    promo,
    categories,
    counterStore,
    onRemoved,
    ...basket
}: BasketContentsProps) => {
    const lines = useLinesInLanguage(basket.lines)
    const {removed, staying, isReported} = useUnavailableLines(lines)
    const {lineToRemove, hasFailed, requestRemoval, remove, cancel} = useRemoval(onRemoved)
    const [frequency, chooseFrequency] = useFrequency()
    const wishList = useWishListActions()
    const toastOutcome = useWishToast()
    /** A line is removed from the cart only after it is on the wish list. */
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
                            counterStore={counterStore}
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
