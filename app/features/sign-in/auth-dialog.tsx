import {useCallback, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import type {SignedIn} from '@app/commerce/session/session'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {useLocale} from '@app/routing/route/app-context'
import {inLocale} from '@app/routing/route/locale-path'
import {usePageLocation} from '@app/routing/route/location'
import {useSignIn} from '@app/routing/links/sign-in'
import {Dialog} from '@app/ui/overlay/dialog'
import {loginMessages, registerMessages, resetMessages} from './messages'
import {ProviderFrame, ProviderRefusal} from './provider-sign-in'
import {ResetView} from './reset-view'
import {CreateOffer, ForgotButton, LoginView, RegisterView, type SignInView} from './sign-in-view'
import {FetchedTimeOutNote} from './time-out-note'
import {useWelcome} from './use-welcome'

const titles = {
    login: loginMessages.title,
    register: registerMessages.title,
    reset: resetMessages.title
}

export type AuthDialogProps = {
    /** The view that is shown first [AUTH-005]. */
    view: SignInView
    onClose: () => void
    onDone: (by: 'form' | 'registration') => void
}

type FramedLoginProps = {
    returnTo: string
    onView: (view: SignInView) => void
    onSignedIn: () => void
    /** Returns the form that is shown when there is no frame; `refused` is true if the frame was tried and failed. */
    children: (refused: boolean) => JSX.Element
}

/**
 * The provider's page in a frame, if framing is configured and works, with the links to the other views below it;
 * otherwise the form, with the reason [AUTH-041, AUTH-043, AUTH-045, D-16].
 */
const FramedLogin = ({returnTo, onView, onSignedIn, children}: FramedLoginProps) => {
    const {provider} = useSignIn()
    const welcome = useWelcome()
    const [isGivenUp, setGivenUp] = useState(false)
    const giveUp = useCallback(() => setGivenUp(true), [])
    if (provider !== 'frame' || isGivenUp) return children(isGivenUp)
    const greet = (signedIn: SignedIn) => {
        welcome(signedIn)
        onSignedIn()
    }
    return (
        <div className="sign-in__view">
            <ProviderFrame returnTo={returnTo} onSignedIn={greet} onGivenUp={giveUp} />
            <ForgotButton onView={onView} />
            <CreateOffer onView={onView} />
        </div>
    )
}

/**
 * The current view. When the view changes, the dialog gets the focus, so that its name is read out: the link that
 * changed the view no longer exists.
 */
const useDialogView = (first: SignInView) => {
    const [view, setView] = useState(first)
    const part = useRef<HTMLDivElement>(null)
    const shown = useRef(first)
    useIsomorphicLayoutEffect(() => {
        if (shown.current !== view) part.current?.closest<HTMLElement>('[role=dialog]')?.focus()
        shown.current = view
    }, [view])
    return {view, setView, part}
}

/**
 * Where the focus goes when the dialog closes: the page's content if the button that opened the dialog is gone (after
 * sign-in the header shows the customer's name instead of the link); null for the default.
 */
const useFocusAfter = () => {
    const [opener] = useState(() => document.activeElement)
    return () => (opener?.isConnected ? null : document.getElementById('content'))
}

/**
 * Sign-in, registration and the request for a new password, over any page [AUTH-001…007, AUTH-010, AUTH-015]. It is
 * mounted only while it is open, so it always starts with the requested view and empty forms.
 */
export const AuthDialog = ({view: first, onClose, onDone}: AuthDialogProps) => {
    const {formatMessage} = useIntl()
    const {view, setView, part} = useDialogView(first)
    const locale = useLocale()
    const {path, search} = usePageLocation()
    const returnTo = inLocale(locale, path + search)
    const focusAfter = useFocusAfter()
    const views = {container: 'dialog', onView: setView, onDone} as const
    return (
        <Dialog open onClose={onClose} title={formatMessage(titles[view])} focusAfter={focusAfter}>
            <div ref={part}>
                {view === 'login' ? (
                    <FramedLogin
                        returnTo={returnTo}
                        onView={setView}
                        onSignedIn={() => onDone('form')}
                    >
                        {(refused) => (
                            <>
                                {refused ? <ProviderRefusal error="late" /> : null}
                                <LoginView {...views} returnTo={returnTo} />
                            </>
                        )}
                    </FramedLogin>
                ) : null}
                {view === 'register' ? <RegisterView {...views} /> : null}
                {view === 'reset' ? (
                    <ResetView
                        container="dialog"
                        onSignIn={() => setView('login')}
                        onBack={first === 'reset' ? onClose : () => setView('login')}
                    />
                ) : null}
                {view === 'reset' ? null : <FetchedTimeOutNote />}
            </div>
        </Dialog>
    )
}
