import {lightNumbers} from './light-numbers'

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
    test.each(AMOUNTS)('%d dollars are written as the platform writes them', (amount) => {
        expect(light(locale, DOLLARS).format(amount)).toBe(
            new Intl.NumberFormat(locale, DOLLARS).format(amount)
        )
    })

    test('every amount of cents up to a thousand dollars is', () => {
        const platform = new Intl.NumberFormat(locale, DOLLARS)
        for (let cents = 0; cents <= 100_000; cents += 1) {
            expect(light(locale, DOLLARS).format(cents / 100)).toBe(platform.format(cents / 100))
        }
    })

    test.each(COUNTS)('the count %d is written as the platform writes it', (count) => {
        const written = new Intl.NumberFormat(locale).format(count)

        expect(light(locale, undefined).format(count)).toBe(written)
        expect(light(locale, {}).format(count)).toBe(written)
    })
})

test('whole numbers and dollars do not open the platform’s rules, anything else does', () => {
    opened.mockClear()
    light('en-US', DOLLARS).format(12)
    light('en-US', undefined).format(12)
    expect(opened).not.toHaveBeenCalled()

    expect(light('en-US', undefined).format(1.5)).toBe('1.5')
    expect(light('en-US', {style: 'percent'}).format(0.25)).toBe('25%')
    expect(opened).toHaveBeenCalledTimes(2)
})
