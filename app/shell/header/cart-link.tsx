import {useIntl} from 'react-intl'
import {Link} from '@app/routing/links/link'
import {Icon} from '@app/ui/picture/icon/icon'
import {messages} from './messages'

const MOST_SHOWN = 99

/** The cart and how much is in it; the count is unknown until the browser has asked [SHELL-009]. */
export const CartLink = ({count}: {count?: number | undefined}) => {
    const {formatMessage} = useIntl()
    const name =
        count === undefined
            ? formatMessage(messages.cart)
            : formatMessage(messages.cartNamed, {count})
    return (
        <Link to="/cart" className="header__tool" aria-label={name}>
            <Icon name="cart" />
            <span className="header__tool-name">{formatMessage(messages.cart)}</span>
            {count ? <span className="header__count">{Math.min(count, MOST_SHOWN)}</span> : null}
        </Link>
    )
}
