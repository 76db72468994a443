import loadable from '@loadable/component'
import {SectionBoundary} from '@app/ui/async/section-boundary'
import type {TimeOutDialogProps} from './time-out-dialog'

const TimeOutDialog = loadable(() => import('./time-out-dialog'), {
    resolveComponent: (module: typeof import('./time-out-dialog')) => module.TimeOutDialog,
    ssr: false
})

/**
 * The dialog that asks whether the shopper is still there, loaded when it is needed, as most visits end before. If it
 * cannot be loaded, the time-out runs without it.
 */
export const LazyTimeOutDialog = (props: TimeOutDialogProps) => (
    <SectionBoundary>
        <TimeOutDialog {...props} />
    </SectionBoundary>
)
