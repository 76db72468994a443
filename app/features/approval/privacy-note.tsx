import {useIntl} from 'react-intl'
import {Link} from '@app/routing/link'
import {stepMessages} from './phone-messages'

/** Where it stands what becomes of the answers: before the first of them is given. In a tab of its own, as the form is open. */
export const PrivacyNote = () => {
    const {formatMessage} = useIntl()
    return (
        <p>
            {formatMessage(stepMessages.privacy, {
                link: (words) => (
                    <Link key="policy" to="/privacy-policy" target="_blank">
                        {words}
                    </Link>
                )
            })}
        </p>
    )
}
