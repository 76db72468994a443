import {useRef, useState} from 'react'
import {useShopperSession} from '@app/commerce/basket/use-shopper-session'
import {useAsk} from '@app/commerce/search/use-ask'
import {visitorId} from '@app/commerce/search/visitor-id'
import {browserLog} from '@app/lib/browser-log'
import {useLatest} from '@app/lib/react/use-latest'
import {withDeadline} from '@app/lib/timing/with-deadline'
import {useAddress} from '@app/routing/address/use-address'
import {useVisit} from '@app/routing/visit'
import {rememberSearch} from '../recents/recent-searches'
import {resultsAddress} from './results-address'
import {useEnterPage} from './use-enter-page'
import type {Destination, Search} from './where-search-leads'

/** How long its code may take: whoever waits longer for an answer than for the results is better off with these. */
const PATIENCE_MS = 1500

const code = () => import('./where-search-leads')

/** What asks the platform is fetched when the box is first entered; without it a search shows its results. */
const destinationOf = async (term: string, calls: Search): Promise<Destination> => {
    const asking = await withDeadline(PATIENCE_MS, code).catch(() => undefined)
    return asking?.whereSearchLeads(term, calls) ?? {go: 'in-app', to: resultsAddress(term)}
}

/** Fetches ahead what a search is going to need. */
const prepare = (): void => void code().catch(() => undefined)

/**
 * Searches for a term and leads where the platform wants it to lead; of two searches the later one wins. A shopper who has
 * gone elsewhere before the answer stays there.
 */
export const useSearch = (leaveFor: (address: string) => void) => {
    const {commerce, storeId, redirectHosts} = useVisit()
    const {session} = useShopperSession()
    const ask = useAsk()
    const enter = useEnterPage()
    const address = useLatest(useAddress())
    const latest = useRef(0)
    const [searching, setSearching] = useState(false)
    const registered = session.state === 'ready' && session.registered

    const search = async (term: string): Promise<void> => {
        rememberSearch(term)
        latest.current += 1
        const own = latest.current
        const from = address.current
        setSearching(true)
        const customer = registered ? 'registered' : 'guest'
        const searcher = {storeId, visitorId: visitorId(), customer} as const
        const {warn} = browserLog
        const calls = {commerce, searcher, ask, redirectHosts, warn}
        const {go, to} = await destinationOf(term, calls)
        if (own !== latest.current) return
        setSearching(false)
        if (address.current !== from) return
        if (go === 'in-app') enter(to)
        else leaveFor(to)
    }
    return {searching, search, prepare}
}
