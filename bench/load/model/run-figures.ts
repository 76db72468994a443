import {perKind} from '../kinds'
import {expectedOf, type Run} from '../load-report'
import {kilobytesByKind, sentByKind, type Sent} from '../tally'
import {mix} from '../visit-plan'
import {pageLifetime, type Measured} from './assumptions'
import type {PageCache} from './page-cache'

/** The shares of pages that everybody opens, and of those that shoppers without a store load. */
const sharesOf = (sent: readonly Sent[]) => {
    const counted = (...names: string[]) => sent.filter(({what}) => names.includes(what)).length
    const pages = sentByKind(sent).page
    return {
        common: counted('home', 'cart', 'account') / pages,
        withoutStore: counted('assigned store') / pages
    }
}

/** Who comes without a store is given the same one in this walk, for all pages after the first. */
export const cacheOfRun = (
    sent: readonly Sent[],
    visits: number,
    {pages, stores}: {pages: number; stores: number}
): PageCache => {
    const {common, withoutStore} = sharesOf(sent)
    const afterFirst = (1 - mix.hasStore) * (1 - visits / sentByKind(sent).page)
    const shoppers = [
        {share: withoutStore, stores: 1},
        {share: afterFirst, stores: 1},
        {share: 1 - withoutStore - afterFirst, stores}
    ]
    return {pages, common, shoppers, lifetimeSeconds: pageLifetime, caches: 1}
}

/**
 * What the run gives to the model. The processor time of single requests is raised to what the whole run took. Platform
 * calls that neither pages nor proxies explain are those of our own endpoints, as for a shopper's first store.
 */
export const measuredOf = ({sent, visits, costs, reached, platformCalls, cpuMs}: Run): Measured => {
    const raised = cpuMs / expectedOf(reached, costs.cpuMs)
    const counts = sentByKind(sent)
    const calls = platformCalls.reduce((sum, [, count]) => sum + count, 0)
    const explained =
        reached.page * costs.platformCalls.page + reached.proxy * costs.platformCalls.proxy
    const api = Math.max(0, calls - explained) / Math.max(1, reached.api)
    return {
        ...costs,
        ...sharesOf(sent),
        cpuMs: perKind((kind) => costs.cpuMs[kind] * raised),
        platformCalls: {...costs.platformCalls, api},
        requestsOfVisit: perKind((kind) => counts[kind] / visits),
        kilobytes: kilobytesByKind(sent)
    }
}
