import {useRef} from 'react'
import {useIntl} from 'react-intl'
import {useShopperSession} from '@app/commerce/basket/use-shopper-session'
import type {Category} from '@app/commerce/categories/category'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {rentalDisclosure} from '@app/commerce/content/content-asset'
import {nothing} from '@app/commerce/question'
import type {Store} from '@app/commerce/stores/store'
import {storeById} from '@app/commerce/stores/store-by-id'
import {definePage, optional} from '@app/routing/define-page'
import {Head} from '@app/routing/head'
import type {Loadable} from '@app/routing/loadable'
import {Button} from '@app/ui/button/button'
import {Disclosure} from '@app/ui/words/disclosure/disclosure'
import {Notice} from '@app/ui/words/notice/notice'
import {Main} from '@app/ui/ways/main/main'
import {CartContents, type CartContentsProps} from './cart-contents'
import {CartEmpty} from './cart-empty'
import {CartWaiting} from './cart-waiting'
import {messages} from './messages'
import {CartPageSkeleton} from './cart-page.skeleton'

export type CartPageProps = {
    categories: Loadable<Category[]>
    /** The store that the agreement will be with; null where none is known. */
    store: Loadable<Store | null>
    disclosure: Loadable<string | null>
}

const CartOfSession = ({categories, onRemoved}: Omit<CartContentsProps, 'lines' | 'promo'>) => {
    const {formatMessage} = useIntl()
    const {session, retry} = useShopperSession()

    if (session.state === 'starting') return <CartWaiting />
    if (session.state === 'none') return <CartEmpty categories={categories} />
    if (session.state === 'failed') {
        return (
            <div className="cart__body">
                <Notice tone="error">
                    {formatMessage(messages.failed)}{' '}
                    <Button look="quiet" onClick={retry}>
                        {formatMessage(messages.tryAgain)}
                    </Button>
                </Notice>
            </div>
        )
    }
    const {lines = [], promo = null} = session.basket ?? {}
    return <CartContents {...{lines, promo, categories, onRemoved}} />
}

/** The cart [ROUTE-002] (G-15). The page is the same for everybody; what is in the cart comes in the browser. */
export const CartPage = ({categories, store, disclosure}: CartPageProps) => {
    const {formatMessage} = useIntl()
    const heading = useRef<HTMLHeadingElement>(null)
    return (
        <Main look="cart">
            <Head title={formatMessage(messages.title)} index={false} />
            <h1 ref={heading} tabIndex={-1}>
                {formatMessage(messages.title)}
            </h1>
            <CartOfSession
                categories={categories.state === 'ready' ? categories.value : []}
                onRemoved={() => heading.current?.focus()}
            />
            <Disclosure
                from={disclosure}
                stateCode={store.state === 'ready' ? (store.value?.state ?? '') : ''}
            />
        </Main>
    )
}

export const page = definePage({
    load: ({commerce, storeId}) => ({
        categories: optional(categoryTree(commerce)),
        store: optional<Store | null>(
            storeId === undefined ? nothing : storeById(commerce, storeId)
        ),
        disclosure: optional(rentalDisclosure(commerce))
    }),
    skeleton: CartPageSkeleton
})(CartPage)
