import type {Locale} from '../../core/query-values'
import {storefrontOrigins} from '../../third-parties/page/storefront-origins'
import {withQuery} from '../../third-parties/page/go-to'
import type {World} from '../../world/world'
import {sendMessage, type Message} from './message'

type Reset = Pick<Message, 'to' | 'locale' | 'token'> & {
    email: string
    expiresAt: number
    by?: Message['by']
}

/** The message by which a password is set anew; it leads to the storefront's page [G-31]. */
export const sendReset = (
    world: World,
    {to, email, locale, token, expiresAt, by = 'email'}: Reset
) => {
    const page = `${storefrontOrigins()[0]}${prefixes[locale]}/my-accounts/resetPassword`
    sendMessage(world, {
        kind: 'password-reset',
        by,
        to,
        locale,
        token,
        link: withQuery(page, {token, email}),
        sentAt: world.now().toISOString(),
        expiresAt: new Date(expiresAt).toISOString()
    })
}

const prefixes: Record<Locale, string> = {'en-US': '', 'es-US': '/es-US'}
