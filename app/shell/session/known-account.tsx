import {useShopperSession} from '@app/commerce/basket/use-shopper-session'
import {AccountLink} from '../header/header-links'

/** The header's way to the account, for whoever the session knows; a guest's until then [SHELL-006, SHELL-007, SHELL-008]. */
export const KnownAccount = () => {
    const {session} = useShopperSession()
    if (session.state !== 'ready') return <AccountLink />
    return <AccountLink registered={session.registered} firstName={session.firstName} />
}
