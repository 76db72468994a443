import type {Category} from '@app/commerce/categories/category'
import {categoryTree} from '@app/commerce/categories/category-tree'
import type {Block} from '@app/commerce/content/blocks'
import {contentPage, type ContentPage} from '@app/commerce/content/content-page'
import {mainBanner} from '@app/commerce/content/store-content'
import type {Loadable} from '@app/routing/route/commerce-query'
import {guestOffers} from '@app/commerce/context/guest-offers'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import type {Offer} from '@app/domain/basket/offers'
import {organization, webSite} from '@app/lib/text/structured-data'
import {useRecommended} from '@app/routing/data/use-recommended'
import {useAppContext, useBrand} from '@app/routing/route/app-context'
import {inLocale} from '@app/routing/route/locale-path'
import {Head} from '@app/routing/view/head'
import {definePage, optional, required} from '@app/routing/route/page'
import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {Main} from '@app/ui/navigation/main'
import {useFrequency} from '@app/ui/price/use-frequency'
import {ProductTilesSkeleton} from '@app/ui/products/product-tiles.skeleton'
import {RecommendedRow} from '@app/ui/products/recommended-row'
import {ContentBlocks} from './content-blocks'

/** The skeleton of the home page: its hero and a row of products. */
export const HomePageSkeleton = () => (
    <Main pending>
        <div className="section">
            <div className="visually-hidden">
                <HeadingSkeleton width="100%" />
            </div>
            <Skeleton height="27rem" />
        </div>
        <ProductTilesSkeleton count={4} />
    </Main>
)

export type HomePageProps = {
    content: ContentPage
    banner: Loadable<Block[]>
    categories: Loadable<Category[]>
    offers: Loadable<readonly Offer[]>
}

const Recommended = ({frequency}: {frequency: PaymentFrequency}) => (
    <RecommendedRow from={useRecommended('home')} frequency={frequency} />
)

const none: Category[] = []
const noOffers: readonly Offer[] = []
const noBlocks: Block[] = []

/** The home page: what editors put there, in their order [CONTENT-001]. */
export const HomePage = ({content, banner, offers, categories}: HomePageProps) => {
    const [frequency] = useFrequency()
    const {title, description, blocks} = content
    const {locale, origin} = useAppContext()
    const {name} = useBrand()
    const shop = {name, url: `${origin}${inLocale(locale, '/')}`, origin}
    const hasHero = blocks.some(({type}) => type === 'hero')
    return (
        <Main look="home">
            <Head
                title={title}
                canonical="/"
                {...(description !== null && {description})}
                structuredData={[
                    webSite(shop, locale, `${origin}${inLocale(locale, '/search')}`),
                    organization(shop)
                ]}
            />
            {hasHero ? null : <h1 className="visually-hidden">{title}</h1>}
            <ContentBlocks
                blocks={blocks}
                categories={categories.state === 'ready' ? categories.value : none}
                frequency={frequency}
                offers={offers.state === 'ready' ? offers.value : noOffers}
                banner={banner.state === 'ready' ? banner.value : noBlocks}
            />
            <Recommended frequency={frequency} />
        </Main>
    )
}

export const page = definePage({
    loader: ({commerce, storeId}) => ({
        content: required(contentPage(commerce, 'home', storeId)),
        banner: optional(mainBanner(commerce, storeId)),
        offers: optional(guestOffers(commerce, storeId)),
        // The layout has the same query; it is fetched once.
        categories: optional(categoryTree(commerce))
    }),
    skeleton: HomePageSkeleton
})(HomePage)
