import type {CardFrameMessage} from '@contract/third-parties'
import {z} from 'zod'
import {endpoint} from '../../core/endpoint'
import {newCardToken} from '../../renting/payments/model/card-token'
import {html, htmlPage, scriptValue} from '../page/html-page'
import {mustBeStorefront} from '../page/storefront-origins'
import {CardForm, readCard} from './read-card'

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

/** The form in the frame, for a page of the storefront. */
const cardForm = endpoint({
    method: 'GET',
    path,
    access: 'public',
    query: z.object({origin: z.string().max(256)}),
    handle: ({query}) => framed(mustBeStorefront(query.origin).origin)
})

/** Tells the page around the frame a token. Number and code are forgotten with this call. */
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
