import {useIntl} from 'react-intl'
import {Link} from '@app/routing/links/link'
import {Icon} from '@app/ui/picture/icon'
import {HomeLink, SkipLink} from './header-links'
import {messages} from './messages'

/** The header of the checkout: the links home and back to the cart, nothing else [SHELL-019, SHELL-020, SHELL-021]. */
export const CheckoutHeader = ({cartCount}: {cartCount?: number | undefined}) => {
    const {formatMessage} = useIntl()
    return (
        <header className="header">
            <SkipLink />
            <div className="container header__bar header__bar--checkout">
                <HomeLink />
                <Link to="/cart" className="header__tool header__tool--back">
                    <Icon name="chevron-left" />
                    {cartCount
                        ? formatMessage(messages.backToCartCounted, {count: cartCount})
                        : formatMessage(messages.backToCart)}
                </Link>
            </div>
        </header>
    )
}
