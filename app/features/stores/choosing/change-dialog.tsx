import {useIntl} from 'react-intl'
import {ConfirmDialog} from '@app/ui/overlay/dialog'
import {choiceMessages} from '../messages'

export type ChangeDialogProps = {name: string; onConfirm: () => void; onCancel: () => void}

/** Asks for confirmation before a basket with items is repriced (G-55). */
export const ChangeDialog = ({name, onConfirm, onCancel}: ChangeDialogProps) => {
    const {formatMessage} = useIntl()
    return (
        <ConfirmDialog
            open
            onConfirm={onConfirm}
            onCancel={onCancel}
            title={formatMessage(choiceMessages.confirmTitle)}
            message={formatMessage(choiceMessages.confirmText, {name})}
            confirm={formatMessage(choiceMessages.change)}
            cancel={formatMessage(choiceMessages.keep)}
        />
    )
}
