import {useIntl} from 'react-intl'
import {type ListingState, type ListingTab, listingTabs} from '@app/domain/catalogue/listing'
import {changeListing} from '@app/domain/catalogue/listing-page'
import {Link} from '@app/routing/links/link'
import type {Listing} from '../listing'
import {messages, tabMessages} from '../messages'

const tabs = ['all', ...listingTabs] as const

/** Shopping by an approval has its parameter in the address, also when it is chosen as a tab [PLP-004]. */
const isByApproval = (before: ListingState, tab: ListingTab | 'all'): boolean =>
    tab === 'my-items' || (before.approvalOnly && before.tab !== 'my-items')

const atTab = (before: ListingState, tab: ListingTab | 'all'): ListingState => {
    const {tab: _, ...others} = before
    const approvalOnly = isByApproval(before, tab)
    return changeListing(others, {approvalOnly, ...(tab !== 'all' && {tab})})
}

/** All items, deals, clearance and what an approval covers, each with its own listing [PLP-015]. */
export const ListingTabs = ({listing}: {listing: Listing}) => {
    const {formatMessage} = useIntl()
    const current = listing.state.tab ?? 'all'
    return (
        <nav className="listing__tabs" aria-label={formatMessage(messages.tabs)}>
            <ul className="tab-links">
                {tabs.map((tab) => (
                    <li key={tab}>
                        <Link
                            className="tab-links__tab"
                            to={listing.href(atTab(listing.state, tab))}
                            aria-current={tab === current ? 'page' : undefined}
                        >
                            {formatMessage(tabMessages[tab])}
                        </Link>
                    </li>
                ))}
            </ul>
        </nav>
    )
}
