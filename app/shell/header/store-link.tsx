import type {MouseEvent, RefObject} from 'react'
import {useIntl} from 'react-intl'
import {isPlainPress} from '@app/routing/links/is-plain-press'
import {Link} from '@app/routing/links/link'
import {Icon} from '@app/ui/picture/icon/icon'
import {messages} from './messages'

/** What is known of where the shopper is. */
export type KnownPlace =
    {kind: 'none'} | {kind: 'zip'; zip: string} | {kind: 'store'; address: string}

export type StoreLinkProps = {
    place: KnownPlace
    linkRef?: RefObject<HTMLAnchorElement> | undefined
    /** Opens the locator here instead; without it, and without script, the link leads to its page. */
    onOpen?: (() => void) | undefined
    /** The locator is about to be wanted. */
    onPoint?: (() => void) | undefined
}

/** Where prices are for, and the way to change it [SHELL-001, SHELL-002, SHELL-003]. */
export const StoreLink = ({place, linkRef, onOpen, onPoint}: StoreLinkProps) => {
    const {formatMessage} = useIntl()
    const text = () => {
        if (place.kind === 'store') return formatMessage(messages.myStore, {address: place.address})
        if (place.kind === 'zip') return formatMessage(messages.pricingFor, {zip: place.zip})
        return formatMessage(messages.findStore)
    }
    const open = (event: MouseEvent) => {
        if (!onOpen || !isPlainPress(event)) return
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
