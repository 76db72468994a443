import {defineMessages, useIntl} from 'react-intl'
import {Link} from '@app/routing/links/link'

export const breadcrumbMessages = defineMessages({
    label: {id: 'breadcrumbs.label', defaultMessage: 'You are here'}
})

export type Crumb = {label: string; to: string}

export type BreadcrumbsProps = {
    /** From the top level down, without the page itself. */
    trail: readonly Crumb[]
    /** The page's own name. */
    here: string
}

/** The position of a page in the shop. */
export const Breadcrumbs = ({trail, here}: BreadcrumbsProps) => {
    const {formatMessage} = useIntl()
    return (
        <nav className="breadcrumbs" aria-label={formatMessage(breadcrumbMessages.label)}>
            <ol className="breadcrumbs__list">
                {trail.map(({label, to}) => (
                    <li key={to}>
                        <Link to={to}>{label}</Link>
                    </li>
                ))}
                <li aria-current="page">{here}</li>
            </ol>
        </nav>
    )
}
