import type {Category} from '@app/commerce/categories/category'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {contentPage, type ContentPage as Content} from '@app/commerce/content/content-page'
import type {Loadable} from '@app/routing/route/commerce-query'
import {guestOffers} from '@app/commerce/context/guest-offers'
import type {Offer} from '@app/domain/basket/offers'
import {Head} from '@app/routing/view/head'
import {definePage, type LoaderArgs, optional, required} from '@app/routing/route/page'
import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {Main} from '@app/ui/navigation/main'
import {useFrequency} from '@app/ui/price/use-frequency'
import {ContentBlocks} from './content-blocks'

/** The skeleton of a title and some text. */
export const ContentPageSkeleton = () => (
    <Main look="content-page" pending>
        <HeadingSkeleton width="24rem" />
        <Skeleton height="24rem" />
    </Main>
)

export type ContentPageProps = {
    content: Content
    categories: Loadable<Category[]>
    offers: Loadable<readonly Offer[]>
    at: LoaderArgs
}

const none: Category[] = []
const noOffers: readonly Offer[] = []

/** A page that editors wrote, block after block [CONTENT-001]. */
export const ContentPage = ({content, offers, categories, at}: ContentPageProps) => {
    const [frequency] = useFrequency()
    const {title, description, blocks} = content
    const hasHero = blocks.some(({type}) => type === 'hero')
    return (
        <Main look="content-page">
            <Head
                title={title}
                canonical={at.pathname}
                {...(description !== null && {description})}
            />
            {hasHero ? null : <h1>{title}</h1>}
            <ContentBlocks
                blocks={blocks}
                categories={categories.state === 'ready' ? categories.value : none}
                frequency={frequency}
                offers={offers.state === 'ready' ? offers.value : noOffers}
            />
        </Main>
    )
}

export const page = definePage({
    loader: ({commerce, pathname, storeId}) => ({
        content: required(contentPage(commerce, pathname.slice(1), storeId)),
        offers: optional(guestOffers(commerce, storeId)),
        categories: optional(categoryTree(commerce))
    }),
    skeleton: ContentPageSkeleton
})(ContentPage)
