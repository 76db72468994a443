import {useRef, useState} from 'react'
import {useIdentity} from '@app/commerce/shopper/identity'
import {useFetchQuery} from '@app/commerce/query'
import {visitorId} from '@app/commerce/search/visitor-id'
import {withDeadline} from '@app/lib/async'
import {browserLog} from '@app/lib/browser'
import {useLatest} from '@app/lib/react-hooks'
import {useAppContext} from '@app/routing/app-context'
import {useCurrentUrl} from '@app/routing/location'
import {saveRecentSearch} from './recent-searches'
import type {Destination, Search} from './search-destination'
import {resultsAddress, useEnterPage} from './search-navigation'

/** How long its code may take: anyone who waits longer for an answer than for the results is better off with these. */
const PATIENCE_MS = 1500

const code = () => import('./search-destination')

/** What asks the platform is fetched when the box is first entered; without it a search shows its results. */
const destinationOf = async (term: string, calls: Search): Promise<Destination> => {
    const loadedCode = await withDeadline(PATIENCE_MS, code).catch(() => undefined)
    return loadedCode?.searchDestination(term, calls) ?? {go: 'in-app', to: resultsAddress(term)}
}

/** Fetches ahead what a search is going to need. */
const prepare = (): void => void code().catch(() => undefined)

/**
 * Searches for a term and leads where the platform wants it to lead; of two searches the later one wins. A shopper who has
 * gone elsewhere before the answer stays there.
 */
export const useSearch = (leaveFor: (address: string) => void) => {
    const {commerce, storeId, redirectHosts} = useAppContext()
    const identity = useIdentity()
    const fetchQuery = useFetchQuery()
    const enter = useEnterPage()
    const address = useLatest(useCurrentUrl())
    const latest = useRef(0)
    const [searching, setSearching] = useState(false)
    const registered = identity.state === 'customer'

    const search = async (term: string): Promise<void> => {
        saveRecentSearch(term)
        latest.current += 1
        const own = latest.current
        const from = address.current
        setSearching(true)
        const customer = registered ? 'registered' : 'guest'
        const searcher = {storeId, visitorId: visitorId(), customer} as const
        const {warn} = browserLog
        const calls = {commerce, searcher, fetchQuery, redirectHosts, warn}
        const {go, to} = await destinationOf(term, calls)
        if (own !== latest.current) return
        setSearching(false)
        if (address.current !== from) return
        if (go === 'in-app') enter(to)
        else leaveFor(to)
    }
    return {searching, search, prepare}
}
