import {useIntl} from 'react-intl'
import {sortCode, sortOrderFrom, sortOrders} from '@app/domain/catalogue/listing'
import {changeListing} from '@app/domain/catalogue/listing-page'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {useLocale} from '@app/routing/route/app-context'
import {inLocale} from '@app/routing/route/locale-path'
import {useNavigate} from '@app/routing/route/location'
import {Button} from '@app/ui/button/button'
import {FrequencyChoice, FrequencySelect} from '@app/ui/form/pickers/frequency-choice'
import {Select} from '@app/ui/form/fields/select'
import type {Listing} from './listing'
import {messages, sortMessages} from './messages'

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
    frequency: PaymentFrequency
    onChooseFrequency: (frequency: PaymentFrequency) => void
}

/** How often the shopper pays, and the sort order. */
export const ListingToolbar = (props: ListingToolbarProps) => {
    const {listing, frequency, onChooseFrequency} = props
    return (
        <div className="listing__toolbar">
            <FrequencyChoice legend="hidden" chosen={frequency} onChoose={onChooseFrequency} />
            <div className="listing__frequency scripting">
                <FrequencySelect chosen={frequency} onChoose={onChooseFrequency} />
            </div>
            <SortChoice listing={listing} />
        </div>
    )
}
