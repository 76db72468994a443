import {useIntl} from 'react-intl'
import {Link} from '@app/routing/links/link'
import {Icon} from '@app/ui/picture/icon/icon'
import {messages} from './messages'
import {shortName} from './short-name'

export type AccountLinkProps = {
    /** Signed in; unknown until the browser has asked, as a page is the same for everybody. */
    registered?: boolean | undefined
    firstName?: string | undefined
}

/** The way in for guests [SHELL-006]; for customers their short name, or Account [SHELL-007, SHELL-008]. */
export const AccountLink = ({firstName = '', registered = firstName !== ''}: AccountLinkProps) => {
    const {formatMessage} = useIntl()
    const name = registered
        ? (shortName(firstName) ?? formatMessage(messages.account))
        : formatMessage(messages.signIn)
    return (
        <Link to={registered ? '/account' : '/login'} className="header__tool">
            <Icon name="user" />
            <span className="header__tool-name">{name}</span>
        </Link>
    )
}
