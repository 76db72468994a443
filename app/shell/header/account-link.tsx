import {useIntl} from 'react-intl'
import {Link} from '@app/routing/link'
import {Icon} from '@app/ui/picture/icon/icon'
import {messages} from './messages'
import {shortName} from './short-name'

/** The way in for guests [SHELL-006]; for shoppers their short name, or Account [SHELL-007, SHELL-008]. */
export const AccountLink = ({firstName}: {firstName?: string | undefined}) => {
    const {formatMessage} = useIntl()
    const isGuest = firstName === undefined
    const name = isGuest
        ? formatMessage(messages.signIn)
        : (shortName(firstName) ?? formatMessage(messages.account))
    return (
        <Link to={isGuest ? '/login' : '/account'} className="header__tool">
            <Icon name="user" />
            <span className="header__tool-name">{name}</span>
        </Link>
    )
}
