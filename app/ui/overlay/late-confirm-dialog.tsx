import loadable from '@loadable/component'
import {DialogBoundary} from '../async/section-boundary'
import type {ConfirmDialogProps} from './dialog'

const Loaded = loadable(() => import('./dialog'), {
    resolveComponent: (module: typeof import('./dialog')) => module.ConfirmDialog,
    ssr: false
})

/**
 * A confirmation whose code is loaded when it is needed, as most visits never need one; if it cannot be loaded, a toast
 * says so and nothing is done. Render it only while the dialog is open.
 */
export const LateConfirmDialog = (props: Omit<ConfirmDialogProps, 'open'>) => (
    <DialogBoundary onClose={props.onCancel}>
        <Loaded open {...props} />
    </DialogBoundary>
)
