import {useIntl} from 'react-intl'
import type {SignedIn} from '@app/commerce/shopper/session'
import {Button} from '@app/ui/button/button'
import {LoginForm} from './login-form'
import {loginMessages, registerMessages} from './messages'
import {RegisterForm} from './register-form'

/** What sign-in shows, on its page and in its dialog [AUTH-001, AUTH-002, AUTH-003]. */
export type SignInView = 'login' | 'register' | 'reset'

/** A page says all that is wrong above its form; a dialog is short enough to see it. */
export type SignInPlace = 'page' | 'dialog'

export type SignInViewProps = {
    place: SignInPlace
    /** Leads to another view [AUTH-004]. */
    onView: (view: SignInView) => void
    onDone: (by: 'form' | 'registration', signedIn: SignedIn) => void
}

/** Sign-in by password, and the ways on from it [AUTH-043, AUTH-045]. */
export const LoginView = ({place, onView, onDone}: SignInViewProps) => {
    const {formatMessage} = useIntl()
    return (
        <div className="sign-in__view">
            <LoginForm place={place} onSignedIn={(signedIn) => onDone('form', signedIn)} />
            <Button look="quiet" onClick={() => onView('reset')}>
                {formatMessage(loginMessages.forgot)}
            </Button>
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
export const RegisterView = ({place, onView, onDone}: SignInViewProps) => {
    const {formatMessage} = useIntl()
    return (
        <div className="sign-in__view">
            <p>{formatMessage(registerMessages.lead)}</p>
            <RegisterForm
                place={place}
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
