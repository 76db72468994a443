import {useIntl} from 'react-intl'
import type {Category} from '@app/commerce/categories/category'
import {trailToId} from '@app/commerce/categories/category-trail'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {rentalDisclosure} from '@app/commerce/content/content-asset'
import {productDetail} from '@app/commerce/products/product-detail'
import type {ProductDetail} from '@app/commerce/products/product'
import {priceForQuantity} from '@app/domain/pricing/choice/price-for-quantity'
import {categoryHref} from '@app/domain/listing/address/listing-address'
import {nothing} from '@app/commerce/question'
import type {Store} from '@app/commerce/stores/store'
import {storeById} from '@app/commerce/stores/store-by-id'
import {definePage, optional, required, type LoadArgs} from '@app/routing/define-page'
import type {Loadable} from '@app/routing/loadable'
import {Breadcrumbs, type Crumb} from '@app/ui/ways/breadcrumbs/breadcrumbs'
import {useFrequency} from '@app/ui/price/use-frequency'
import {Main} from '@app/ui/ways/main/main'
import {Disclosure} from '@app/ui/words/disclosure/disclosure'
import {AddToCart} from './added/add-to-cart'
import {useQuantity} from './added/use-quantity'
import {Buying} from './buying/buying'
import {CostExplorer} from './cost/cost-explorer'
import {Offers} from './details/offers'
import {ProductDetails} from './details/product-details'
import {Gallery} from './gallery/gallery'
import {messages} from './messages'
import {ProductHead} from './head/product-head'
import {RecentlyViewed} from './more/recently-viewed'
import {Recommendations} from './more/recommendations'
import {ProductPageSkeleton} from './product-page.skeleton'

export type ProductPageProps = {
    product: ProductDetail
    categories: Loadable<Category[]>
    /** The store whose prices are shown; its state names the agreement. Null where none is known. */
    store: Loadable<Store | null>
    disclosure: Loadable<string | null>
    at: LoadArgs
}

const useTrail = (categories: Loadable<Category[]>, categoryId: string | null): Crumb[] => {
    const {formatMessage} = useIntl()
    const tree = categories.state === 'ready' ? categories.value : []
    const above = categoryId === null ? [] : trailToId(tree, categoryId)
    return [
        {label: formatMessage(messages.home), to: '/'},
        ...above.map(({name, path}) => ({label: name, to: categoryHref(path)}))
    ]
}

const stateOf = (store: Loadable<Store | null>): string =>
    store.state === 'ready' ? (store.value?.state ?? '') : ''

/** A product: what it is, what it costs in every way of paying, and the way to get it (G-10, G-11). */
export const ProductPage = ({product, categories, store, disclosure, at}: ProductPageProps) => {
    const [frequency, chooseFrequency] = useFrequency()
    const trail = useTrail(categories, product.categoryId)
    const address = `${at.pathname}?${at.search.toString()}`
    const chosen = useQuantity(product, address)
    const {name, tiers} = product
    const price = product.price && priceForQuantity(product.price, tiers, chosen.quantity)
    return (
        <Main look="product">
            <ProductHead product={product} trail={trail} />
            <Breadcrumbs trail={trail} here={name} />
            <div className="product__main">
                <Gallery key={product.id} name={name} pictures={product.images} />
                <Buying
                    product={product}
                    quantity={chosen.quantity}
                    frequency={frequency}
                    onChooseFrequency={chooseFrequency}
                    agreementState={stateOf(store)}
                />
                <AddToCart
                    key={address}
                    product={{...product, price}}
                    frequency={frequency}
                    chosen={chosen}
                />
            </div>
            <Offers offers={product.offers} frequency={frequency} />
            {price ? (
                <CostExplorer
                    price={price}
                    frequency={frequency}
                    savePercent={product.earlyPurchaseSavePercent}
                />
            ) : null}
            <ProductDetails
                description={product.description}
                specifications={product.specifications}
            />
            <Recommendations ids={product.recommendations} frequency={frequency} />
            <RecentlyViewed id={product.id} frequency={frequency} />
            <Disclosure from={disclosure} stateCode={stateOf(store)} />
        </Main>
    )
}

export const page = definePage({
    load: ({commerce, storeId, params}) => ({
        product: required(productDetail(commerce, {id: params.productId ?? '', storeId})),
        categories: optional(categoryTree(commerce)),
        store: optional<Store | null>(
            storeId === undefined ? nothing : storeById(commerce, storeId)
        ),
        disclosure: optional(rentalDisclosure(commerce))
    }),
    stays: () => true,
    redirect: ({product}, {pathname}) => (product.path === pathname ? null : product.path),
    skeleton: ProductPageSkeleton
})(ProductPage)
