import loadable from '@loadable/component'
import {useEffect, useState} from 'react'
import {invitationTimes} from '@app/commerce/leads/deals'
import {invitationDelay} from '@app/domain/person/deals'
import {signUpMarks} from '@app/features/deals/sign-up-marks'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {useCurrentRoute} from '@app/routing/route/current-route'
import {SectionBoundary} from '@app/ui/async/section-boundary'
import {RouteStyles} from '../feature-styles'

const DealsDialog = loadable(() => import('@app/features/deals/deals-dialog'), {
    resolveComponent: (module: typeof import('@app/features/deals/deals-dialog')) =>
        module.DealsDialog,
    ssr: false
})

const dialogStyles = ['form', 'deals']

/** A shopper who types is not interrupted: looked at again after so many milliseconds. */
const TYPING_MS = 5000

const isTyping = (): boolean =>
    document.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false

/** Whether so many seconds have passed on a page, and the shopper is not typing and has not answered meanwhile. */
const useIsTime = (path: string, seconds: number | undefined): boolean => {
    const [duePath, setDuePath] = useState<string | null>(null)

    useEffect(() => {
        if (seconds === undefined || signUpMarks.isAnswered()) return undefined
        let timer: ReturnType<typeof setTimeout>
        const ring = (): void => {
            if (signUpMarks.isAnswered()) return
            if (isTyping()) timer = setTimeout(ring, TYPING_MS)
            else setDuePath(path)
        }
        timer = setTimeout(ring, seconds * 1000)
        return () => clearTimeout(timer)
    }, [path, seconds])

    return duePath === path
}

/**
 * Offers deals in a dialog, some seconds after a page was opened [DEALS-028, DEALS-029], and only to a browser that has
 * not answered before [DEALS-026, DEALS-027]. `path` has no locale prefix. Without the preferences nothing is shown.
 */
export const DealsInvitation = ({path}: {path: string}) => {
    const {commerce} = useAppContext()
    const times = useCommerceQuery(invitationTimes(commerce))
    const {access = 'everybody', interruptions} = useCurrentRoute()
    const mayInterrupt = access === 'everybody' && interruptions !== 'none'
    const seconds =
        mayInterrupt && times.state === 'ready' ? invitationDelay(path, times.value) : undefined
    const isTime = useIsTime(path, seconds)
    const [isClosed, setClosed] = useState(false)
    if (!isTime || isClosed) return null
    return (
        <SectionBoundary>
            <RouteStyles of={dialogStyles}>
                <DealsDialog onClose={() => setClosed(true)} />
            </RouteStyles>
        </SectionBoundary>
    )
}
