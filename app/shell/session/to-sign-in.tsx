import {useEffect} from 'react'
import {useIntl} from 'react-intl'
import {inLocale} from '@app/routing/locale-path'
import {usePageLocation} from '@app/routing/location'
import {PageRedirect} from '@app/routing/redirect'
import {useLocale} from '@app/routing/app-context'
import {showToast} from '@app/ui/feedback/toast'
import {messages} from './messages'

/** The sign-in page that leads back to an address of the shop, without locale prefix [D-22]. */
export const signInAddress = (returnTo: string): string =>
    `/login?${new URLSearchParams({return: returnTo}).toString()}`

/** Leads a guest from a customer's page to sign in and back, and says why [AUTH-017, D-14, D-22]. */
export const ToSignIn = ({hasEnded}: {hasEnded: boolean}) => {
    const {formatMessage} = useIntl()
    const {path, search} = usePageLocation()
    const locale = useLocale()
    const text = formatMessage(hasEnded ? messages.ended : messages.signInFirst)
    useEffect(() => showToast(text), [text])
    return <PageRedirect to={inLocale(locale, signInAddress(path + search))} />
}
