import {isLiteralElement} from '@formatjs/icu-messageformat-parser'
import {
    createFormatters,
    DEFAULT_INTL_CONFIG,
    formatDate,
    formatList,
    formatMessage,
    formatNumber,
    formatTime,
    type Formatters,
    type IntlConfig,
    type MessageDescriptor
} from '@formatjs/intl'
import {IntlMessageFormat} from 'intl-messageformat'
import {currency, defaultLocale} from '../locales'

/** The part of `Intl.NumberFormat` that messages use. */
export type NumberWriter = {format: (value: number) => string}

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

const signed = (value: number, written: string): string => (value < 0 ? `-${written}` : written)

const whole: NumberWriter = {
    format: (value) => signed(value, grouped(String(Math.abs(value))))
}

const dollars: NumberWriter = {
    format: (value) => {
        const [before = '', cents = ''] = Math.abs(value).toFixed(2).split('.')
        return signed(value, `$${grouped(before)}.${cents}`)
    }
}

const isDollars = (options: object): boolean =>
    JSON.stringify(options) === JSON.stringify({style: 'currency', currency})

/**
 * Writes whole numbers and dollar amounts as `Intl.NumberFormat` does for the shop's locales, which write them alike;
 * uses `heavy`, the real one, for anything else. Amounts have at most two decimals. The first real formatter of a page
 * costs V8 20 ms on a desktop and 80 ms on a cheap phone, as it loads the number rules of every language.
 */
export const lightNumbers =
    <Options extends object>(
        heavy: (locales?: string | string[], options?: Options) => NumberWriter
    ) =>
    (locales?: string | string[], options?: Options): NumberWriter => {
        if (options === undefined || Object.keys(options).length === 0) {
            return {
                format: (value) =>
                    (Number.isSafeInteger(value) ? whole : heavy(locales, options)).format(value)
            }
        }
        return isDollars(options) ? dollars : heavy(locales, options)
    }

type Message = Parameters<Formatters['getMessageFormat']>[0]

// The library asks the browser which of our languages it supports; every browser supports both.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale([locales].flat()[0] ?? defaultLocale)

/** A message without values, for which the library would create a formatter first. */
const plainText = (message: Message = []): string | undefined => {
    const [part] = message
    const isPlain = message.length === 1 && typeof part === 'object' && isLiteralElement(part)
    return isPlain ? part.value : undefined
}

const library = createFormatters()
const getNumberFormat = lightNumbers(library.getNumberFormat)
// The library only calls `format` of a number format here.
const light = {...library, getNumberFormat} as unknown as Formatters
const {getDateTimeFormat, getPluralRules} = light
const inMessages = {getNumberFormat: light.getNumberFormat, getDateTimeFormat, getPluralRules}

/**
 * Compiled messages of one language. The library's own cache serialises a whole message at each use, to look it up by
 * that.
 */
const memoiseMessages = (locale: string): ((message: Message) => IntlMessageFormat) => {
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

/** For all pages that a server renders: the shop's messages and the rules of its languages, no data of shoppers. */
const inLocale = new Map<string, ReturnType<typeof memoiseMessages>>()

const formatters: Formatters = {
    ...light,
    getMessageFormat: (message, locales) => {
        const locale = [locales].flat()[0] ?? defaultLocale
        const memoised = inLocale.get(locale) ?? memoiseMessages(locale)
        inLocale.set(locale, memoised)
        return memoised(message)
    }
}

/**
 * Bundled in place of the `createIntl` of @formatjs/intl (webpack.config.js), with what the shop uses of it: messages,
 * numbers, days, times and lists in the two languages of the United States. It never loads the browser's number rules
 * for whole numbers and dollars (`lightNumbers`). Tests run with the library's own, so both must give the same results.
 */
export const createIntl = (config: IntlConfig) => {
    const resolved = {...DEFAULT_INTL_CONFIG, ...config}
    const {messages, locale, defaultLocale} = resolved
    const formatWithLibrary = formatMessage.bind(null, resolved, formatters)
    const ownText = ({id, defaultMessage}: MessageDescriptor): string | undefined =>
        locale === defaultLocale && messages[id ?? ''] === undefined
            ? plainText(defaultMessage)
            : undefined
    const formatText: typeof formatWithLibrary = (text, ...rest) =>
        (text && ownText(text)) ?? formatWithLibrary(text, ...rest)
    return {
        ...resolved,
        formatters,
        formatMessage: formatText,
        formatNumber: formatNumber.bind(null, resolved, formatters.getNumberFormat),
        formatDate: formatDate.bind(null, resolved, formatters.getDateTimeFormat),
        formatTime: formatTime.bind(null, resolved, formatters.getDateTimeFormat),
        formatList: formatList.bind(null, resolved, formatters.getListFormat)
    }
}
