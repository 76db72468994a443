import loadable from '@loadable/component'
import {SectionBoundary} from '@app/ui/async/section-boundary'
import type {TimeOutDialogProps} from './time-out-dialog'

const TimeOutDialog = loadable(() => import('./time-out-dialog'), {
    resolveComponent: (module: typeof import('./time-out-dialog')) => module.TimeOutDialog,
    ssr: false
})

/**
 * The question whether the shopper is still there; its dialog is loaded when it is asked, as most visits end before. Where it
 * cannot be loaded, the time-out goes on without it.
 */
export const LazyTimeOutDialog = (props: TimeOutDialogProps) => (
    <SectionBoundary>
        <TimeOutDialog {...props} />
    </SectionBoundary>
)
