import {type ReactNode, useEffect, useRef} from 'react'
import {type MessageDescriptor, useIntl} from 'react-intl'
import {CustomerLink} from '@app/routing/links/customer-link'
import {Link} from '@app/routing/links/link'
import {accountMessages} from './messages'
import {Main} from './main'

type AccountLink = {label: MessageDescriptor; to: string}

/** The pages about what is rented; the header's menu also links to the first and the third (C-06). */
const rentalLinks: readonly AccountLink[] = [
    {label: accountMessages.dashboard, to: '/my-accounts'},
    {label: accountMessages.pay, to: '/my-accounts/payment-agreement'},
    {label: accountMessages.methods, to: '/my-accounts/payment-method'},
    {label: accountMessages.autopay, to: '/my-accounts/enroll-autopay'},
    {label: accountMessages.history, to: '/my-accounts/payment-history'},
    {label: accountMessages.visits, to: '/my-accounts/schedule-delivery'},
    {label: accountMessages.personal, to: '/my-accounts/personal-info'}
]

/** The pages about the customer of the shop [ACCT-001…004]. */
const customerLinks: readonly AccountLink[] = [
    {label: accountMessages.details, to: '/account'},
    {label: accountMessages.orders, to: '/account/orders'},
    {label: accountMessages.wishList, to: '/account/wishlist'},
    {label: accountMessages.addresses, to: '/account/addresses'}
]

/** The only one of them that guests can open too [WISH-005]. */
const forEverybody = '/account/wishlist'

/** The link for the current page or a page above it; undefined if there is none. */
const currentLink = (path: string): string | undefined => {
    const links = [...rentalLinks, ...customerLinks].map(({to}) => to)
    if (path === '/my-account') return '/my-accounts'
    if (path.startsWith('/my-accounts/agreements/')) return '/my-accounts'
    return links
        .filter((to) => path === to || path.startsWith(`${to}/`))
        .sort((one, other) => other.length - one.length)[0]
}

type LinkGroupProps = {label: string; links: readonly AccountLink[]; current: string | undefined}

const LinkGroup = ({label, links, current}: LinkGroupProps) => {
    const {formatMessage} = useIntl()
    return (
        <nav className="account-nav" aria-label={label}>
            <p className="account-nav__label" aria-hidden="true">
                {label}
            </p>
            <ul className="account-nav__list">
                {links.map(({label: name, to}) => {
                    const PageLink = to === forEverybody ? Link : CustomerLink
                    return (
                        <li key={to}>
                            <PageLink
                                to={to}
                                className="account-nav__link"
                                aria-current={to === current ? 'page' : undefined}
                            >
                                {formatMessage(name)}
                            </PageLink>
                        </li>
                    )
                })}
            </ul>
        </nav>
    )
}

/** On small screens the links are in a row that scrolls: the current one is scrolled into view, without moving the page. */
const bringIntoView = (row: HTMLElement): void => {
    const link = row.querySelector<HTMLElement>('[aria-current]')
    if (!link) return
    const space = row.clientWidth - link.offsetWidth
    row.scrollLeft = link.offsetLeft - row.offsetLeft - space / 2
}

export type AccountLayoutProps = {
    /** The path of the current page, without locale prefix. */
    path: string
    pending?: boolean
    children: ReactNode
}

/**
 * An account page: its content beside the links to all other account pages (C-06, C-07). Its route has `account-layout`
 * among its styles.
 */
export const AccountLayout = ({path, pending = false, children}: AccountLayoutProps) => {
    const {formatMessage} = useIntl()
    const current = currentLink(path)
    const row = useRef<HTMLDivElement>(null)
    useEffect(() => {
        if (row.current) bringIntoView(row.current)
    }, [current])
    return (
        <Main look="account" pending={pending}>
            <div ref={row} className="account__aside">
                <LinkGroup
                    label={formatMessage(accountMessages.rental)}
                    links={rentalLinks}
                    current={current}
                />
                <LinkGroup
                    label={formatMessage(accountMessages.customer)}
                    links={customerLinks}
                    current={current}
                />
            </div>
            <div className="account__page">{children}</div>
        </Main>
    )
}
