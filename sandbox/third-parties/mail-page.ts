import {z} from 'zod'
import {endpoint} from '../core/endpoint'
import {notFound} from '../core/response'
import {messagesTo, type Message} from '../shoppers/messages/message'
import {html, htmlPage} from './html-page'

/** The messages give access to accounts, so only a sandbox with open controls shows them. */
const isShown = () => process.env.SANDBOX_MAIL !== 'off'

const mostShown = 50

/** The messages that a real system would have sent, newest first. For development and the open sandbox. */
const mailPage = endpoint({
    method: 'GET',
    path: '/mail',
    access: 'public',
    query: z.object({to: z.string().max(256).optional()}),
    handle: ({query, world}) => {
        if (!isShown()) return notFound('page', 'mail')
        const messages = messagesTo(world, query.to || undefined).slice(0, mostShown)
        return htmlPage({
            title: 'Mail',
            body: html`<form action="/mail">
                    <label>To <input name="to" type="email" value="${query.to ?? ''}" /></label>
                    <button>Show</button>
                </form>
                ${messages.length ? messages.map(entry) : html`<p>There is no mail.</p>`}`
        })
    }
})

const entry = ({kind, to, locale, sentAt, link, token}: Message) => html`
    <h2>${kind}</h2>
    <p>To ${to} (${locale}), ${sentAt}</p>
    ${link ? html`<p><a href="${link}">${link}</a></p>` : html`<p>Code ${token}</p>`}
`

export const mailEndpoints = [mailPage]
