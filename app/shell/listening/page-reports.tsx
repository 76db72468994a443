import {useEffect, useState} from 'react'
import {currentConsent} from '@app/commerce/session/tracking-choice'
import {deviceClass, sendPageReport} from '@app/lib/browser/page-report'
import {useLatest} from '@app/lib/browser/react-hooks'
import {useCurrentRoute} from '@app/routing/route/current-route'
import {measureVitals} from './measure-vitals'
import {watchScriptErrors} from './script-errors'

/**
 * Tells our own server how fast the document was and where its scripts failed. Rendered only while the visitor allows it;
 * the choice is read again at every report, as the cookie may have been changed by anybody.
 */
export const PageReports = ({firstPage}: {firstPage: string}) => {
    const {name = 'none'} = useCurrentRoute()
    const page = useLatest(name)
    const [device] = useState(deviceClass)
    useEffect(
        () =>
            measureVitals((vitals) => {
                if (currentConsent() !== 'granted') return
                sendPageReport({kind: 'vitals', page: firstPage, device, vitals})
            }),
        [firstPage, device]
    )
    useEffect(
        () =>
            watchScriptErrors((place) => {
                if (currentConsent() !== 'granted') return
                sendPageReport({kind: 'script-error', page: page.current, device, ...place})
            }),
        [page, device]
    )
    return null
}
