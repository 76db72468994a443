import type {Category} from '@app/commerce/categories/category'
import type {SearchResult} from '@app/commerce/search/search-result'
import {isApproved} from '@app/domain/listing/listing-state'
import type {LoadArgs} from '@app/routing/define-route'
import type {Loadable} from '@app/routing/loadable'
import {Breadcrumbs} from '@app/ui/ways/breadcrumbs/breadcrumbs'
import {useFrequency} from '@app/ui/price/use-frequency'
import {Main} from '@app/ui/ways/main/main'
import {ListingTabs} from './choices/listing-tabs'
import {listingAt} from './listing'
import {ListingHead} from './listing-head'
import {ApprovedItems} from './results/approved-items'
import {ListingBody} from './results/listing-body'
import {SubCategories} from './subject/sub-categories'
import {useSubject} from './subject/use-subject'

export type ListingPageProps = {
    result: SearchResult
    categories: Loadable<Category[]>
    /** What the category says of itself. */
    about: Loadable<string | null>
    at: LoadArgs
}

/** Products of a category or a search. Everything chosen here is in the address, so all of it can be shared [PLP-001, PLP-002]. */
export const ListingPage = ({result, categories, about, at}: ListingPageProps) => {
    const listing = listingAt(at)
    const subject = useSubject(listing, categories, about)
    const [frequency, chooseFrequency] = useFrequency()
    const {title, description, trail, below} = subject
    const shown = {listing, frequency, onChooseFrequency: chooseFrequency, categories: below}
    return (
        <Main look="listing">
            <ListingHead
                listing={listing}
                title={title}
                description={description}
                trail={trail}
                tiles={result.tiles}
            />
            <Breadcrumbs trail={trail} here={title} />
            <header className="listing__head">
                <h1>{title}</h1>
                {description === null ? null : <p className="listing__about">{description}</p>}
            </header>
            {listing.state.path.length > 0 ? <SubCategories of={title} categories={below} /> : null}
            <ListingTabs listing={listing} />
            {isApproved(listing.state) ? (
                <ApprovedItems {...shown} />
            ) : (
                <ListingBody result={result} {...shown} />
            )}
        </Main>
    )
}
