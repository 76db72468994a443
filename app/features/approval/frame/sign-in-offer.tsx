import {useState} from 'react'
import {useIntl} from 'react-intl'
import {type Identity, useIdentity} from '@app/commerce/session/identity'
import {ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {signInMessages} from './sign-in-messages'

/** True for a customer, or if this browser's last visitor was one. */
const isCustomer = (identity: Identity): boolean =>
    identity.state === 'customer' || ('firstName' in identity && identity.firstName !== undefined)

/**
 * Offers sign-in before the first field: a customer need not type what is already known (D-17). The server renders it,
 * so that nothing moves while the session is loading; for a customer it is then removed and does not come back.
 */
export const SignInOffer = ({backTo}: {backTo: string}) => {
    const {formatMessage} = useIntl()
    const identity = useIdentity()
    const [isOffered, setOffered] = useState(true)
    if (isOffered && isCustomer(identity)) setOffered(false)
    return isOffered ? (
        <Notice>
            <p>{formatMessage(signInMessages.account)}</p>
            <ButtonLink
                look="quiet"
                to={`/login?return=${encodeURIComponent(backTo)}`}
                prefetch={false}
            >
                {formatMessage(signInMessages.signIn)}
            </ButtonLink>
        </Notice>
    ) : null
}
