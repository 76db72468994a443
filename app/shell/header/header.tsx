import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {Link} from '@app/routing/links/link'
import {Icon} from '@app/ui/picture/icon'
import {CartLink, HomeLink, LocaleLinks, SkipLink} from './header-links'
import {MainNavigation, MENU_ID, opensPopover} from './navigation/main-navigation'
import {messages} from './messages'
import type {MenuItem} from './navigation/menu-items'
import {SearchForm} from './search-form'

export type HeaderProps = {
    categories: readonly MenuItem[]
    /** More links of the menu, once it is used. */
    links?: ReactNode
    /** The store that prices are for, as a link that changes it. */
    store: ReactNode
    /** The page's path, without locale prefix. */
    path: string
    /** Undefined until the session is known. */
    cartCount?: number | undefined
    /** The sign-in link, or the customer's menu. */
    account: ReactNode
    /** Replaces the plain search form once its code is loaded. */
    search?: ReactNode
}

/** The header of every page: complete and usable before any script; nothing personal comes from the server. */
export const Header = (props: HeaderProps) => {
    const {categories, links, store, path, cartCount, account, search} = props
    const {formatMessage} = useIntl()
    return (
        <header className="header">
            <SkipLink />
            <div className="container header__bar">
                <button
                    type="button"
                    className="icon-button header__menu"
                    aria-label={formatMessage(messages.menu)}
                    {...opensPopover(MENU_ID)}
                >
                    <Icon name="menu" />
                </button>
                <HomeLink />
                {store}
                {search ?? <SearchForm />}
                <div className="header__tools">
                    {account}
                    <CartLink count={cartCount} />
                </div>
            </div>
            <MainNavigation categories={categories} path={path} links={links}>
                <Link to="/how-rac-works">{formatMessage(messages.howItWorks)}</Link>
                <Link to="/contact-us">{formatMessage(messages.contact)}</Link>
                <LocaleLinks path={path} />
            </MainNavigation>
        </header>
    )
}
