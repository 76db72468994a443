import {z} from 'zod'
import type {CardFrameMessage} from '@contract/third-parties'
import {mustBeStorefront} from '../core/addresses'
import {endpoint} from '../core/endpoint'
import {addDays, addMonths, type Day} from '../renting/days'
import {type CardKind, isExpired, newCardToken} from '../renting/payments/payment-method'
import {html, htmlPage, scriptValue} from './html-page'

/** The fields of the frame's form. */
export const CardForm = z.object({
    origin: z.string().max(256),
    number: z.string().max(32),
    expires: z.string().max(7),
    code: z.string().max(4)
})

/** The card details that may be passed on, or an error message. */
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

/** The Luhn check. */
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

const path = '/card-frame'

const framed = (origin: string, fault?: string) =>
    htmlPage({
        title: 'Card',
        isFramed: true,
        body: html`<form method="post" action="${path}" autocomplete="on">
            ${fault ? html`<p role="alert">${fault}</p>` : ''}
            <input type="hidden" name="origin" value="${origin}" />
            <label
                >Card number
                <input name="number" inputmode="numeric" autocomplete="cc-number" required />
            </label>
            <label
                >Expires (MM/YY)
                <input name="expires" autocomplete="cc-exp" placeholder="MM/YY" required />
            </label>
            <label
                >Security code
                <input name="code" inputmode="numeric" autocomplete="cc-csc" required />
            </label>
            <button>Use this card</button>
        </form>`
    })

/** The card form that a storefront page shows in a frame. */
const cardForm = endpoint({
    method: 'GET',
    path,
    access: 'public',
    query: z.object({origin: z.string().max(256)}),
    handle: ({query}) => framed(mustBeStorefront(query.origin).origin)
})

/** Posts a token to the parent page. The card number and the security code are not stored. */
const takeCard = endpoint({
    method: 'POST',
    path,
    access: 'public',
    bodyType: 'form',
    body: CardForm,
    handle: ({body, world, now}) => {
        const {origin} = mustBeStorefront(body.origin)
        const card = readCard(body, now.toISOString().slice(0, 10))
        if (typeof card === 'string') return framed(origin, card)
        const message: CardFrameMessage = {
            type: 'card-token',
            token: newCardToken(world, card),
            ...card
        }
        return htmlPage({
            title: 'Card',
            isFramed: true,
            body: html`<p role="status">${card.cardType} ending in ${card.lastFour}</p>`,
            script: `parent.postMessage(${scriptValue(message)}, ${scriptValue(origin)})`
        })
    }
})

export const cardFrameEndpoints = [cardForm, takeCard]
