import {useIntl} from 'react-intl'
import type {RentalAgreement} from '@app/commerce/account/agreements'
import {ButtonLink} from '@app/ui/button/button'
import {signingPath} from './account-addresses'
import {agreementsMessages as messages} from './messages'

/** The next step of an agreement, where there is one: sign it. Its delivery is arranged in the checkout or by the store. */
export const NextStep = ({agreement}: {agreement: RentalAgreement}) => {
    const {formatMessage} = useIntl()
    const {name, standing} = agreement
    if (standing !== 'unsigned') return null
    return (
        <ButtonLink to={signingPath} aria-label={formatMessage(messages.signNamed, {name})}>
            {formatMessage(messages.sign)}
        </ButtonLink>
    )
}
