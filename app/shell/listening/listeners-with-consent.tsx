import {useEffect} from 'react'
import {thirdParties} from '@app/commerce/third-parties'
import {logVisit} from '@app/lib/browser/shop-log'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {useCurrentRoute} from '@app/routing/route/current-route'
import {usePageLocation} from '@app/routing/route/location'
import {PageReports} from './page-reports'
import {ThirdPartyScripts} from './third-party-scripts'

/** Logs each page that is visited by its route's name, as an address may hold an order or a code [ANALYTICS-022]. */
const VisitLog = () => {
    const {name} = useCurrentRoute()
    const {path} = usePageLocation()
    useEffect(() => {
        if (name !== undefined) logVisit(name)
    }, [name, path])
    return null
}

/** What the site's preferences name; without them nothing. */
const ByPreference = ({mayLoadScripts}: {mayLoadScripts: boolean}) => {
    const {commerce} = useAppContext()
    const found = useCommerceQuery(thirdParties(commerce))
    if (found.state !== 'ready') return null
    const {scripts, isVisitLogged} = found.value
    return (
        <>
            {isVisitLogged ? <VisitLog /> : null}
            {mayLoadScripts ? <ThirdPartyScripts scripts={scripts} /> : null}
        </>
    )
}

type ListenersProps = {
    mayLoadScripts: boolean
    /** The name of the route with which the document began. */
    firstPage: string
}

/** Whatever listens only with the visitor's consent (D-39). */
export const ListenersWithConsent = ({mayLoadScripts, firstPage}: ListenersProps) => (
    <>
        <PageReports firstPage={firstPage} />
        <ByPreference mayLoadScripts={mayLoadScripts} />
    </>
)
