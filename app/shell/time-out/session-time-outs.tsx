import loadable from '@loadable/component'
import {useEffect} from 'react'
import {useIdentity} from '@app/commerce/session/identity'
import {timedFlow} from '@app/domain/calendar/session-timer'
import {useAfter} from '@app/lib/browser/react-hooks'
import {usePageLocation} from '@app/routing/route/location'
import {SectionBoundary} from '@app/ui/async/section-boundary'
import {useFreshAfterReturn} from '../session/restored-page'
import {forgetActivity} from './activity'

const TimeOuts = loadable(() => import('./time-outs'), {
    resolveComponent: (module: typeof import('./time-outs')) => module.TimeOuts,
    ssr: false
})

/** The inactivity time-outs, only loaded for customers and at the checkout [SESSION-006, SESSION-008]. */
export const SessionTimeOuts = () => {
    const {state} = useIdentity()
    const {path} = usePageLocation()
    // In a task after hydration: what is loaded here must not delay the first frame.
    const isLive = useAfter(1)
    const isTimed = state === 'customer' || timedFlow(path) !== undefined

    useFreshAfterReturn(state === 'customer')
    useEffect(() => {
        // Whoever signs in next starts with a full time-out, however long ago the last session was. A guest at the
        // checkout has a time-out too.
        if (state === 'guest' && !isTimed) forgetActivity()
    }, [state, isTimed])

    if (!isLive || !isTimed) return null
    return (
        <SectionBoundary>
            <TimeOuts />
        </SectionBoundary>
    )
}
