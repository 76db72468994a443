import {useIntl} from 'react-intl'
import {contentAsset} from '@app/commerce/content/content-asset'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {Button} from '@app/ui/button/button'
import {Dialog} from '@app/ui/overlay/dialog'
import {RichText} from '@app/ui/typography/rich-text'
import {termsAsset} from './deals-addresses'
import {DealsForm} from './deals-form'
import {useSignedUp} from './deals-page'
import {dealsMessages as messages} from './messages'
import {signUpMarks} from './sign-up-marks'

/** The offer of deals in a dialog [DEALS-024]: it waits for its turn (D-38), and closing it is a no [DEALS-025]. */
export const DealsDialog = ({onClose}: {onClose: () => void}) => {
    const {formatMessage} = useIntl()
    const {commerce} = useAppContext()
    const terms = useCommerceQuery(contentAsset(commerce, termsAsset))
    const signedUp = useSignedUp()
    const decline = () => {
        signUpMarks.decline()
        onClose()
    }
    const accept = () => {
        onClose()
        signedUp()
    }
    return (
        <Dialog
            open
            rank="deals"
            title={formatMessage(messages.title)}
            onClose={decline}
            footer={
                <Button look="quiet" onClick={decline}>
                    {formatMessage(messages.noThanks)}
                </Button>
            }
        >
            <p>{formatMessage(messages.lead)}</p>
            <DealsForm onSignedUp={accept} />
            {terms.state === 'ready' && terms.value !== null ? (
                <RichText html={terms.value} />
            ) : null}
        </Dialog>
    )
}
