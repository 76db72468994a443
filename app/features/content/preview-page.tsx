import type {Category} from '@app/commerce/categories/category'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {contentPreview} from '@app/commerce/content/content-preview'
import type {ContentPage as Content} from '@app/commerce/content/content-page'
import {guestOffers} from '@app/commerce/context/guest-offers'
import type {Offer} from '@app/domain/basket/offers'
import type {Loadable} from '@app/routing/route/commerce-query'
import {definePage, optional, required} from '@app/routing/route/page'
import {Head} from '@app/routing/view/head'
import {Main} from '@app/ui/navigation/main'
import {useFrequency} from '@app/ui/price/use-frequency'
import {ContentBlocks} from './content-blocks'
import {ContentPageSkeleton} from './content-page'

export type PreviewPageProps = {
    content: Content
    offers: Loadable<readonly Offer[]>
    categories: Loadable<Category[]>
}

const none: Category[] = []
const noOffers: readonly Offer[] = []

/** A page as its editors will publish it: at a time, as a group, for whoever has their key. */
export const PreviewPage = ({content, offers, categories}: PreviewPageProps) => {
    const [frequency] = useFrequency()
    const {title, blocks} = content
    const hasHero = blocks.some(({type}) => type === 'hero')
    return (
        <Main look={content.id === 'home' ? 'home' : 'content-page'}>
            <Head title={title} index={false} />
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
    loader: ({commerce, storeId, params, search}) => ({
        content: required(
            contentPreview(commerce, params.pageId ?? '', storeId, {
                key: search.get('key') ?? '',
                at: search.get('at') ?? undefined,
                group: search.get('group') ?? undefined
            })
        ),
        offers: optional(guestOffers(commerce, storeId)),
        categories: optional(categoryTree(commerce))
    }),
    isMissing: (_data, {search}) => search.get('key') === null,
    skeleton: ContentPageSkeleton
})(PreviewPage)
