import type {Call, Commerce} from '@app/commerce/client'
import {customerCall, toCustomerRecord} from '@app/commerce/session/customer/customer-record'
import {asFirstAnswer, type FirstRead} from '@app/commerce/session/first-reads'
import {isRenter} from '@app/commerce/session/identity'
import type {Shopper} from '@app/commerce/session/session'
import type {Query} from '@app/commerce/query'
import type {AppContext} from '@app/routing/route/app-context'
import {routeAt} from '@app/routing/route/current-route'
import {loaderArgs, type PageQueries} from '@app/routing/route/page'
import type {RouteDefinition} from '@app/routing/route/route'
import {withoutPersonalFields} from '../../proxy/personal-fields'
import {waitingAtMost} from './waiting-at-most'

/** How long a page waits for all of them, in milliseconds; the browser fetches what is late. */
const deadlineMs = 1500

const personalOf = (queries: PageQueries, shopper: Shopper): Query<unknown>[] =>
    Object.values(queries).flatMap((query) =>
        query.kind === 'personal' ? [query.of(shopper)] : []
    )

/** The data of a query; empty if it fails or is late. A query with a codec is left to the browser. */
const answered = async (query: Query<unknown>): Promise<FirstRead[]> => {
    if (query.codec) return []
    try {
        return [[query.key, await waitingAtMost(deadlineMs, query.fetch())]]
    } catch {
        return []
    }
}

/** The platform's answer to a call of the page's hooks, as our proxy would pass it on; empty if it fails or is late. */
const answeredCall = async (commerce: Commerce, call: Call): Promise<FirstRead[]> => {
    try {
        const answer = await waitingAtMost(deadlineMs, commerce.fetch(call))
        return [asFirstAnswer(call, withoutPersonalFields(answer))]
    } catch {
        return []
    }
}

/** The customer's record, and the platform's answer for the hook of the SDK, as our proxy would pass it on. */
const readRecord = async (commerce: Commerce, customerId: string) => {
    const call = customerCall(customerId)
    const answer = await waitingAtMost(deadlineMs, commerce.fetch(call))
    return {
        record: toCustomerRecord(answer),
        known: asFirstAnswer(call, withoutPersonalFields(answer))
    }
}

/**
 * The first personal data of a customer's page, fetched with their own session: their record and, if it allows them to
 * see the page, all personal queries of its loader and first calls of its hooks at once. Never rejects; empty for a page that is for everybody.
 */
export const firstReads = async (
    routes: readonly RouteDefinition[],
    pathname: string,
    {customerId, commerce, context}: {customerId: string; commerce: Commerce; context: AppContext}
): Promise<FirstRead[]> => {
    const found = routeAt(routes, pathname)
    const access = found?.route.access ?? 'everybody'
    if (!found || access === 'everybody') return []
    const customer = await readRecord(commerce, customerId).catch(() => undefined)
    if (!customer) return []
    const {record, known} = customer
    if (access === 'renter' && !isRenter(record)) return [known]
    const {rentalId} = record
    const shopper: Shopper = {
        customerId,
        registered: true,
        commerce,
        ...(rentalId !== undefined && {rentalId})
    }
    const page = await found.route.loadPage()
    const args = loaderArgs(context, pathname, '', found.params)
    const reads = await Promise.all([
        ...personalOf(page.loader(args), shopper).map(answered),
        ...page.firstCalls(shopper, args).map((call) => answeredCall(commerce, call))
    ])
    return [known, ...reads.flat()]
}
