import type {MouseEvent, RefObject} from 'react'
import {useIntl} from 'react-intl'
import {knownQuery} from '@app/domain/catalogue/known-query'
import {nameInHeader} from '@app/domain/person/name-in-header'
import {locales} from '@app/lib/address/locales'
import {useHydrated} from '@app/lib/browser/react-hooks'
import {useAppContext, useBrand, useLocale} from '@app/routing/route/app-context'
import {useCurrentRoute} from '@app/routing/route/current-route'
import {isPlainClick, Link} from '@app/routing/links/link'
import {inLocale, rememberLocale} from '@app/routing/route/locale-path'
import {usePageLocation} from '@app/routing/route/location'
import {Logo} from '@app/ui/brand/logo'
import {Icon} from '@app/ui/picture/icon'
import {messages} from './messages'

export type AccountLinkProps = {
    /** Signed in; undefined until the session is known, as the page is the same for everybody. */
    registered?: boolean | undefined
    firstName?: string | undefined
    /** Opens the sign-in dialog instead; without it, and without script, the link opens the sign-in page. */
    onSignIn?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
    /** Called when the shopper points at the link, before a click. */
    onPoint?: (() => void) | undefined
}

/** The sign-in link for guests [SHELL-006]; for customers their short name, or Account [SHELL-007, SHELL-008]. */
export const AccountLink = (props: AccountLinkProps) => {
    const {firstName = '', registered = firstName !== '', onSignIn, onPoint} = props
    const {formatMessage} = useIntl()
    const name = registered
        ? (nameInHeader(firstName) ?? formatMessage(messages.account))
        : formatMessage(messages.signIn)
    return (
        <Link
            to={registered ? '/account' : '/login'}
            className="header__tool"
            onClick={registered ? undefined : onSignIn}
            onMouseEnter={onPoint}
            onFocus={onPoint}
        >
            <Icon name="user" />
            <span className="header__tool-name">{name}</span>
        </Link>
    )
}

const MOST_SHOWN = 99

/** The link to the cart with its item count, which is undefined until the session is known [SHELL-009]. */
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

/**
 * The query of the current page. The server's page is rendered with the parameters that it knows; in the browser all
 * parameters of the address are taken along.
 */
const useQueryOfPage = (): string => {
    const {search} = usePageLocation()
    const {query: known = []} = useCurrentRoute()
    const isLive = useHydrated()
    const query = isLive ? search.replace(/^\?/, '') : knownQuery(search, known)
    return query === '' ? '' : `?${query}`
}

/**
 * The same page, with everything chosen on it, in the other language (G-01): two links on large screens [I18N-004,
 * I18N-005]; on small ones the style sheet hides the current one, so that one toggle is left [I18N-006]. Plain links,
 * as a language comes with its page.
 */
export const LocaleLinks = ({path}: {path: string}) => {
    const {formatMessage} = useIntl()
    const current = useLocale()
    const {site} = useAppContext()
    const query = useQueryOfPage()
    const offered = site ? locales.filter(({id}) => site.locales.includes(id)) : locales
    // A site in one language has none to choose from.
    if (offered.length < 2) return null
    return (
        <ul className="locales" aria-label={formatMessage(messages.language)}>
            {offered.map(({id: locale, name}) => (
                <li key={locale}>
                    <a
                        className="locales__link"
                        href={inLocale(locale, path) + query}
                        onClick={() => rememberLocale(locale)}
                        hrefLang={locale}
                        lang={locale}
                        aria-current={locale === current ? 'true' : undefined}
                    >
                        {name}
                    </a>
                </li>
            ))}
        </ul>
    )
}

/** The state of the store choice, as the header shows it. */
export type PriceLocation =
    | {kind: 'none'}
    | {kind: 'zip'; zip: string}
    | {kind: 'store'; address: string; phone?: string | null; timeZone?: string | null}

export type StoreLinkProps = {
    location: PriceLocation
    linkRef?: RefObject<HTMLAnchorElement> | undefined
    /** Opens the locator over the page instead; without it, and without script, the link opens the locator's page. */
    onOpen?: (() => void) | undefined
    /** Called when the shopper points at the link, before a click. */
    onPoint?: (() => void) | undefined
}

/** The store that prices are for, as a link that changes it [SHELL-001, SHELL-002, SHELL-003]. */
export const StoreLink = ({location: place, linkRef, onOpen, onPoint}: StoreLinkProps) => {
    const {formatMessage} = useIntl()
    const text = () => {
        if (place.kind === 'store') return formatMessage(messages.myStore, {address: place.address})
        if (place.kind === 'zip') return formatMessage(messages.pricingFor, {zip: place.zip})
        return formatMessage(messages.findStore)
    }
    const open = (event: MouseEvent) => {
        if (!onOpen || !isPlainClick(event)) return
        event.preventDefault()
        onOpen()
    }
    return (
        <Link
            ref={linkRef}
            to="/store-locator"
            className="header__store"
            onClick={open}
            onMouseEnter={onPoint}
            onFocus={onPoint}
        >
            <Icon name="pin" />
            <span>{text()}</span>
        </Link>
    )
}

/** The first link of a page, for keyboards: over the header, to the content. */
export const SkipLink = () => {
    const {formatMessage} = useIntl()
    return (
        <a className="skip-link" href="#content">
            {formatMessage(messages.skip)}
        </a>
    )
}

/** The shop's logo, which leads home. */
export const HomeLink = () => {
    const {formatMessage} = useIntl()
    const brand = useBrand()
    return (
        <Link
            to="/"
            className="header__home"
            aria-label={formatMessage(messages.home, {shop: brand.name})}
        >
            <Logo of={brand} />
        </Link>
    )
}
