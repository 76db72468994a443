import {useIntl} from 'react-intl'
import {sortCode, sortOrderFrom, sortOrders} from '@app/domain/catalogue/listing'
import {changeListing} from '@app/domain/catalogue/listing-page'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {useLocale} from '@app/routing/route/app-context'
import {Link} from '@app/routing/links/link'
import {inLocale} from '@app/routing/route/locale-path'
import {useNavigate} from '@app/routing/route/location'
import {Button} from '@app/ui/button/button'
import {FrequencyChoice} from '@app/ui/form/pickers/frequency-choice'
import {Select} from '@app/ui/form/fields/select'
import {Icon} from '@app/ui/picture/icon'
import type {Listing} from './listing'
import {messages, sortMessages} from './messages'

const views = [
    {view: 'grid', icon: 'grid', label: messages.asGrid},
    {view: 'list', icon: 'list', label: messages.asList}
] as const

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

/** The other parameters of the listing's address, which the form has to keep. */
const HiddenFields = ({href}: {href: string}) => {
    const [, query = ''] = href.split('?')
    return (
        <>
            {[...new URLSearchParams(query)].map(([name, value]) => (
                <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
            ))}
        </>
    )
}

/** The sort order: a form that submits itself with script, and has a button without [PLP-006] [PLP-008]. */
export const SortChoice = ({listing}: {listing: Listing}) => {
    const {formatMessage} = useIntl()
    const locale = useLocale()
    const goTo = useNavigate()
    const {state, href} = listing
    const plain = href(changeListing(state, {sort: 'availability'}))
    return (
        <form className="sort" method="get" action={inLocale(locale, plain.replace(/\?.*/, ''))}>
            <HiddenFields href={plain} />
            <Select
                name="sort"
                label={formatMessage(messages.sortBy)}
                labelAt="beside"
                value={sortCode(state.sort)}
                options={sortOrders.map((order) => ({
                    value: sortCode(order),
                    label: formatMessage(sortMessages[order])
                }))}
                onChange={(event) => {
                    const sort = sortOrderFrom(event.currentTarget.value)
                    goTo(href(changeListing(state, {sort})))
                }}
            />
            <noscript>
                <Button type="submit" look="secondary">
                    {formatMessage(messages.sort)}
                </Button>
            </noscript>
        </form>
    )
}

export type ListingToolbarProps = {
    listing: Listing
    total: number
    frequency: PaymentFrequency
    onChooseFrequency: (frequency: PaymentFrequency) => void
}

/** The number of products, their sort order and view. */
export const ListingToolbar = (props: ListingToolbarProps) => {
    const {listing, total, frequency, onChooseFrequency} = props
    const {formatMessage} = useIntl()
    return (
        <div className="listing__toolbar">
            <FrequencyChoice legend="hidden" chosen={frequency} onChoose={onChooseFrequency} />
            <SortChoice listing={listing} />
            <p className="listing__count" role="status">
                {formatMessage(messages.count, {total})}
            </p>
            <ViewChoice listing={listing} />
        </div>
    )
}
