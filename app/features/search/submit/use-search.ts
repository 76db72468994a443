import {useRef, useState} from 'react'
import {useShopperSession} from '@app/commerce/basket/use-shopper-session'
import {useAsk} from '@app/commerce/search/use-ask'
import {visitorId} from '@app/commerce/search/visitor-id'
import {browserLog} from '@app/lib/browser-log'
import {useGoTo} from '@app/routing/address/use-go-to'
import {useVisit} from '@app/routing/visit'
import {rememberSearch} from '../recents/recent-searches'
import {whereSearchLeads} from './where-search-leads'

/** Searches for a term and leads where the platform wants it to lead; of two searches the later one wins. */
export const useSearch = (
    redirectHosts: readonly string[],
    leaveFor: (address: string) => void
) => {
    const {commerce, storeId} = useVisit()
    const {session} = useShopperSession()
    const ask = useAsk()
    const goTo = useGoTo()
    const latest = useRef(0)
    const [searching, setSearching] = useState(false)
    const registered = session.state === 'ready' && session.registered

    const search = async (term: string): Promise<void> => {
        rememberSearch(term)
        latest.current += 1
        const own = latest.current
        setSearching(true)
        const customer = registered ? 'registered' : 'guest'
        const searcher = {storeId, visitorId: visitorId(), customer} as const
        const {warn} = browserLog
        const calls = {commerce, searcher, ask, redirectHosts, warn}
        const {go, to} = await whereSearchLeads(term, calls)
        if (own !== latest.current) return
        setSearching(false)
        if (go === 'in-app') goTo(to)
        else leaveFor(to)
    }
    return {searching, search}
}
