import {useIntl} from 'react-intl'
import type {SignedIn} from '@app/commerce/shopper/session'
import {useSignIn} from '@app/routing/sign-in'
import {Button} from '@app/ui/button/button'
import {LoginForm} from './login-form'
import {loginMessages, providerMessages, registerMessages} from './messages'
import {ProviderLink} from './provider-sign-in'
import {RegisterForm} from './register-form'
import type {SignInContainer} from './use-welcome'

/** What sign-in shows, on its page and in its dialog [AUTH-001, AUTH-002, AUTH-003]. */
export type SignInView = 'login' | 'register' | 'reset'

export type SignInViewProps = {
    container: SignInContainer
    /** Where the provider's sign-in leads back to, with its locale. */
    returnTo: string
    /** Leads to another view [AUTH-004]. */
    onView: (view: SignInView) => void
    onDone: (by: 'form' | 'registration', signedIn: SignedIn) => void
}

/** Sign-in by password or at the provider, and the ways on from it [AUTH-043, AUTH-045, AUTH-046]. */
export const LoginView = ({container, returnTo, onView, onDone}: SignInViewProps) => {
    const {formatMessage} = useIntl()
    const {provider} = useSignIn()
    return (
        <div className="sign-in__view">
            <LoginForm container={container} onSignedIn={(signedIn) => onDone('form', signedIn)} />
            <Button look="quiet" onClick={() => onView('reset')}>
                {formatMessage(loginMessages.forgot)}
            </Button>
            {provider === 'none' ? null : (
                <div className="sign-in__provider">
                    <p>{formatMessage(providerMessages.or)}</p>
                    <ProviderLink returnTo={returnTo} />
                </div>
            )}
            <p className="sign-in__other">
                {formatMessage(loginMessages.newHere)}{' '}
                <Button look="quiet" onClick={() => onView('register')}>
                    {formatMessage(loginMessages.create)}
                </Button>
            </p>
        </div>
    )
}

/** A new account, and the way back to sign-in. */
export const RegisterView = ({container, onView, onDone}: Omit<SignInViewProps, 'returnTo'>) => {
    const {formatMessage} = useIntl()
    return (
        <div className="sign-in__view">
            <p>{formatMessage(registerMessages.lead)}</p>
            <RegisterForm
                container={container}
                onRegistered={(signedIn) => onDone('registration', signedIn)}
            />
            <p className="sign-in__other">
                {formatMessage(registerMessages.haveOne)}{' '}
                <Button look="quiet" onClick={() => onView('login')}>
                    {formatMessage(registerMessages.signIn)}
                </Button>
            </p>
        </div>
    )
}
