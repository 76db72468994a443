import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {usePending} from '@app/lib/browser/navigation-state'
import {Link} from '@app/routing/links/link'
import {Icon} from '@app/ui/picture/icon'
import {ListingTabs} from './filters/listing-tabs'
import type {Listing} from './listing'
import {messages} from './messages'

const views = [
    {view: 'grid', icon: 'grid', label: messages.asGrid},
    {view: 'list', icon: 'list', label: messages.asList}
] as const

/** The number of items; always the same element, so that screen readers announce a change. */
export const ItemCount = ({total}: {total: number}) => {
    const {formatMessage} = useIntl()
    return (
        <p className="listing__count" role="status">
            {formatMessage(messages.count, {total})}
        </p>
    )
}

/** Grid or list: the same items on the same page, laid out again [PLP-012]. */
export const ViewChoice = ({listing}: {listing: Listing}) => {
    const {formatMessage} = useIntl()
    return (
        <nav className="choice" aria-label={formatMessage(messages.view)}>
            <ul className="choice__options">
                {views.map(({view, icon, label}) => (
                    <li key={view}>
                        <Link
                            className="choice__option"
                            to={listing.href({...listing.state, view})}
                            aria-current={view === listing.state.view ? 'true' : undefined}
                            aria-label={formatMessage(label)}
                            rel="nofollow"
                            prefetch={false}
                        >
                            <Icon name={icon} />
                        </Link>
                    </li>
                ))}
            </ul>
        </nav>
    )
}

/** Whether there is something to count, sort and filter, or there was before the filters. */
export const isChoosable = (listing: Listing, total: number, isPending: boolean): boolean =>
    total > 0 || Object.keys(listing.state.refinements).length > 0 || isPending

/** How many items there are, and how they are laid out; nothing where there is nothing to choose. */
export const CountAndView = ({listing, total}: {listing: Listing; total: number}) => {
    const isPending = usePending()
    if (!isChoosable(listing, total, isPending)) return null
    return (
        <>
            <ItemCount total={total} />
            <ViewChoice listing={listing} />
        </>
    )
}

type ListingTitleProps = {listing: Listing; title: string; children?: ReactNode}

/** The heading, the kinds of items, how many there are and how they are laid out: one row on a phone. */
export const ListingTitle = ({listing, title, children}: ListingTitleProps) => (
    <header className="listing__head">
        <h1>{title}</h1>
        <ListingTabs listing={listing} />
        {children}
    </header>
)
