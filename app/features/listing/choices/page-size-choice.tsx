import {useIntl} from 'react-intl'
import {changeListing} from '@app/domain/listing/address/change-listing'
import {pageSizes} from '@app/domain/listing/page-limits'
import {Link} from '@app/routing/links/link'
import type {Listing} from '../listing'
import {messages} from '../messages'

/** How many items a page shows [PLP-011]. */
export const PageSizeChoice = ({listing}: {listing: Listing}) => {
    const {formatMessage, formatNumber} = useIntl()
    return (
        <nav className="choice" aria-label={formatMessage(messages.perPage)}>
            <span aria-hidden="true">{formatMessage(messages.perPage)}</span>
            <ul className="choice__options">
                {pageSizes.map((limit) => (
                    <li key={limit}>
                        <Link
                            className="choice__option"
                            to={listing.href(changeListing(listing.state, {limit}))}
                            aria-current={limit === listing.state.limit ? 'true' : undefined}
                            rel="nofollow"
                            warm={false}
                        >
                            {formatNumber(limit)}
                        </Link>
                    </li>
                ))}
            </ul>
        </nav>
    )
}
