import {useIntl} from 'react-intl'
import {ConfirmDialog} from '@app/ui/overlay/dialog'
import {lineMessages} from './messages'

export type RemoveDialogProps = {name: string; onConfirm: () => void; onCancel: () => void}

/** Asks whether a product should be removed from the cart [CART-020]. */
export const RemoveDialog = ({name, onConfirm, onCancel}: RemoveDialogProps) => {
    const {formatMessage} = useIntl()
    return (
        <ConfirmDialog
            open
            danger
            title={formatMessage(lineMessages.removeTitle)}
            message={formatMessage(lineMessages.removeText, {name})}
            onConfirm={onConfirm}
            onCancel={onCancel}
        />
    )
}
