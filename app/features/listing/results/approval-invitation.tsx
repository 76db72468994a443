import {useIntl} from 'react-intl'
import {ButtonLink} from '@app/ui/button/button-link'
import {approvalMessages} from '../messages'

/** What stands in place of approved items where there is no approval yet (G-13). */
export const ApprovalInvitation = () => {
    const {formatMessage} = useIntl()
    return (
        <section className="listing-empty">
            <h2>{formatMessage(approvalMessages.title)}</h2>
            <p>{formatMessage(approvalMessages.text)}</p>
            <ButtonLink to="/instant-approval">{formatMessage(approvalMessages.apply)}</ButtonLink>
        </section>
    )
}
