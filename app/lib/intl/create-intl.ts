import {
    createFormatters,
    DEFAULT_INTL_CONFIG,
    formatList,
    formatMessage,
    formatNumber,
    type Formatters,
    type IntlCache,
    type IntlConfig
} from '@formatjs/intl'
import {IntlMessageFormat} from 'intl-messageformat'
import {lightNumbers} from './light-numbers'

type Message = Parameters<Formatters['getMessageFormat']>[0]

// The library asks the browser's number rules which of our languages it knows; every browser knows both.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale([locales].flat()[0] ?? 'en-US')

/** The library's own memory writes out a whole message for each use, to find it by that. */
const rememberMessages = (
    make: (message: Message, locale: string) => IntlMessageFormat
): ((message: Message, locale: string) => IntlMessageFormat) => {
    const made = new WeakMap<object, IntlMessageFormat>()
    return (message, locale) => {
        if (typeof message === 'string') return make(message, locale)
        const known = made.get(message) ?? make(message, locale)
        made.set(message, known)
        return known
    }
}

/**
 * What is bundled in place of the `createIntl` of @formatjs/intl (webpack.config.js), for what the shop uses of it: texts,
 * numbers and lists in the two languages of the United States. It never opens the browser's number rules for whole numbers
 * and dollars (`lightNumbers`). Tests run against the library's own, so both must write the same.
 */
export const createIntl = (config: IntlConfig, cache?: IntlCache) => {
    const library = createFormatters(cache)
    const getNumberFormat = lightNumbers(library.getNumberFormat)
    const {getDateTimeFormat, getPluralRules} = library
    // Only `format` is ever asked of a number format here.
    const light = {...library, getNumberFormat} as unknown as Formatters
    const inMessages = {getNumberFormat: light.getNumberFormat, getDateTimeFormat, getPluralRules}
    const formatters: Formatters = {
        ...light,
        getMessageFormat: rememberMessages(
            (message, locale) =>
                new IntlMessageFormat(message, locale, undefined, {formatters: inMessages})
        )
    }
    const resolved = {...DEFAULT_INTL_CONFIG, ...config}
    return {
        ...resolved,
        formatters,
        formatMessage: formatMessage.bind(null, resolved, formatters),
        formatNumber: formatNumber.bind(null, resolved, formatters.getNumberFormat),
        formatList: formatList.bind(null, resolved, formatters.getListFormat)
    }
}
