import loadable from '@loadable/component'
import type {Category} from '@app/commerce/categories/category'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {contentPreview, type PreviewedPage} from '@app/commerce/content/content-preview'
import {guestOffers} from '@app/commerce/context/guest-offers'
import type {Offer} from '@app/domain/basket/offers'
import type {Loadable} from '@app/routing/route/commerce-query'
import {definePage, type LoaderArgs, optional, required} from '@app/routing/route/page'
import {Head} from '@app/routing/view/head'
import {Main} from '@app/ui/navigation/main'
import {useFrequency} from '@app/ui/price/use-frequency'
import {ContentBlocks} from './content-blocks'
import {ContentPageSkeleton} from './content-page'
import {useDesignHost} from './design-host'

// No shopper loads it, and no editor who only looks at the page (docs/decisions/0043).
const PageDesign = loadable(() => import('./page-design'), {
    resolveComponent: (module: typeof import('./page-design')) => module.PageDesign
})

export type PreviewPageProps = {
    content: PreviewedPage
    offers: Loadable<readonly Offer[]>
    categories: Loadable<Category[]>
    at: Pick<LoaderArgs, 'search'>
}

const none: Category[] = []
const noOffers: readonly Offer[] = []

/** A page as its editors will publish it: at a time, as a group, for whoever has their key. */
export const PreviewPage = ({content, offers, categories, at}: PreviewPageProps) => {
    const [frequency] = useFrequency()
    const host = useDesignHost(at.search.get('mode') === 'EDIT')
    const {title, blocks} = content
    const hasHero = blocks.some(({type}) => type === 'hero')
    const shown = {
        categories: categories.state === 'ready' ? categories.value : none,
        frequency,
        offers: offers.state === 'ready' ? offers.value : noOffers
    }
    const plain = <ContentBlocks blocks={blocks} {...shown} />
    return (
        <Main look={content.id === 'home' ? 'home' : 'content-page'}>
            <Head title={title} index={false} />
            {hasHero ? null : <h1>{title}</h1>}
            {host === undefined ? (
                plain
            ) : (
                <PageDesign host={host} content={content} shown={shown} fallback={plain} />
            )}
        </Main>
    )
}

/** What of a page’s address proves that an editor wants it: our key, or the proof of Page Designer. */
const proofs = ['key', 'pdToken']

export const page = definePage({
    loader: ({commerce, storeId, params, search}) => ({
        content: required(
            contentPreview(commerce, params.pageId ?? '', storeId, {
                key: search.get('key') ?? undefined,
                at: search.get('at') ?? undefined,
                group: search.get('group') ?? undefined,
                mode: search.get('mode') ?? undefined,
                token: search.get('pdToken') ?? undefined
            })
        ),
        offers: optional(guestOffers(commerce, storeId)),
        categories: optional(categoryTree(commerce))
    }),
    isMissing: (_data, {search}) => proofs.every((name) => search.get(name) === null),
    skeleton: ContentPageSkeleton
})(PreviewPage)
