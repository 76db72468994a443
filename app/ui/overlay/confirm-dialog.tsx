import {useIntl} from 'react-intl'
import {Button} from '../button/button'
import {Dialog} from './dialog'
import {messages} from './messages'

export type ConfirmDialogProps = {
    open: boolean
    onConfirm: () => void
    onCancel: () => void
    title?: string
    message?: string
    confirm?: string
    cancel?: string
    /** For what cannot be undone. */
    danger?: boolean
}

/** Asks once more before something is done [SHELL-031, SHELL-032, SHELL-033]. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
    const {open, onConfirm, onCancel, danger = false} = props
    const {formatMessage} = useIntl()
    return (
        <Dialog
            open={open}
            onClose={onCancel}
            title={props.title ?? formatMessage(messages.confirmTitle)}
            size="sm"
            role="alertdialog"
            footer={
                <>
                    <Button look="secondary" onClick={onCancel}>
                        {props.cancel ?? formatMessage(messages.no)}
                    </Button>
                    <Button look={danger ? 'danger' : 'primary'} onClick={onConfirm}>
                        {props.confirm ?? formatMessage(messages.yes)}
                    </Button>
                </>
            }
        >
            <p>{props.message ?? formatMessage(messages.confirmMessage)}</p>
        </Dialog>
    )
}
