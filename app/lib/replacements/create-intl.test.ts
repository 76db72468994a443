import {parse} from '@formatjs/icu-messageformat-parser'
import {createIntl as libraryIntl} from '@formatjs/intl'
import {defineMessages} from 'react-intl'
import {createIntl, lightNumbers} from './create-intl'

describe('create intl', () => {
    const DOLLARS = {style: 'currency', currency: 'USD'} as const

    const TEXT = {id: 'text'}

    const texts = defineMessages({cart: {id: 'cart', defaultMessage: 'Cart'}})

    const NAMES = ['a', 'b', 'c']

    const TEXTS: [text: string, values: Record<string, string | number>][] = [
        ['Total cost to own {amount}', {amount: '$1,234.35'}],
        ['{count, plural, one {# week} other {# weeks}}', {count: 1}],
        ['{count, plural, one {# week} other {# weeks}}', {count: 1065}],
        ['Only {left, number} left', {left: 12_345}],
        ['{rate, number}', {rate: 1.25}]
    ]

    describe.each(['en-US', 'es-US'])('in %s', (locale) => {
        const ours = createIntl({locale, defaultLocale: 'en-US', messages: {}})
        const library = libraryIntl({locale, defaultLocale: 'en-US', messages: {}})

        test.each(TEXTS)('“%s” has the same text as with the library', (text, values) => {
            const messages = {text: parse(text)}
            const config = {locale, defaultLocale: 'en-US', messages}

            const formatted = createIntl(config).formatMessage(TEXT, values)

            expect(formatted).toBe(libraryIntl(config).formatMessage(TEXT, values))
        })

        test('numbers, dollars and lists have the same format as with the library', () => {
            expect(ours.formatNumber(1234.5, DOLLARS)).toBe(library.formatNumber(1234.5, DOLLARS))
            expect(ours.formatNumber(25, {})).toBe(library.formatNumber(25, {}))
            expect(ours.formatList(NAMES, {})).toBe(library.formatList(NAMES, {}))
        })

        test('days and times have the same format as with the library', () => {
            const moment = '2030-01-31T15:00:00Z'
            const day = {dateStyle: 'long', timeZone: 'UTC'} as const
            const time = {hour: 'numeric', minute: '2-digit', timeZone: 'UTC'} as const

            expect(ours.formatDate(moment, day)).toBe(library.formatDate(moment, day))
            expect(ours.formatTime(moment, time)).toBe(library.formatTime(moment, time))
        })
    })

    test('one message formatted with different values gives different texts', () => {
        const messages = {text: parse('{count, plural, one {# item} other {# items}}')}
        const {formatMessage} = createIntl({locale: 'en-US', messages})

        expect(formatMessage(TEXT, {count: 1})).toBe('1 item')
        expect(formatMessage(TEXT, {count: 2})).toBe('2 items')
    })

    test.each`
        locale     | messages                          | formatted          | lacks
        ${'en-US'} | ${{}}                             | ${'Cart'}          | ${0}
        ${'en-US'} | ${{cart: parse('Shopping cart')}} | ${'Shopping cart'} | ${0}
        ${'es-US'} | ${{cart: parse('Carrito')}}       | ${'Carrito'}       | ${0}
        ${'es-US'} | ${{}}                             | ${'Cart'}          | ${1}
    `(
        'in $locale with $messages, the message “Cart” becomes “$formatted”, and $lacks missing messages are reported [I18N-007]',
        ({locale, messages, formatted, lacks}) => {
            const onError = jest.fn()
            const {formatMessage} = createIntl({locale, defaultLocale: 'en-US', messages, onError})

            expect(formatMessage(texts.cart)).toBe(formatted)
            expect(onError).toHaveBeenCalledTimes(lacks)
        }
    )
})

describe('light numbers', () => {
    const DOLLARS = {style: 'currency', currency: 'USD'} as const

    const opened = jest.fn()

    const light = lightNumbers((locale?: string | string[], options?: Intl.NumberFormatOptions) => {
        opened(locale, options)
        return new Intl.NumberFormat(locale, options)
    })

    const AMOUNTS = [
        0, 0.01, 0.1, 0.99, 1, 9.95, 18.99, 999.99, 1000, 1234.35, 99_999.99, 100_000, 1_000_000,
        12_345_678.9, -0.01, -5, -1234.5
    ]
    const COUNTS = [0, 1, 12, 999, 1000, 12_345, 999_999, 1_000_000, -1, -1000]

    describe.each(['en-US', 'es-US'])('in %s', (locale) => {
        test.each(AMOUNTS)('%d dollars have the same format as with Intl', (amount) => {
            expect(light(locale, DOLLARS).format(amount)).toBe(
                new Intl.NumberFormat(locale, DOLLARS).format(amount)
            )
        })

        test('every amount of cents up to a thousand dollars has the same format as with Intl', () => {
            const platform = new Intl.NumberFormat(locale, DOLLARS)
            for (let cents = 0; cents <= 100_000; cents += 1) {
                expect(light(locale, DOLLARS).format(cents / 100)).toBe(
                    platform.format(cents / 100)
                )
            }
        })

        test.each(COUNTS)('the count %d has the same format as with Intl', (count) => {
            const written = new Intl.NumberFormat(locale).format(count)

            expect(light(locale, undefined).format(count)).toBe(written)
            expect(light(locale, {}).format(count)).toBe(written)
        })
    })

    test('whole numbers and dollars do not load Intl’s rules, other numbers do', () => {
        opened.mockClear()
        light('en-US', DOLLARS).format(12)
        light('en-US', undefined).format(12)
        expect(opened).not.toHaveBeenCalled()

        expect(light('en-US', undefined).format(1.5)).toBe('1.5')
        expect(light('en-US', {style: 'percent'}).format(0.25)).toBe('25%')
        expect(opened).toHaveBeenCalledTimes(2)
    })
})
