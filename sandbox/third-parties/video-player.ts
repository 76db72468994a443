import {z} from 'zod'
import {endpoint} from '../core/endpoint'
import {localeIds, defaultLocale} from '../core/locales'
import {notFound} from '../core/response'
import {translateTo} from '../renting/documents/document-words'
import {html, htmlPage} from './html-page'

/** The films that the player has, by id: what each is about, in both languages. */
const films = new Map<string, readonly [en: string, es: string]>([
    [
        'how-it-works',
        ['How rent-to-own works, in a minute', 'Cómo funciona la renta, en un minuto']
    ],
    ['exchange', ['How an exchange works', 'Cómo funciona un intercambio']]
])

/** The page of a film for a frame, like a video service's [CONTENT-017]. It shows its name instead of moving pictures. */
const player = endpoint({
    method: 'GET',
    path: '/video-player/:videoId',
    access: 'public',
    query: z.object({
        autoplay: z.enum(['0', '1']).optional(),
        hl: z.enum(localeIds).default(defaultLocale)
    }),
    handle: ({params: {videoId}, query}) => {
        const film = films.get(videoId) ?? notFound('video', videoId)
        const translate = translateTo(query.hl)
        return htmlPage({
            title: translate(...film),
            locale: query.hl,
            isFramed: true,
            body: html`<p>
                ${query.autoplay === '1' ? translate('Playing', 'Reproduciendo') : translate('Paused', 'En pausa')}
                (${videoId})
            </p>`
        })
    }
})

export const videoEndpoints = [player]
