import type {ReactNode} from 'react'
import {RawIntlProvider, useIntl} from 'react-intl'
import {toLocale} from '@app/lib/address/locales'
import {useBrand} from '@app/routing/route/app-context'
import {inLocale} from '@app/routing/route/locale-path'
import {Logo} from '@app/ui/brand/logo'
import {buttonClass} from '@app/ui/button/button'
import {Main} from '@app/ui/navigation/main'
import {Icon} from '@app/ui/picture/icon'
import {useIntlOrEnglish} from '../messages-provider'
import {errorPageMessages} from './messages'

export type ErrorPageProps = {
    /** What went wrong, in a text that may be shown [ERR-002]. */
    message?: string
    /** Cleaned by the server; missing if the setting turns it off [ERR-003, D-10]. */
    stack?: string
    /** Tries again; without it the whole page is loaded again. */
    onRefresh?: () => void
    /** Inside the layout, which shows the logo itself. */
    insideLayout?: boolean
    /** A line above everything else. */
    banner?: ReactNode
}

/**
 * The page for unexpected failures [ERR-001…006]. It must also work when nothing else could be rendered: hence plain
 * links and no router.
 */
export const ErrorPage = ({
    message,
    stack,
    onRefresh,
    insideLayout: framed = false,
    banner = null
}: ErrorPageProps) => {
    const {formatMessage, locale: named} = useIntl()
    const locale = toLocale(named)
    const brand = useBrand()
    const refresh = onRefresh ?? (() => window.location.reload())
    return (
        <Main look="failure">
            {banner}
            {framed ? null : (
                <a
                    href={inLocale(locale, '/')}
                    aria-label={formatMessage(errorPageMessages.home, {shop: brand.name})}
                >
                    <Logo of={brand} />
                </a>
            )}
            <h1>{formatMessage(errorPageMessages.title)}</h1>
            {message ? <p className="failure__message">{message}</p> : null}
            <p className="failure__help">{formatMessage(errorPageMessages.help)}</p>
            <div className="failure__actions">
                <button type="button" className={buttonClass('primary')} onClick={refresh}>
                    <Icon name="refresh" />
                    {formatMessage(errorPageMessages.refresh)}
                </button>
                <a className={buttonClass('secondary')} href={inLocale(locale, '/contact-us')}>
                    {formatMessage(errorPageMessages.contact)}
                </a>
            </div>
            {stack ? (
                <details className="failure__details">
                    <summary>{formatMessage(errorPageMessages.details)}</summary>
                    <pre>{stack}</pre>
                </details>
            ) : null}
        </Main>
    )
}

type BareErrorProps = {status?: number; message?: string; stack?: string}

/** The kit's last resort, when anything throws while a page is rendered: maybe before a language is set. */
export const BareError = ({message, stack}: BareErrorProps) => (
    <RawIntlProvider value={useIntlOrEnglish()}>
        <ErrorPage
            {...(message === undefined ? {} : {message})}
            {...(stack === undefined ? {} : {stack})}
        />
    </RawIntlProvider>
)
