import {useIntl} from 'react-intl'
import {useIdentity} from '@app/commerce/session/identity'
import {Link} from '@app/routing/links/link'
import {usePageLocation} from '@app/routing/route/location'
import {ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {resultMessages} from './messages'

/**
 * Shown if there is no decision for this shopper: a link to start an application, and to sign in for a shopper who
 * applied elsewhere (D-24).
 */
export const NoAnswer = () => {
    const {formatMessage} = useIntl()
    const {path} = usePageLocation()
    const isCustomer = useIdentity().state === 'customer'
    return (
        <Notice>
            <p>{formatMessage(resultMessages.none)}</p>
            <div className="approval__actions">
                <ButtonLink to="/instant-approval">
                    {formatMessage(resultMessages.apply)}
                </ButtonLink>
                {isCustomer ? null : (
                    <Link to={`/login?return=${encodeURIComponent(path)}`}>
                        {formatMessage(resultMessages.signIn)}
                    </Link>
                )}
            </div>
        </Notice>
    )
}
