import type {MouseEvent, RefObject} from 'react'
import {useIntl} from 'react-intl'
import {knownQuery} from '@app/domain/known-query'
import {nameInHeader} from '@app/domain/name-in-header'
import {locales} from '@app/lib/locales'
import {useHydrated} from '@app/lib/react-hooks'
import {useLocale} from '@app/routing/app-context'
import {useCurrentRoute} from '@app/routing/current-route'
import {isPlainClick, Link} from '@app/routing/link'
import {inLocale, rememberLocale} from '@app/routing/locale-path'
import {usePageLocation} from '@app/routing/location'
import {Icon} from '@app/ui/picture/icon'
import {messages} from './messages'

export type AccountLinkProps = {
    /** Signed in; unknown until the browser has asked, as a page is the same for everybody. */
    registered?: boolean | undefined
    firstName?: string | undefined
    /** Opens sign-in here instead; without it, and without script, the link leads to its page. */
    onSignIn?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
    /** Sign-in is about to be wanted. */
    onPoint?: (() => void) | undefined
}

/** The way in for guests [SHELL-006]; for customers their short name, or Account [SHELL-007, SHELL-008]. */
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

/**
 * What belongs to the address of the page on screen. A page is rendered from the parameters that it knows; once script
 * runs it, all that the browser's address says goes along.
 */
const useQueryOfPage = (): string => {
    const {search} = usePageLocation()
    const {query: known = []} = useCurrentRoute()
    const isLive = useHydrated()
    const query = isLive ? search.replace(/^\?/, '') : knownQuery(search, known)
    return query === '' ? '' : `?${query}`
}

/**
 * The same page, with all that was chosen on it, in the other language (G-01): two links on large screens [I18N-004,
 * I18N-005]; on small ones the style sheet hides the current one, so that one toggle is left [I18N-006]. Plain links: a
 * language comes with its page.
 */
export const LocaleLinks = ({path}: {path: string}) => {
    const {formatMessage} = useIntl()
    const current = useLocale()
    const query = useQueryOfPage()
    return (
        <ul className="locales" aria-label={formatMessage(messages.language)}>
            {locales.map(({id: locale, name}) => (
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

/** What is known of where the shopper is. */
export type PriceLocation =
    {kind: 'none'} | {kind: 'zip'; zip: string} | {kind: 'store'; address: string}

export type StoreLinkProps = {
    location: PriceLocation
    linkRef?: RefObject<HTMLAnchorElement> | undefined
    /** Opens the locator here instead; without it, and without script, the link leads to its page. */
    onOpen?: (() => void) | undefined
    /** The locator is about to be wanted. */
    onPoint?: (() => void) | undefined
}

/** Where prices are for, and the way to change it [SHELL-001, SHELL-002, SHELL-003]. */
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
