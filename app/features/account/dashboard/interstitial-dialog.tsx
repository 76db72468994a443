import {useIntl} from 'react-intl'
import {Button} from '@app/ui/button/button'
import {Dialog} from '@app/ui/overlay/dialog'
import {RichText} from '@app/ui/typography/rich-text'
import {interstitialMessages} from '../frame/messages'

export type InterstitialDialogProps = {
    /** HTML that is already cleaned. */
    html: string
    open: boolean
    onClose: () => void
}

/** A text by the editors over the dashboard. It does not open while another dialog is open [D-38]. */
export const InterstitialDialog = ({html, open, onClose}: InterstitialDialogProps) => {
    const {formatMessage} = useIntl()
    return (
        <Dialog
            open={open}
            onClose={onClose}
            title={formatMessage(interstitialMessages.title)}
            rank="interstitial"
            size="sm"
            footer={
                <Button data-autofocus onClick={onClose}>
                    {formatMessage(interstitialMessages.close)}
                </Button>
            }
        >
            <RichText html={html} />
        </Dialog>
    )
}
