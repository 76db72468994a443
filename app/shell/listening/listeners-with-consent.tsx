import {type MutableRefObject, useEffect} from 'react'
import {thirdParties} from '@app/commerce/third-parties'
import {ifAllowed} from '@app/lib/browser/browser'
import {logVisit} from '@app/lib/browser/shop-log'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {PageReports} from './page-reports'
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

type ByPreferenceProps = {mayLoadScripts: boolean; waiting: WaitingVisits}

/** What the site's preferences name; without them nothing. */
const ByPreference = ({mayLoadScripts, waiting}: ByPreferenceProps) => {
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

type ListenersProps = ByPreferenceProps & {
    /** The name of the route with which the document began. */
    firstPage: string
}

/** Whatever listens only with the visitor's consent (D-39). When it began stands in the browser's timeline as `listening`. */
export const ListenersWithConsent = ({mayLoadScripts, firstPage, waiting}: ListenersProps) => {
    useEffect(() => {
        ifAllowed(() => performance.mark('listening'))
    }, [])
    return (
        <>
            <PageReports firstPage={firstPage} />
            <ByPreference mayLoadScripts={mayLoadScripts} waiting={waiting} />
        </>
    )
}
