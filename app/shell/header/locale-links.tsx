import {useIntl} from 'react-intl'
import {inLocale} from '@app/routing/address/locale-path'
import {useLocale} from '@app/routing/visit'
import {messages} from './messages'

const LANGUAGES = [
    {locale: 'en-US', name: 'English'},
    {locale: 'es-US', name: 'Español'}
] as const

/**
 * The same page in the other language: two links on large screens [I18N-004, I18N-005], where the style sheet hides
 * the current one on small screens so that one toggle is left [I18N-006]. Plain links: a language comes with its page.
 */
export const LocaleLinks = ({path}: {path: string}) => {
    const {formatMessage} = useIntl()
    const current = useLocale()
    return (
        <ul className="locales" aria-label={formatMessage(messages.language)}>
            {LANGUAGES.map(({locale, name}) => (
                <li key={locale}>
                    <a
                        className="locales__link"
                        href={inLocale(locale, path)}
                        hrefLang={locale}
                        lang={locale}
                        aria-current={locale === current ? 'true' : undefined}
                    >
                        {name}
                    </a>
                </li>
            ))}
        </ul>
    )
}
