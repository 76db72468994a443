import {useIsFetching} from '@tanstack/react-query'
import {type CSSProperties, useEffect, useState} from 'react'
import {defineMessages, useIntl} from 'react-intl'
import {useBrowserValue} from '@app/lib/browser/react-hooks'
import {Notice} from '@app/ui/feedback/notice'

export const pageBannerMessages = defineMessages({
    loading: {id: 'page-banner.loading', defaultMessage: 'Loading...'},
    errorNamed: {id: 'page-banner.error-named', defaultMessage: 'Error: {status}'},
    error: {id: 'page-banner.error', defaultMessage: 'An error occurred'},
    offline: {
        id: 'page-banner.offline',
        defaultMessage: "You're currently browsing in offline mode"
    }
})

export type PageBannerProps = {
    of: {kind: 'loading'} | {kind: 'offline'} | {kind: 'error'; statusText?: string}
}

/** One line about the state of the whole page [SHELL-028, SHELL-029, SHELL-030]. */
export const PageBanner = ({of}: PageBannerProps) => {
    const {formatMessage} = useIntl()
    if (of.kind === 'loading')
        return <Notice live>{formatMessage(pageBannerMessages.loading)}</Notice>
    if (of.kind === 'offline') {
        return (
            <Notice tone="warning" live>
                {formatMessage(pageBannerMessages.offline)}
            </Notice>
        )
    }
    return (
        <Notice tone="error">
            {of.statusText
                ? formatMessage(pageBannerMessages.errorNamed, {status: of.statusText})
                : formatMessage(pageBannerMessages.error)}
        </Notice>
    )
}

const subscribe = (changed: () => void): (() => void) => {
    window.addEventListener('online', changed)
    window.addEventListener('offline', changed)
    return () => {
        window.removeEventListener('online', changed)
        window.removeEventListener('offline', changed)
    }
}

/**
 * In the page's lower corner, above toasts and the bar of a product page: it covers no title, ignores the pointer, and
 * moves nothing when it appears or disappears.
 */
const inCorner: CSSProperties = {
    position: 'fixed',
    insetBlockEnd: '5.5rem',
    insetInlineStart: '1rem',
    zIndex: 30,
    pointerEvents: 'none'
}

/** Says that the browser is offline, for as long as it is [PWA-001, PWA-002]. */
export const OfflineNotice = () => {
    const online = useBrowserValue(() => navigator.onLine, true, subscribe)
    if (online) return null
    return (
        <div className="toast" style={inCorner}>
            <PageBanner of={{kind: 'offline'}} />
        </div>
    )
}

/** Loading that takes less than this, in milliseconds, is not shown. */
const patienceMs = 700

/** Says that a part of the page is still loading, if that takes long enough to be noticed [SHELL-028]. */
export const LoadingNotice = () => {
    const isWaiting = useIsFetching({predicate: ({state}) => state.data === undefined}) > 0
    const [isLate, setLate] = useState(false)
    useEffect(() => {
        if (!isWaiting) return undefined
        const timer = setTimeout(() => setLate(true), patienceMs)
        return () => {
            clearTimeout(timer)
            setLate(false)
        }
    }, [isWaiting])
    if (!isWaiting || !isLate) return null
    return (
        <div className="toast" style={inCorner}>
            <PageBanner of={{kind: 'loading'}} />
        </div>
    )
}
