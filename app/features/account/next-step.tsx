import {useIntl} from 'react-intl'
import type {RentalAgreement} from '@app/commerce/account/agreements'
import {ButtonLink} from '@app/ui/button/button'
import {deliveryPath, signingPath} from './account-addresses'
import {agreementsMessages as messages} from './messages'

/** The next step of an agreement, where there is one: sign it, or say when it may be brought. */
export const NextStep = ({agreement}: {agreement: RentalAgreement}) => {
    const {formatMessage} = useIntl()
    const {id, name, standing, scheduledDay, deliveredDay} = agreement
    if (standing === 'unsigned') {
        return (
            <ButtonLink to={signingPath} aria-label={formatMessage(messages.signNamed, {name})}>
                {formatMessage(messages.sign)}
            </ButtonLink>
        )
    }
    if (standing === 'paid-out' || deliveredDay !== undefined || scheduledDay !== undefined) {
        return null
    }
    return (
        <ButtonLink
            look="secondary"
            to={deliveryPath(id)}
            aria-label={formatMessage(messages.scheduleNamed, {name})}
        >
            {formatMessage(messages.schedule)}
        </ButtonLink>
    )
}
