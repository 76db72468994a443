import {useIntl} from 'react-intl'
import type {SignedIn} from '@app/commerce/session/session'
import {useSignIn} from '@app/routing/links/sign-in'
import {Button, ButtonLink} from '@app/ui/button/button'
import {LoginForm} from './login-form'
import {loginMessages, providerMessages, registerMessages} from './messages'
import {ProviderLink} from './provider-sign-in'
import {RegisterForm} from './register-form'
import type {SignInContainer} from './use-welcome'

/** The views of sign-in, on its page and in its dialog [AUTH-001, AUTH-002, AUTH-003]. */
export type SignInView = 'login' | 'register' | 'reset'

export type SignInViewProps = {
    container: SignInContainer
    /** The path, with its locale, that the shopper returns to after the provider's sign-in. */
    returnTo: string
    /** Called to change the view [AUTH-004]. */
    onView: (view: SignInView) => void
    onDone: (by: 'form' | 'registration', signedIn: SignedIn) => void
}

type OtherViewProps = Pick<SignInViewProps, 'onView'>

/** Leads from sign-in to the request for a new password, in the dialog [AUTH-043]. */
export const ForgotButton = ({onView}: OtherViewProps) => {
    const {formatMessage} = useIntl()
    return (
        <Button look="quiet" onClick={() => onView('reset')}>
            {formatMessage(loginMessages.forgot)}
        </Button>
    )
}

/** Leads from sign-in to registration [AUTH-045]. */
export const CreateOffer = ({onView}: OtherViewProps) => {
    const {formatMessage} = useIntl()
    return (
        <p className="sign-in__other">
            {formatMessage(loginMessages.newHere)}{' '}
            <Button look="quiet" onClick={() => onView('register')}>
                {formatMessage(loginMessages.create)}
            </Button>
        </p>
    )
}

/** Sign-in with a password or at the provider, and the links to the other views [AUTH-043, AUTH-045, AUTH-046]. */
export const LoginView = ({container, returnTo, onView, onDone}: SignInViewProps) => {
    const {formatMessage} = useIntl()
    const {provider} = useSignIn()
    return (
        <div className="sign-in__view">
            <LoginForm container={container} onSignedIn={(signedIn) => onDone('form', signedIn)} />
            {container === 'page' ? (
                <ButtonLink to="/my-accounts/resetPassword" look="quiet">
                    {formatMessage(loginMessages.forgot)}
                </ButtonLink>
            ) : (
                <ForgotButton onView={onView} />
            )}
            {provider === 'none' ? null : (
                <div className="sign-in__provider">
                    <p>{formatMessage(providerMessages.or)}</p>
                    <ProviderLink returnTo={returnTo} />
                </div>
            )}
            <CreateOffer onView={onView} />
        </div>
    )
}

/** Creates an account, with a link back to sign-in. */
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
