import {useEffect} from 'react'
import {useIntl} from 'react-intl'
import {type Category, trailToId} from '@app/commerce/categories/category'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {rentalDisclosure} from '@app/commerce/content/content-asset'
import type {ProductDetail} from '@app/commerce/products/product'
import {productDetail} from '@app/commerce/products/product-queries'
import {emptyQuery} from '@app/commerce/query'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {type Store, storeById} from '@app/commerce/stores/store'
import {priceForQuantity} from '@app/domain/prices/current-price'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {chosenVariant} from '@app/domain/catalogue/variation-choice'
import {categoryHref} from '@app/domain/catalogue/listing-address'
import {useRecommended} from '@app/routing/data/use-recommended'
import type {Loadable} from '@app/routing/route/commerce-query'
import {definePage, type LoaderArgs, optional, required} from '@app/routing/route/page'
import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {Breadcrumbs, type Crumb} from '@app/ui/navigation/breadcrumbs'
import {Main} from '@app/ui/navigation/main'
import {useFrequency} from '@app/ui/price/use-frequency'
import {RecommendedRow} from '@app/ui/products/recommended-row'
import {Disclosure} from '@app/ui/typography/disclosure'
import {AddToBasket} from './buying/add-to-basket'
import {Buying} from './buying/buying'
import {useQuantity, withChoices} from './buying/choices'
import {CostExplorer} from './cost/cost-explorer'
import {Gallery} from './gallery/gallery'
import {messages} from './details/messages'
import {Offers, ProductDetails} from './details/product-details'
import {ProductHead} from './details/product-head'
import {RecentlyViewed, Recommendations} from './details/product-rows'
import {ShareProduct} from './details/share-product'

/** The skeleton of a product, in the product page's own grid. */
export const ProductPageSkeleton = () => (
    <Main look="product" pending>
        <div className="breadcrumbs">
            <Skeleton width="16rem" height="1.3125rem" />
        </div>
        <div className="product__main">
            <div className="gallery">
                <div className="gallery--empty" />
                <div className="thumbnails">
                    <div className="thumbnails__link">
                        <Skeleton width="4rem" height="4rem" />
                    </div>
                </div>
            </div>
            <div className="product__buying">
                <div>
                    <Skeleton width="6rem" height="1.3rem" />
                    <HeadingSkeleton width="100%" />
                </div>
                <Skeleton width="60%" height="3.75rem" />
                <Skeleton height="2.75rem" />
                <Skeleton width="60%" height="3.125rem" />
                <Skeleton height="13rem" />
            </div>
            <div className="add-to-cart">
                <Skeleton height="2.75rem" />
            </div>
        </div>
    </Main>
)

export type ProductPageProps = {
    product: ProductDetail
    categories: Loadable<Category[]>
    /** The store that prices are for; its state decides the agreement's name. Null if there is none. */
    store: Loadable<Store | null>
    disclosure: Loadable<string | null>
    at: LoaderArgs
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

const Recommended = ({id, frequency}: {id: string; frequency: PaymentFrequency}) => (
    <RecommendedRow from={useRecommended('product', id)} frequency={frequency} />
)

/** A product: what it is, what it costs at each frequency, and how to add it to the cart (G-10, G-11). */
export const ProductPage = ({categories, store, disclosure, at, ...found}: ProductPageProps) => {
    const product = withChoices(found.product, at.search)
    const [frequency, chooseFrequency] = useFrequency()
    const trail = useTrail(categories, product.categoryId)
    const address = `${at.pathname}?${at.search.toString()}`
    const chosen = useQuantity(product, product.groupId ?? address)
    const {name, tiers} = product
    const price = product.price && priceForQuantity(product.price, tiers, chosen.quantity)
    useEffect(() => emitShopEvent({event: 'product-shown', productId: product.id}), [product.id])
    return (
        <Main look="product">
            <ProductHead product={product} trail={trail} />
            <Breadcrumbs trail={trail} here={name} />
            <div className="product__main">
                <Gallery key={product.images[0]?.link} name={name} pictures={product.images}>
                    <ShareProduct product={product} />
                </Gallery>
                <Buying
                    product={product}
                    quantity={chosen.quantity}
                    frequency={frequency}
                    onChooseFrequency={chooseFrequency}
                    agreementState={stateOf(store)}
                />
                <AddToBasket
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
            <Recommended id={product.id} frequency={frequency} />
            <Disclosure from={disclosure} stateCode={stateOf(store)} />
        </Main>
    )
}

export const page = definePage({
    loader: ({commerce, storeId, params}) => ({
        product: required(productDetail(commerce, {id: params.productId ?? '', storeId})),
        categories: optional(categoryTree(commerce)),
        store: optional<Store | null>(
            storeId === undefined ? emptyQuery : storeById(commerce, storeId)
        ),
        disclosure: optional(rentalDisclosure(commerce))
    }),
    keepPreviousData: () => true,
    redirect: ({product}, {pathname, search}) => {
        const {variations} = withChoices(product, search)
        // Nothing is open: what is meant is the variant, which has a page of its own.
        const variant = chosenVariant(variations, product.variants)
        if (variant !== undefined) return {to: variant, expresses: ['choice']}
        return product.path === pathname ? null : {to: product.path}
    },
    skeleton: ProductPageSkeleton
})(ProductPage)
