import {
    createFormatters,
    DEFAULT_INTL_CONFIG,
    formatList,
    formatMessage,
    formatNumber,
    type Formatters,
    type IntlConfig,
    type MessageDescriptor
} from '@formatjs/intl'
import {isLiteralElement} from '@formatjs/icu-messageformat-parser'
import {IntlMessageFormat} from 'intl-messageformat'
import {lightNumbers} from './light-numbers'

type Message = Parameters<Formatters['getMessageFormat']>[0]

// The library asks the browser's number rules which of our languages it knows; every browser knows both.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale([locales].flat()[0] ?? 'en-US')

/** A text without values, which the library would make a format of before it says it. */
const plainText = (message: Message = []): string | undefined => {
    const [part] = message
    const isPlain = message.length === 1 && typeof part === 'object' && isLiteralElement(part)
    return isPlain ? part.value : undefined
}

const library = createFormatters()
const getNumberFormat = lightNumbers(library.getNumberFormat)
// Only `format` is ever asked of a number format here.
const light = {...library, getNumberFormat} as unknown as Formatters
const {getDateTimeFormat, getPluralRules} = light
const inMessages = {getNumberFormat: light.getNumberFormat, getDateTimeFormat, getPluralRules}

/** Texts made ready in one language. The library's own memory writes out a whole message for each use, to find it by that. */
const rememberMessages = (locale: string): ((message: Message) => IntlMessageFormat) => {
    const make = (message: Message) =>
        new IntlMessageFormat(message, locale, undefined, {formatters: inMessages})
    const made = new WeakMap<object, IntlMessageFormat>()
    return (message) => {
        if (typeof message === 'string') return make(message)
        const known = made.get(message) ?? make(message)
        made.set(message, known)
        return known
    }
}

/** For all pages that a server makes: the shop's texts and the rules of its languages, nothing of a shopper. */
const inLocale = new Map<string, ReturnType<typeof rememberMessages>>()

const formatters: Formatters = {
    ...light,
    getMessageFormat: (message, locales) => {
        const locale = [locales].flat()[0] ?? 'en-US'
        const remembered = inLocale.get(locale) ?? rememberMessages(locale)
        inLocale.set(locale, remembered)
        return remembered(message)
    }
}

/**
 * What is bundled in place of the `createIntl` of @formatjs/intl (webpack.config.js), for what the shop uses of it: texts,
 * numbers and lists in the two languages of the United States. It never opens the browser's number rules for whole numbers
 * and dollars (`lightNumbers`). Tests run against the library's own, so both must write the same.
 */
export const createIntl = (config: IntlConfig) => {
    const resolved = {...DEFAULT_INTL_CONFIG, ...config}
    const {messages, locale, defaultLocale} = resolved
    const librarySays = formatMessage.bind(null, resolved, formatters)
    const ownText = ({id, defaultMessage}: MessageDescriptor): string | undefined =>
        locale === defaultLocale && messages[id ?? ''] === undefined
            ? plainText(defaultMessage)
            : undefined
    const says: typeof librarySays = (text, ...rest) =>
        (text && ownText(text)) ?? librarySays(text, ...rest)
    return {
        ...resolved,
        formatters,
        formatMessage: says,
        formatNumber: formatNumber.bind(null, resolved, formatters.getNumberFormat),
        formatList: formatList.bind(null, resolved, formatters.getListFormat)
    }
}
