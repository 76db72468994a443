import {useIntl} from 'react-intl'
import {pageLinks} from '@app/domain/catalogue/listing-page'
import {Link} from '@app/routing/links/link'
import {Icon} from '../picture/icon'
import {paginationMessages} from './messages'

export type PaginationProps = {
    /** From 1. */
    current: number
    count: number
    /** The address of a page, so that every page can be opened, shared and crawled. */
    addressOf: (page: number) => string
}

/** Links to the pages of a list; nothing if there is only one page. */
export const Pagination = ({current, count, addressOf}: PaginationProps) => {
    const {formatMessage} = useIntl()
    if (count <= 1) return null
    return (
        <nav className="pagination" aria-label={formatMessage(paginationMessages.label)}>
            <ul className="pagination__list">
                {current > 1 ? (
                    <li>
                        <Link
                            to={addressOf(current - 1)}
                            rel="prev"
                            className="pagination__link"
                            aria-label={formatMessage(paginationMessages.previous)}
                        >
                            <Icon name="chevron-left" />
                        </Link>
                    </li>
                ) : null}
                {pageLinks(current, count).map((page, index) => (
                    <li key={page === 'gap' ? `gap-${index}` : page}>
                        {page === 'gap' ? (
                            <span className="pagination__gap">
                                {formatMessage(paginationMessages.gap)}
                            </span>
                        ) : (
                            <Link
                                to={addressOf(page)}
                                className="pagination__link"
                                aria-label={formatMessage(paginationMessages.page, {page})}
                                aria-current={page === current ? 'page' : undefined}
                            >
                                {page}
                            </Link>
                        )}
                    </li>
                ))}
                {current < count ? (
                    <li>
                        <Link
                            to={addressOf(current + 1)}
                            rel="next"
                            className="pagination__link"
                            aria-label={formatMessage(paginationMessages.next)}
                        >
                            <Icon name="chevron-right" />
                        </Link>
                    </li>
                ) : null}
            </ul>
        </nav>
    )
}
