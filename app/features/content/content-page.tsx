import type {Category} from '@app/commerce/categories/category'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {contentPage, type ContentPage as Content} from '@app/commerce/content/content-page'
import {definePage, optional, required, type LoadArgs} from '@app/routing/define-page'
import {Head} from '@app/routing/head'
import type {Loadable} from '@app/routing/loadable'
import {useFrequency} from '@app/ui/price/use-frequency'
import {Main} from '@app/ui/ways/main/main'
import {ContentBlocks} from './content-blocks'
import {ContentPageSkeleton} from './content-page.skeleton'

export type ContentPageProps = {content: Content; categories: Loadable<Category[]>; at: LoadArgs}

const none: Category[] = []

/** A page that editors wrote, block after block [CONTENT-001]. */
export const ContentPage = ({content, categories, at}: ContentPageProps) => {
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
            />
        </Main>
    )
}

export const page = definePage({
    load: ({commerce, pathname, storeId}) => ({
        content: required(contentPage(commerce, pathname.slice(1), storeId)),
        categories: optional(categoryTree(commerce))
    }),
    skeleton: ContentPageSkeleton
})(ContentPage)
