import {useIntl} from 'react-intl'
import {brand} from '@app/brand'
import {Link} from '@app/routing/links/link'
import {Logo} from '@app/ui/brand/logo'
import {Icon} from '@app/ui/picture/icon'
import {messages} from './messages'

/** The header of the checkout: the links home and back to the cart, nothing else [SHELL-019, SHELL-020, SHELL-021]. */
export const CheckoutHeader = ({cartCount}: {cartCount?: number | undefined}) => {
    const {formatMessage} = useIntl()
    return (
        <header className="header">
            <a className="skip-link" href="#content">
                {formatMessage(messages.skip)}
            </a>
            <div className="container header__bar header__bar--checkout">
                <Link
                    to="/"
                    className="header__home"
                    aria-label={formatMessage(messages.home, {shop: brand.name})}
                >
                    <Logo />
                </Link>
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
