import {useIntl} from 'react-intl'
import {useIdentity} from '@app/commerce/shopper/identity'
import {Link} from '@app/routing/link'
import {usePageLocation} from '@app/routing/location'
import {ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {resultMessages} from './messages'

/** Nothing was decided for this shopper yet: where it begins, and for whom it was decided elsewhere, to sign in (D-24). */
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
