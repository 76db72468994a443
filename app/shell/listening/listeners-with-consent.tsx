import {type MutableRefObject, useEffect} from 'react'
import {thirdParties} from '@app/commerce/third-parties'
import {logVisit} from '@app/lib/browser/shop-log'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {ThirdPartyScripts} from './third-party-scripts'
import {useViewedPage} from './viewed-page'

/** The names of the pages that were visited and are not logged yet, oldest first. */
export type WaitingVisits = MutableRefObject<string[]>

/** Logs each page that is visited by its route's name, as an address may hold an order or a code [ANALYTICS-022]. */
const VisitLog = ({waiting}: {waiting: WaitingVisits}) => {
    const {view} = useViewedPage()
    useEffect(() => waiting.current.splice(0).forEach(logVisit), [view, waiting])
    return null
}

type ListenersWithConsentProps = {mayLoadScripts: boolean; waiting: WaitingVisits}

/** Whatever listens only with the visitor's consent (D-39), by the site's preferences; without them nothing does. */
export const ListenersWithConsent = ({mayLoadScripts, waiting}: ListenersWithConsentProps) => {
    const {commerce} = useAppContext()
    const found = useCommerceQuery(thirdParties(commerce))
    if (found.state !== 'ready') return null
    const {scripts, isVisitLogged} = found.value
    return (
        <>
            {isVisitLogged ? <VisitLog waiting={waiting} /> : null}
            {mayLoadScripts ? <ThirdPartyScripts scripts={scripts} /> : null}
        </>
    )
}
