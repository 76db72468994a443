import Cookies from 'js-cookie'
import {useEffect, useState} from 'react'
import {useIntl} from 'react-intl'
import type {SessionEnd} from '@app/commerce/session/identity'
import {useLocale} from '@app/routing/route/app-context'
import {Head} from '@app/routing/view/head'
import {inLocale} from '@app/routing/route/locale-path'
import {usePageLocation} from '@app/routing/route/location'
import {PageRedirect} from '@app/routing/route/redirect'
import {forgetReturn, hasJustReturned} from '@app/routing/links/sign-in'
import {showToast} from '@app/ui/feedback/toast'
import {ErrorPage} from '../errors/error-page'
import {errorPageMessages} from '../errors/messages'
import {endedTexts, messages} from './messages'

/** The sign-in page that returns to an address of the shop, without locale prefix [D-22]. */
export const signInAddress = (returnTo: string): string =>
    `/login?${new URLSearchParams({return: returnTo}).toString()}`

/** Set by our server after a sign-in at the provider, and removed once the customer has been greeted. */
export const providerReturn = {
    isPending: (): boolean => Cookies.get('signed_in') === 'provider',
    end: (): void => Cookies.remove('signed_in')
}

type Ended = {ended: SessionEnd | undefined}

const Redirect = ({ended}: Ended) => {
    const {formatMessage} = useIntl()
    const {path, search} = usePageLocation()
    const locale = useLocale()
    const text = formatMessage(ended ? endedTexts[ended] : messages.signInFirst)
    useEffect(() => showToast(text, 'info', {topic: 'sign-in'}), [text])
    return <PageRedirect to={inLocale(locale, signInAddress(path + search))} />
}

/** Shown to somebody who has just signed in and is still a guest: another round of sign-in would end here again [D-14]. */
const SignInLost = () => {
    const {formatMessage} = useIntl()
    const tryAgain = () => {
        forgetReturn()
        providerReturn.end()
        window.location.reload()
    }
    return (
        <>
            <Head title={formatMessage(errorPageMessages.title)} index={false} />
            <ErrorPage
                insideLayout
                message={formatMessage(messages.signInLost)}
                onRefresh={tryAgain}
            />
        </>
    )
}

/** Redirects a guest from a customer's page to sign-in and back, and says why, once [AUTH-017, D-14, D-22]. */
export const ToSignIn = ({ended}: Ended) => {
    const {path, search} = usePageLocation()
    const [isSecondRound] = useState(
        () => hasJustReturned(path + search, Date.now()) || providerReturn.isPending()
    )
    return isSecondRound ? <SignInLost /> : <Redirect ended={ended} />
}
