import {z} from 'zod'
import type {CardFrameMessage} from '@contract/third-parties'
import {mustBeStorefront} from '../../core/addresses'
import {endpoint} from '../../core/endpoint'
import {notFound} from '../../core/response'
import {newCardToken} from '../../renting/payments/payment-method'
import {translateTo} from '../../renting/documents/document-words'
import {FrameLocale, readyScript} from './card-frame'
import {html, htmlPage, scriptValue} from '../html-page'

const path = '/wallet-frame/:wallet'

const names: Readonly<Record<string, string>> = {
    'apple-pay': 'Apple Pay',
    'google-pay': 'Google Pay',
    paypal: 'PayPal',
    venmo: 'Venmo',
    'cash-app': 'Cash App'
}

const nameOf = (wallet: string) =>
    (Object.hasOwn(names, wallet) ? names[wallet] : undefined) ?? notFound('wallet', wallet)

const origin = z.string().max(256)

/** The provider's page, framed by a storefront page. A user who is signed in at the provider agrees to pay [G-29]. */
const walletPage = endpoint({
    method: 'GET',
    path,
    access: 'public',
    query: z.object({origin, locale: FrameLocale}),
    handle: ({params, query}) => {
        const name = nameOf(params.wallet)
        const translate = translateTo(query.locale)
        const target = mustBeStorefront(query.origin).origin
        return htmlPage({
            title: name,
            locale: query.locale,
            isFramed: true,
            script: readyScript(target),
            body: html`<form method="post" action="/wallet-frame/${params.wallet}">
                <input type="hidden" name="origin" value="${target}" />
                <input type="hidden" name="locale" value="${query.locale}" />
                <button>${translate('Pay with', 'Pagar con')} ${name}</button>
            </form>`
        })
    }
})

/** Posts a token to the parent page, as the card frame does. */
const agreed = endpoint({
    method: 'POST',
    path,
    access: 'public',
    bodyType: 'form',
    body: z.object({origin, locale: FrameLocale}),
    handle: ({params, body, world}) => {
        const cardType = nameOf(params.wallet)
        const translate = translateTo(body.locale)
        const target = mustBeStorefront(body.origin).origin
        const account = {cardType, lastFour: '1881', expirationDate: '2099-12-31'}
        const message: CardFrameMessage = {
            type: 'card-token',
            token: newCardToken(world, account),
            ...account
        }
        return htmlPage({
            title: cardType,
            locale: body.locale,
            isFramed: true,
            body: html`<p role="status">
                ${cardType} ${translate('ending in', 'que termina en')} ${account.lastFour}
            </p>`,
            script: `parent.postMessage(${scriptValue(message)}, ${scriptValue(target)})`
        })
    }
})

export const walletFrameEndpoints = [walletPage, agreed]
