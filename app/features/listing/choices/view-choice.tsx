import {useIntl} from 'react-intl'
import {Link} from '@app/routing/links/link'
import {Icon} from '@app/ui/picture/icon/icon'
import type {Listing} from '../listing'
import {messages} from '../messages'

const views = [
    {view: 'grid', icon: 'grid', label: messages.asGrid},
    {view: 'list', icon: 'list', label: messages.asList}
] as const

/** Grid or list: the same items on the same page, laid out anew [PLP-012]. */
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
                            warm={false}
                        >
                            <Icon name={icon} />
                        </Link>
                    </li>
                ))}
            </ul>
        </nav>
    )
}
