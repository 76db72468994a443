import loadable from '@loadable/component'
import {useCallback, useMemo, useState, type ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {isLoginPath} from '@app/domain/person/login-path'
import {useLatest} from '@app/lib/browser/react-hooks'
import {useNavigate, usePageLocation} from '@app/routing/route/location'
import {SignInProvider, type SignInAccess, type SignInRequest} from '@app/routing/links/sign-in'
import {DialogBoundary, SectionBoundary} from '@app/ui/async/section-boundary'
import {showToast} from '@app/ui/feedback/toast'
import {RouteStyles} from '../feature-styles'
import {storefrontConfig} from '../storefront-config'
import {messages} from './messages'
import {providerReturn} from './to-sign-in'

const AuthDialog = loadable(() => import('@app/features/sign-in/auth-dialog'), {
    resolveComponent: (module: typeof import('@app/features/sign-in/auth-dialog')) =>
        module.AuthDialog,
    ssr: false
})

const ProviderGreeting = loadable(() => import('@app/features/sign-in/provider-greeting'), {
    resolveComponent: (module: typeof import('@app/features/sign-in/provider-greeting')) =>
        module.ProviderGreeting,
    ssr: false
})

/** Fetches the dialog's code when it is likely to be opened. */
export const preloadSignIn = (): void => void AuthDialog.preload()

const dialogStyles = ['form', 'sign-in']

const providerOf = (): SignInAccess['provider'] => {
    const {identityProvider, identityProviderFrame} = storefrontConfig().thirdParties
    if (identityProvider === '') return 'none'
    return identityProviderFrame ? 'frame' : 'window'
}

const useReturnFromProvider = () => {
    const [isBack, setBack] = useState(providerReturn.isPending)
    const greeted = useCallback(() => {
        providerReturn.end()
        setBack(false)
    }, [])
    return {isBack, greeted}
}

/** Greets a customer who returns from our server's callback. */
export const ProviderReturn = () => {
    const {isBack, greeted} = useReturnFromProvider()
    if (!isBack) return null
    return (
        <SectionBoundary>
            <ProviderGreeting onGreeted={greeted} />
        </SectionBoundary>
    )
}

type Opened = {at: string; request: SignInRequest}

/**
 * The sign-in dialog for every page: it opens for the header's link and for actions that only customers may do
 * [AUTH-016], closes when the shopper navigates, and is replaced by the form of a login page [AUTH-017].
 */
export const SignInDialogs = ({children}: {children: ReactNode}) => {
    const {formatMessage} = useIntl()
    const {path, locationKey} = usePageLocation()
    const navigate = useNavigate()
    const [opened, setOpened] = useState<Opened | null>(null)
    const latest = useLatest({path, locationKey, textOf: formatMessage})

    const access = useMemo((): SignInAccess => {
        const open = (request: SignInRequest = {}) => {
            const {path: here, locationKey: at, textOf} = latest.current
            if (isLoginPath(here))
                showToast(textOf(messages.signInFirst), 'info', {topic: 'sign-in'})
            else setOpened({at, request})
        }
        return {provider: providerOf(), open}
    }, [latest])

    const close = () => setOpened(null)
    const finish = (by: 'form' | 'registration') => {
        close()
        opened?.request.onDone?.()
        if (by === 'registration' && !opened?.request.onDone) navigate('/account')
    }
    const isOpen = opened?.at === locationKey
    return (
        <SignInProvider value={access}>
            {children}
            {isOpen ? (
                <DialogBoundary onClose={close}>
                    <RouteStyles of={dialogStyles}>
                        <AuthDialog
                            view={opened.request.view ?? 'login'}
                            onClose={close}
                            onDone={finish}
                        />
                    </RouteStyles>
                </DialogBoundary>
            ) : null}
        </SignInProvider>
    )
}
