import {Counter, Gauge, type Registry} from 'prom-client'
import {type ContentFigures, contentStates} from '../../ssr/shop/content-figures'

const none: ContentFigures = {
    served: {fresh: 0, fetched: 0, stale: 0, outdated: 0},
    outdatedSeconds: 0
}

/**
 * How the content that the process caches was served. The cache is the renderer's, which is loaded after the port for
 * metrics is open: until `watchContent` is called, nothing was served.
 */
export const createContentMetrics = (registry: Registry) => {
    let read = (): ContentFigures => none
    new Counter({
        name: 'storefront_content_served_total',
        help: 'Cached content served: fresh, fetched, stale while it is fetched again, or outdated as that has failed',
        labelNames: ['state'],
        registers: [registry],
        collect() {
            this.reset()
            const {served} = read()
            for (const state of contentStates) this.inc({state}, served[state])
        }
    })
    new Gauge({
        name: 'storefront_content_outdated_seconds',
        help: 'How far past its time the oldest outdated content was that was served in the last one to two minutes',
        registers: [registry],
        collect() {
            this.set(read().outdatedSeconds)
        }
    })
    return {
        watchContent: (source: () => ContentFigures): void => {
            read = source
        }
    }
}
