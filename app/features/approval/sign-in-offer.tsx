import {useState} from 'react'
import {useIntl} from 'react-intl'
import {type Identity, useIdentity} from '@app/commerce/shopper/identity'
import {ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {signInMessages} from './sign-in-messages'

/** A customer, or who was one when this browser last looked. */
const isCustomer = (identity: Identity): boolean =>
    identity.state === 'customer' || ('firstName' in identity && identity.firstName !== undefined)

/**
 * Sign-in is offered before the first field: whoever has an account need not type what is known of them (D-17). It stands in
 * the server's page, so that nothing moves under a finger when it is known who is there; a customer's page loses it, for good.
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
