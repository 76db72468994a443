import {createIntl as libraryIntl} from '@formatjs/intl'
import {parse} from '@formatjs/icu-messageformat-parser'
import {defineMessages} from 'react-intl'
import {createIntl} from './create-intl'

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

    test.each(TEXTS)('“%s” says what the library says', (text, values) => {
        const messages = {text: parse(text)}
        const config = {locale, defaultLocale: 'en-US', messages}

        const said = createIntl(config).formatMessage(TEXT, values)

        expect(said).toBe(libraryIntl(config).formatMessage(TEXT, values))
    })

    test('numbers, dollars and lists are written as the library writes them', () => {
        expect(ours.formatNumber(1234.5, DOLLARS)).toBe(library.formatNumber(1234.5, DOLLARS))
        expect(ours.formatNumber(25, {})).toBe(library.formatNumber(25, {}))
        expect(ours.formatList(NAMES, {})).toBe(library.formatList(NAMES, {}))
    })
})

test('one message said twice with other values is said anew', () => {
    const messages = {text: parse('{count, plural, one {# item} other {# items}}')}
    const {formatMessage} = createIntl({locale: 'en-US', messages})

    expect(formatMessage(TEXT, {count: 1})).toBe('1 item')
    expect(formatMessage(TEXT, {count: 2})).toBe('2 items')
})

test.each`
    locale     | messages                          | said               | lacks
    ${'en-US'} | ${{}}                             | ${'Cart'}          | ${0}
    ${'en-US'} | ${{cart: parse('Shopping cart')}} | ${'Shopping cart'} | ${0}
    ${'es-US'} | ${{cart: parse('Carrito')}}       | ${'Carrito'}       | ${0}
    ${'es-US'} | ${{}}                             | ${'Cart'}          | ${1}
`(
    'in $locale with $messages, “Cart” of the code is “$said”, and $lacks lacks are told [I18N-007]',
    ({locale, messages, said, lacks}) => {
        const onError = jest.fn()
        const {formatMessage} = createIntl({locale, defaultLocale: 'en-US', messages, onError})

        expect(formatMessage(texts.cart)).toBe(said)
        expect(onError).toHaveBeenCalledTimes(lacks)
    }
)
