import {useIntl} from 'react-intl'
import {changeListing} from '@app/domain/listing/address/change-listing'
import {sortCode, sortOrderFrom, sortOrders} from '@app/domain/listing/sort-order'
import {inLocale} from '@app/routing/address/locale-path'
import {useGoTo} from '@app/routing/address/use-go-to'
import {useLocale} from '@app/routing/visit'
import {Button} from '@app/ui/button/button'
import {Select} from '@app/ui/form/select'
import type {Listing} from '../listing'
import {messages, sortMessages} from '../messages'

/** The rest of the listing's address, which the form must not lose. */
const KeptFields = ({href}: {href: string}) => {
    const [, query = ''] = href.split('?')
    return (
        <>
            {[...new URLSearchParams(query)].map(([name, value]) => (
                <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
            ))}
        </>
    )
}

/** In which order: a form that sends itself with script and has a button without [PLP-006] [PLP-008]. */
export const SortChoice = ({listing}: {listing: Listing}) => {
    const {formatMessage} = useIntl()
    const locale = useLocale()
    const goTo = useGoTo()
    const {state, href} = listing
    const plain = href(changeListing(state, {sort: 'availability'}))
    return (
        <form className="sort" method="get" action={inLocale(locale, plain.replace(/\?.*/, ''))}>
            <KeptFields href={plain} />
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
