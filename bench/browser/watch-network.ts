import type {CDPSession} from '@playwright/test'

export type NetworkWatch = {
    /** All requests so far, redirects included. */
    requests: () => number
    /** Bytes of scripts over the wire so far. */
    scriptBytes: () => number
    /** Since when no request is pending, milliseconds of `Date.now`; Infinity while one is. */
    quietSince: () => number
}

/** Counts a page's requests, as the browser's devtools see them. */
export const watchNetwork = (devtools: CDPSession): NetworkWatch => {
    const scripts = new Set<string>()
    const open = new Set<string>()
    let [requests, scriptBytes, last] = [0, 0, Date.now()]

    const close = (id: string) => {
        open.delete(id)
        last = Date.now()
    }
    devtools.on('Network.requestWillBeSent', ({requestId, type, request}) => {
        if (!request.url.startsWith('http')) return
        requests += 1
        open.add(requestId)
        if (type === 'Script') scripts.add(requestId)
    })
    devtools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
        if (scripts.has(requestId)) scriptBytes += encodedDataLength
        close(requestId)
    })
    devtools.on('Network.loadingFailed', ({requestId}) => close(requestId))

    return {
        requests: () => requests,
        scriptBytes: () => scriptBytes,
        quietSince: () => (open.size > 0 ? Infinity : last)
    }
}
