import {useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {useWishes} from '@app/commerce/lists/wishes'
import {rentalDisclosure} from '@app/commerce/content/content-asset'
import {wishedProducts} from '@app/commerce/products/product-queries'
import {emptyQuery} from '@app/commerce/query'
import {useIdentity} from '@app/commerce/session/identity'
import {type Store, storeById} from '@app/commerce/stores/store'
import {useAppContext} from '@app/routing/route/app-context'
import {type Loadable, useCommerceQuery} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {definePage, optional} from '@app/routing/route/page'
import {useSignIn} from '@app/routing/links/sign-in'
import {AsyncContent} from '@app/ui/async/async-content'
import {Button, ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {showToast} from '@app/ui/feedback/toast'
import {AccountLayout} from '@app/ui/navigation/account-layout'
import {useFrequency} from '@app/ui/price/use-frequency'
import {ProductTilesSkeleton} from '@app/ui/products/product-tiles.skeleton'
import {useWishListActions} from '@app/ui/products/wish-heart'
import {Disclosure} from '@app/ui/typography/disclosure'
import {emptyMessages, messages} from './messages'
import {WishListItems} from './wish-list-item'

const PATH = '/account/wishlist'
const FIRST_ROW = 4

const ListSkeleton = () => {
    const {formatMessage} = useIntl()
    return (
        <div aria-busy="true">
            <p className="visually-hidden" role="status">
                {formatMessage(messages.loading)}
            </p>
            <ProductTilesSkeleton count={FIRST_ROW} />
        </div>
    )
}

/** A guest's list is in this browser only: how to have it everywhere (G-35). */
const GuestNote = () => {
    const {formatMessage} = useIntl()
    const identity = useIdentity()
    const {open} = useSignIn()
    if (identity.state !== 'guest') return null
    return (
        <Notice>
            {formatMessage(messages.inBrowser)}{' '}
            <Button look="quiet" onClick={() => open()}>
                {formatMessage(messages.signIn)}
            </Button>
        </Notice>
    )
}

const WishListEmpty = () => {
    const {formatMessage} = useIntl()
    return (
        <section className="wish-list__empty">
            <h2>{formatMessage(emptyMessages.title)}</h2>
            <p>{formatMessage(emptyMessages.text)}</p>
            <ButtonLink to="/shop-all">{formatMessage(emptyMessages.start)}</ButtonLink>
        </section>
    )
}

type GoneProps = {ids: readonly string[]; onGone: () => void}

/** Products on the list that are no longer sold: they can only be removed. */
const GoneItems = ({ids, onGone}: GoneProps) => {
    const {formatMessage} = useIntl()
    const wishList = useWishListActions()
    if (ids.length === 0 || !wishList) return null
    const removeAll = async () => {
        const results = await Promise.allSettled(ids.map((id) => wishList.remove(id)))
        if (results.some(({status}) => status === 'rejected'))
            showToast(formatMessage(messages.notRemoved), 'error')
        onGone()
    }
    return (
        <Notice tone="warning">
            {formatMessage(messages.gone, {count: ids.length})}{' '}
            <Button look="quiet" onClick={() => void removeAll()}>
                {formatMessage(messages.removeGone)}
            </Button>
        </Notice>
    )
}

/** The ids that are fetched; when products are removed from the list, nothing is fetched again. */
const useRequestedIds = (ids: readonly string[]): readonly string[] => {
    const [requested, setRequested] = useState(ids)
    if (ids.every((id) => requested.includes(id))) return requested
    setRequested(ids)
    return ids
}

type WishedProps = {ids: readonly string[]; onGone: () => void}

const Wished = ({ids, onGone}: WishedProps) => {
    const {formatMessage} = useIntl()
    const {commerce, storeId} = useAppContext()
    const [frequency] = useFrequency()
    const requested = useRequestedIds(ids)
    const products = useCommerceQuery(wishedProducts(commerce, {ids: requested, storeId}))
    const newestFirst = [...ids].reverse()
    return (
        <AsyncContent
            from={products}
            skeleton={<ListSkeleton />}
            empty={<GoneItems ids={ids} onGone={onGone} />}
        >
            {(all) => {
                const shown = newestFirst.flatMap((id) => all.find((one) => one.id === id) ?? [])
                const gone = ids.filter((id) => !all.some((one) => one.id === id))
                return (
                    <>
                        <p>{formatMessage(messages.count, {count: ids.length})}</p>
                        <GoneItems ids={gone} onGone={onGone} />
                        <WishListItems
                            products={shown}
                            frequency={frequency}
                            label={formatMessage(messages.items)}
                            onGone={onGone}
                        />
                    </>
                )
            }}
        </AsyncContent>
    )
}

const WishListContents = ({onGone}: {onGone: () => void}) => {
    const {formatMessage} = useIntl()
    const wishes = useWishes()
    if (wishes.state === 'failed') {
        return (
            <Notice tone="error">
                {formatMessage(messages.failed)}{' '}
                <Button look="quiet" onClick={wishes.retry}>
                    {formatMessage(messages.tryAgain)}
                </Button>
            </Notice>
        )
    }
    if (wishes.ids.length > 0) return <Wished ids={wishes.ids} onGone={onGone} />
    return wishes.state === 'loading' ? <ListSkeleton /> : <WishListEmpty />
}

export type WishListPageProps = {
    /** The store that prices are for; null if there is none. */
    store: Loadable<Store | null>
    disclosure: Loadable<string | null>
}

/** The wish list [ROUTE-005]: a guest's from their browser [WISH-005], a customer's from the platform [WISH-004]. */
export const WishListPage = ({store, disclosure}: WishListPageProps) => {
    const {formatMessage} = useIntl()
    const heading = useRef<HTMLHeadingElement>(null)
    const wishes = useWishes()
    const hasPrices = wishes.state !== 'loading' && wishes.ids.length > 0
    return (
        <AccountLayout path={PATH}>
            <Head title={formatMessage(messages.title)} canonical={PATH} index={false} />
            <h1 ref={heading} tabIndex={-1}>
                {formatMessage(messages.title)}
            </h1>
            <div className="wish-list">
                <noscript>
                    <Notice>{formatMessage(messages.needsScript)}</Notice>
                </noscript>
                <GuestNote />
                <WishListContents onGone={() => heading.current?.focus()} />
            </div>
            {hasPrices ? (
                <Disclosure
                    from={disclosure}
                    stateCode={store.state === 'ready' ? (store.value?.state ?? '') : ''}
                />
            ) : null}
        </AccountLayout>
    )
}

const WishListSkeleton = () => {
    const {formatMessage} = useIntl()
    return (
        <AccountLayout path={PATH} pending>
            <h1>{formatMessage(messages.title)}</h1>
            <ListSkeleton />
        </AccountLayout>
    )
}

export const page = definePage({
    loader: ({commerce, storeId}) => ({
        store: optional<Store | null>(
            storeId === undefined ? emptyQuery : storeById(commerce, storeId)
        ),
        disclosure: optional(rentalDisclosure(commerce))
    }),
    skeleton: WishListSkeleton
})(WishListPage)
