import {useShopperSession} from '@app/commerce/basket/use-shopper-session'
import {AccountLink} from '../header/account-link'

/** The header's way to the account, for whoever the session knows; a guest's until then [SHELL-006, SHELL-008]. */
export const KnownAccount = () => {
    const {session} = useShopperSession()
    return <AccountLink registered={session.state === 'ready' && session.registered} />
}
