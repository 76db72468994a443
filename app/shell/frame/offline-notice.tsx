import {useSyncExternalStore, type CSSProperties} from 'react'
import {PageBanner} from '../page-banner/page-banner'

const subscribe = (changed: () => void): (() => void) => {
    window.addEventListener('online', changed)
    window.addEventListener('offline', changed)
    return () => {
        window.removeEventListener('online', changed)
        window.removeEventListener('offline', changed)
    }
}

/** Over the page and not in it: a connection that comes and goes moves nothing. */
const overPage: CSSProperties = {position: 'sticky', insetBlockStart: 0, zIndex: 30, height: 0}

/** Says that the shop is being read without a connection, for as long as that is so. */
export const OfflineNotice = () => {
    const online = useSyncExternalStore(
        subscribe,
        () => navigator.onLine,
        () => true
    )
    if (online) return null
    return (
        <div style={overPage}>
            <PageBanner of={{kind: 'offline'}} />
        </div>
    )
}
