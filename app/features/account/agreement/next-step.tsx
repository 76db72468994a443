import {useIntl} from 'react-intl'
import type {RentalAgreement} from '@app/commerce/account/agreements'
import {deliveryState} from '@app/domain/agreements/agreements'
import {ButtonLink} from '@app/ui/button/button'
import {signingPath, visitPath} from '../frame/account-addresses'
import {agreementsMessages as messages} from '../frame/messages'
import {scheduleMessages} from '../visits/visit-messages'

/** The next step of an agreement, if there is one: sign it, or choose the day of delivery [ACCT-037]. */
export const NextStep = ({agreement}: {agreement: RentalAgreement}) => {
    const {formatMessage} = useIntl()
    const {id, name, standing, signing, scheduledDay, deliveredDay} = agreement
    if (standing === 'unsigned') {
        return (
            <ButtonLink to={signingPath} aria-label={formatMessage(messages.signNamed, {name})}>
                {formatMessage(messages.sign)}
            </ButtonLink>
        )
    }
    const delivery = deliveryState({isSigned: signing === 'signed', scheduledDay, deliveredDay})
    if (delivery !== 'to-schedule' || standing === 'paid-out') return null
    return (
        <ButtonLink
            to={visitPath(id)}
            aria-label={formatMessage(scheduleMessages.deliveryNamed, {name})}
        >
            {formatMessage(scheduleMessages.delivery)}
        </ButtonLink>
    )
}
