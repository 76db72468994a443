import {useIntl} from 'react-intl'
import {Link} from '@app/routing/links/link'
import {stepMessages} from './phone-messages'

/**
 * Links to the page that says how the answers are used, before the first of them is given. It opens in a new tab,
 * because the form is being filled in.
 */
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
