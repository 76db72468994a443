import {brand} from '@app/brand'
import {Logo} from '@app/ui/brand/logo'
import {buttonClass} from '@app/ui/button/button-class'
import {Icon} from '@app/ui/picture/icon/icon'
import {Main} from '@app/ui/ways/main/main'
import {messages} from './messages'
import {useSureIntl} from './use-sure-intl'

export type ErrorPageProps = {
    /** What went wrong, in words that may be shown [ERR-002]. */
    message?: string
    /** Cleaned by the server; absent where the setting turns it off [ERR-003, D-10]. */
    stack?: string
    /** Asks again; without it the whole page is loaded anew. */
    onRefresh?: () => void
    /** Inside the frame, which shows the logo itself. */
    framed?: boolean
}

/**
 * The page for what should not happen [ERR-001…006]. It also stands alone, when nothing else could be rendered:
 * hence plain links, no router, and English where no language is known.
 */
export const ErrorPage = ({message, stack, onRefresh, framed = false}: ErrorPageProps) => {
    const {formatMessage} = useSureIntl()
    const refresh = onRefresh ?? (() => window.location.reload())
    return (
        <Main look="failure">
            {framed ? null : (
                <a href="/" aria-label={formatMessage(messages.home, {shop: brand.name})}>
                    <Logo />
                </a>
            )}
            <h1>{formatMessage(messages.title)}</h1>
            {message ? <p className="failure__message">{message}</p> : null}
            <p className="failure__help">{formatMessage(messages.help)}</p>
            <div className="failure__actions">
                <button type="button" className={buttonClass('primary')} onClick={refresh}>
                    <Icon name="refresh" />
                    {formatMessage(messages.refresh)}
                </button>
                <a className={buttonClass('secondary')} href="/contact-us">
                    {formatMessage(messages.contact)}
                </a>
            </div>
            {stack ? (
                <details className="failure__details">
                    <summary>{formatMessage(messages.details)}</summary>
                    <pre>{stack}</pre>
                </details>
            ) : null}
        </Main>
    )
}
