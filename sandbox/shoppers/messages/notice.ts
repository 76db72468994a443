import {storefrontOrigins} from '../../core/addresses'
import {type Locale, defaultLocale, prefixOf} from '../../core/locales'
import type {World} from '../../world/world'
import {type Message, sendMessage} from './message'

type Notice = Pick<Message, 'to' | 'kind'> & {
    locale: Locale | undefined
    /** The storefront's page that it links to, without the language. */
    page: string
}

const lifetime = 30 * 24 * 60 * 60 * 1000

/** A mail that informs and links to a page; it proves nothing. */
export const sendNotice = (world: World, {to, kind, locale = defaultLocale, page}: Notice) => {
    const now = world.now().getTime()
    sendMessage(world, {
        kind,
        by: 'email',
        to,
        locale,
        token: '',
        link: `${storefrontOrigins()[0]}${prefixOf(locale)}${page}`,
        sentAt: new Date(now).toISOString(),
        expiresAt: new Date(now + lifetime).toISOString()
    })
}
