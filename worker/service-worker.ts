import {CacheableResponsePlugin} from 'workbox-cacheable-response'
import {clientsClaim} from 'workbox-core'
import {ExpirationPlugin} from 'workbox-expiration'
import {registerRoute, setCatchHandler} from 'workbox-routing'
import {CacheFirst, NetworkOnly, StaleWhileRevalidate} from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope

const day = 24 * 60 * 60
const offlinePage = '/offline.html'

self.addEventListener('install', (event) => {
    event.waitUntil(caches.open('offline').then((cache) => cache.add(offlinePage)))
})
void self.skipWaiting()
clientsClaim()

/** The bundle's address names its content, so it never goes stale. */
registerRoute(
    ({url, sameOrigin}) => sameOrigin && url.pathname.startsWith('/mobify/bundle/'),
    new CacheFirst({
        cacheName: 'bundle',
        plugins: [
            new CacheableResponsePlugin({statuses: [200]}),
            new ExpirationPlugin({maxEntries: 80})
        ]
    })
)

registerRoute(
    ({url}) => url.pathname.startsWith('/mobify/caching/images/'),
    new StaleWhileRevalidate({
        cacheName: 'pictures',
        plugins: [
            new CacheableResponsePlugin({statuses: [200]}),
            new ExpirationPlugin({maxEntries: 200, maxAgeSeconds: 30 * day})
        ]
    })
)

// Pages and calls are never cached: what is signed in, priced or due must be what the shop says now. A page in a frame is
// left to the browser, which alone can tell the server that it is in one.
registerRoute(({request}) => request.destination === 'document', new NetworkOnly())
setCatchHandler(async ({request}) =>
    request.mode === 'navigate'
        ? ((await caches.match(offlinePage)) ?? Response.error())
        : Response.error()
)
