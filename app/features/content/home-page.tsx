import type {Category} from '@app/commerce/categories/category'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {contentPage, type ContentPage} from '@app/commerce/content/content-page'
import {definePage, optional, required} from '@app/routing/define-page'
import {Head} from '@app/routing/head'
import type {Loadable} from '@app/routing/loadable'
import {useFrequency} from '@app/ui/price/use-frequency'
import {Main} from '@app/ui/ways/main/main'
import {ContentBlocks} from './content-blocks'
import {HomePageSkeleton} from './home-page.skeleton'

export type HomePageProps = {content: ContentPage; categories: Loadable<Category[]>}

const none: Category[] = []

/** The shop's front: what editors put there, in their order [CONTENT-001]. */
export const HomePage = ({content, categories}: HomePageProps) => {
    const [frequency] = useFrequency()
    const {title, description, blocks} = content
    const hasHero = blocks.some(({type}) => type === 'hero')
    return (
        <Main look="home">
            <Head title={title} canonical="/" {...(description !== null && {description})} />
            {hasHero ? null : <h1 className="visually-hidden">{title}</h1>}
            <ContentBlocks
                blocks={blocks}
                categories={categories.state === 'ready' ? categories.value : none}
                frequency={frequency}
            />
        </Main>
    )
}

export const page = definePage({
    load: ({commerce, storeId}) => ({
        content: required(contentPage(commerce, 'home', storeId)),
        // The frame asks for it too; it is asked once.
        categories: optional(categoryTree(commerce))
    }),
    skeleton: HomePageSkeleton
})(HomePage)
