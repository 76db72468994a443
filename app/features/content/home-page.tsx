import type {Category} from '@app/commerce/categories/category'
import type {ContentPage} from '@app/commerce/content/content-page'
import {Head} from '@app/routing/head'
import type {Loadable} from '@app/routing/loadable'
import {useFrequency} from '@app/ui/price/use-frequency'
import {Main} from '@app/ui/ways/main/main'
import {ContentBlocks} from './content-blocks'

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
