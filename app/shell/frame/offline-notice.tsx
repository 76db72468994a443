import {useSyncExternalStore} from 'react'
import {PageBanner} from '../page-banner/page-banner'

const subscribe = (changed: () => void): (() => void) => {
    window.addEventListener('online', changed)
    window.addEventListener('offline', changed)
    return () => {
        window.removeEventListener('online', changed)
        window.removeEventListener('offline', changed)
    }
}

/** Says that the shop is being read without a connection, for as long as that is so. */
export const OfflineNotice = () => {
    const online = useSyncExternalStore(
        subscribe,
        () => navigator.onLine,
        () => true
    )
    return online ? null : <PageBanner of={{kind: 'offline'}} />
}
