import {useRef} from 'react'
import {useIntl} from 'react-intl'
import {useBasket, useBasketActions} from '@app/commerce/basket/basket-context'
import type {Category} from '@app/commerce/categories/category'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {rentalDisclosure} from '@app/commerce/content/content-asset'
import {emptyQuery} from '@app/commerce/query'
import {counterStoreOf, type Store, storeById} from '@app/commerce/stores/store'
import {useAppContext} from '@app/routing/route/app-context'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {definePage, optional} from '@app/routing/route/page'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {Main} from '@app/ui/navigation/main'
import {Disclosure} from '@app/ui/typography/disclosure'
import {BasketContents, type BasketContentsProps, BasketEmpty} from './basket-contents'
import {BasketPageSkeleton, BasketSkeleton} from './basket-page.skeleton'
import {messages} from './messages'

export type BasketPageProps = {
    categories: Loadable<Category[]>
    /** The store that the agreement will be with; null if there is none. */
    store: Loadable<Store | null>
    disclosure: Loadable<string | null>
}

const SessionBasket = ({categories, ...shown}: Omit<BasketContentsProps, 'lines' | 'promo'>) => {
    const {formatMessage} = useIntl()
    const known = useBasket()
    const {retry} = useBasketActions()

    if (known.state === 'loading') return <BasketSkeleton />
    if (known.state === 'none') return <BasketEmpty categories={categories} />
    if (known.state === 'failed') {
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
    const {lines = [], promo = null} = known.basket ?? {}
    return <BasketContents lines={lines} promo={promo} categories={categories} {...shown} />
}

/** The cart [ROUTE-002] (G-15). The HTML is the same for everybody; the contents are loaded in the browser. */
export const BasketPage = ({categories, store, disclosure}: BasketPageProps) => {
    const {formatMessage} = useIntl()
    const {commerce} = useAppContext()
    const known = store.state === 'ready' ? store.value : null
    const heading = useRef<HTMLHeadingElement>(null)
    return (
        <Main look="cart">
            <Head title={formatMessage(messages.title)} index={false} />
            <h1 ref={heading} tabIndex={-1}>
                {formatMessage(messages.title)}
            </h1>
            <SessionBasket
                categories={categories.state === 'ready' ? categories.value : []}
                counterStore={counterStoreOf(commerce, known)}
                onRemoved={() => heading.current?.focus()}
            />
            <Disclosure from={disclosure} stateCode={known?.state ?? ''} />
        </Main>
    )
}

export const page = definePage({
    loader: ({commerce, storeId}) => ({
        categories: optional(categoryTree(commerce)),
        store: optional<Store | null>(
            storeId === undefined ? emptyQuery : storeById(commerce, storeId)
        ),
        disclosure: optional(rentalDisclosure(commerce))
    }),
    skeleton: BasketPageSkeleton
})(BasketPage)
