import {createContext, type ReactNode, useContext, useMemo} from 'react'
import {
    createIntl,
    createIntlCache,
    type IntlShape,
    type MessageFormatElement,
    RawIntlProvider
} from 'react-intl'
import {type Locale, defaultLocale} from '@app/lib/address/locales'

type IntlError = {code: string; message: string}

/**
 * A missing translation is only a warning and falls back to English [I18N-009, I18N-010]; other errors are bugs
 * [I18N-011].
 */
const onIntlError = (fault: IntlError): void => {
    if (fault.code !== 'MISSING_TRANSLATION') throw new Error(fault.message)
    if (process.env.NODE_ENV !== 'production') console.warn(fault.message)
}

export type CompiledMessages = Record<string, MessageFormatElement[]>

/**
 * The library's cache of formatters and compiled messages, as its documentation recommends: one for all pages that a
 * server renders. It holds the shop's texts and the rules of its languages, no data of shoppers.
 */
const formatters = createIntlCache()

const LanguageContext = createContext<IntlShape>(createIntl({locale: defaultLocale, defaultLocale}))

/** The shopper's language, or English if rendering fails before a language is set: there react-intl's own hook throws. */
export const useIntlOrEnglish = (): IntlShape => useContext(LanguageContext)

type MessagesProviderProps = {locale: Locale; messages: CompiledMessages; children: ReactNode}

/** The messages of the shopper's language. In browsers, English is in the code. */
export const MessagesProvider = ({locale, messages, children}: MessagesProviderProps) => {
    const intl = useMemo(
        () => createIntl({locale, defaultLocale, messages, onError: onIntlError}, formatters),
        [locale, messages]
    )
    return (
        <LanguageContext.Provider value={intl}>
            <RawIntlProvider value={intl}>{children}</RawIntlProvider>
        </LanguageContext.Provider>
    )
}
