/** The one thing that texts ask of `Intl.NumberFormat`. */
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
    JSON.stringify(options) === '{"style":"currency","currency":"USD"}'

/**
 * Writes whole numbers and amounts in dollars as `Intl.NumberFormat` does for en-US and es-US, which write them alike; for
 * anything else it asks `heavy`, the real one. Amounts have no more than two decimals. The first real one of a page costs
 * V8 20 ms on a desk and 80 ms on a cheap phone, in which it opens the number rules of every language there is.
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
