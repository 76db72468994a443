import {useEffect, useState} from 'react'
import {useLatest} from '@app/lib/browser/react-hooks'

/** Of the browser's CloseWatcher, which TypeScript does not know yet, what is needed. */
type CloseWatcher = {onclose: (() => void) | null; destroy: () => void}
type WatchingWindow = {CloseWatcher?: new () => CloseWatcher}

/**
 * Closes an overlay when the shopper goes back by a gesture or the button of the device, as in an app; without it they
 * would leave the page. Browsers that have no close requests go back. Escape is one too, but the library takes it first.
 */
export const useCloseRequest = (open: boolean, onClose: () => void): void => {
    const latest = useLatest(onClose)
    const [requests, setRequests] = useState(0)
    useEffect(() => {
        const {CloseWatcher}: Window & WatchingWindow = window
        if (!open || !CloseWatcher) return undefined
        const watcher = new CloseWatcher()
        watcher.onclose = () => {
            latest.current()
            // A watcher hears once: an overlay that has stayed open needs another.
            setRequests((count) => count + 1)
        }
        return () => watcher.destroy()
    }, [open, latest, requests])
}
