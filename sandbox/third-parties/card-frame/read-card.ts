import {z} from 'zod'
import {addDays, addMonths, type Day} from '../../renting/agreements/model/days'
import {isExpired, type CardKind} from '../../renting/payments/model/payment-method'

/** What is typed into the frame. */
export const CardForm = z.object({
    origin: z.string().max(256),
    number: z.string().max(32),
    expires: z.string().max(7),
    code: z.string().max(4)
})

/** What may be said of a card, or what is wrong with it. */
export const readCard = (
    {number, expires, code}: z.output<typeof CardForm>,
    today: Day
): CardKind | string => {
    const digits = number.replace(/[ -]/g, '')
    const cardType = cardTypeOf(digits)
    if (!cardType || !isCardNumber(digits)) return 'Please check the card number.'
    const expirationDate = lastDayOf(expires)
    if (!expirationDate) return 'Please write the expiration date as MM/YY.'
    const card = {cardType, lastFour: digits.slice(-4), expirationDate}
    if (isExpired(card, today)) return 'This card has expired.'
    return /^\d{3,4}$/.test(code) ? card : 'Please check the security code.'
}

const cardTypes: readonly [RegExp, string][] = [
    [/^4\d{15}$/, 'Visa'],
    [/^(5[1-5]\d{14}|2[2-7]\d{14})$/, 'Mastercard'],
    [/^6(011|5\d\d)\d{12}$/, 'Discover'],
    [/^3[47]\d{13}$/, 'American Express']
]

const cardTypeOf = (digits: string) => cardTypes.find(([pattern]) => pattern.test(digits))?.[1]

/** Luhn's check. */
const isCardNumber = (digits: string) =>
    [...digits].reverse().reduce((sum, digit, index) => {
        const doubled = Number(digit) * (index % 2 ? 2 : 1)
        return sum + (doubled > 9 ? doubled - 9 : doubled)
    }, 0) %
        10 ===
    0

const lastDayOf = (text: string): Day | undefined => {
    const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)$/.exec(text) ?? []
    return month && year ? addDays(addMonths(`20${year}-${month}-01`, 1), -1) : undefined
}
