import type {ReactNode} from 'react'
import {IntlProvider, type MessageFormatElement} from 'react-intl'
import {type Locale, defaultLocale} from '@app/lib/locales'

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

type MessagesProviderProps = {locale: Locale; messages: CompiledMessages; children: ReactNode}

/** The messages of the shopper's language. English is in the code. */
export const MessagesProvider = ({locale, messages, children}: MessagesProviderProps) => (
    <IntlProvider
        locale={locale}
        defaultLocale={defaultLocale}
        messages={messages}
        onError={onIntlError}
    >
        {children}
    </IntlProvider>
)
