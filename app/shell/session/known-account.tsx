import loadable from '@loadable/component'
import {useIdentity} from '@app/commerce/shopper/identity'
import {SectionBoundary} from '@app/ui/async/section-boundary'
import {useFeatureStyles} from '../feature-styles'
import {AccountLink} from '../header/header-links'

const AccountMenu = loadable(() => import('../header/account-menu'), {
    resolveComponent: (module: typeof import('../header/account-menu')) => module.AccountMenu,
    ssr: false
})

const menuStyles = ['menu']

type CustomerAccountProps = {firstName: string | undefined}

/** The menu, and until its code and styles are there the way to the account under the same name. */
const CustomerAccount = ({firstName}: CustomerAccountProps) => {
    const hasStyles = useFeatureStyles(menuStyles)
    const link = <AccountLink registered firstName={firstName} />
    if (!hasStyles) return link
    return (
        <SectionBoundary fallback={link}>
            <AccountMenu firstName={firstName} fallback={link} />
        </SectionBoundary>
    )
}

/**
 * The header's way to the account, for whoever the session knows [SHELL-006, SHELL-007, SHELL-008]. Until it knows, whoever
 * was signed in when this browser last looked is not shown as a guest.
 */
export const KnownAccount = () => {
    const identity = useIdentity()
    if (identity.state === 'customer') return <CustomerAccount firstName={identity.firstName} />
    if (identity.state === 'unknown' && identity.firstName !== undefined)
        return <AccountLink registered firstName={identity.firstName} />
    return <AccountLink />
}
