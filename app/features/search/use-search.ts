import {useRef, useState} from 'react'
import {useIdentity} from '@app/commerce/session/identity'
import {useFetchQuery} from '@app/commerce/query'
import {visitorId} from '@app/commerce/search/visitor-id'
import {withDeadline} from '@app/lib/browser/async'
import {browserLog} from '@app/lib/browser/browser'
import {useLatest} from '@app/lib/browser/react-hooks'
import {useAppContext} from '@app/routing/route/app-context'
import {useCurrentUrl} from '@app/routing/route/location'
import {saveRecentSearch} from './recent-searches'
import type {Destination, Search} from './search-destination'
import {resultsAddress, useEnterPage} from './search-navigation'

/** How long the code may take to load: after that the results page is shown. */
const PATIENCE_MS = 1500

const code = () => import('./search-destination')

/** The code that calls the platform is loaded when the box first gets the focus; without it a search shows its results. */
const destinationOf = async (term: string, calls: Search): Promise<Destination> => {
    const loadedCode = await withDeadline(PATIENCE_MS, code).catch(() => undefined)
    return loadedCode?.searchDestination(term, calls) ?? {go: 'in-app', to: resultsAddress(term)}
}

/** Prefetches what a search will need. */
const prepare = (): void => void code().catch(() => undefined)

/**
 * Searches for a term and navigates where the platform redirects; of two searches the later one wins. If the shopper
 * has navigated elsewhere in the meantime, nothing happens.
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
