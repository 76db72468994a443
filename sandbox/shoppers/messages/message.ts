import {storefrontOrigins, withQuery} from '../../core/addresses'
import {parseStored} from '../../core/json'
import {type Locale, prefixOf} from '../../core/locales'
import type {Migration} from '../../world/database'
import {lock, unlock} from '../../world/keys'
import type {World} from '../../world/world'

export const messageMigration: Migration = {
    id: 'messages-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE message (
                id INTEGER PRIMARY KEY,
                recipient TEXT NOT NULL COLLATE NOCASE,
                -- JSON of a Message, locked: it carries what opens an account.
                document TEXT NOT NULL
            ) STRICT;
            CREATE INDEX message_to ON message (recipient);
        `)
    }
}

/** A message that the platform would have sent to a shopper. */
export type Message = {
    kind:
        | 'password-reset'
        | 'sign-in-code'
        | 'one-time-password'
        | 'phone-code'
        | 'agreement-link'
        | 'decision'
        | 'order'
    by: 'email' | 'sms'
    to: string
    locale: Locale
    /** The token by which the shopper proves that the message arrived; empty if nothing is proved. */
    token: string
    /** The link in the message, with its token. */
    link?: string
    sentAt: string
    expiresAt: string
}

const mostMessagesStored = 200

/** Nothing is really sent: the message is stored encrypted, and only the control endpoints read it. */
export const sendMessage = (world: World, message: Message) => {
    world
        .statement('INSERT INTO message (recipient, document) VALUES (?, ?)')
        .run(message.to, lock(world, JSON.stringify(message)))
    world
        .statement('DELETE FROM message WHERE id <= (SELECT max(id) FROM message) - ?')
        .run(mostMessagesStored)
}

/** Newest first; all messages, or one recipient's. */
export const messagesTo = (world: World, recipient?: string): Message[] =>
    world
        .statement<{document: string}>(
            'SELECT document FROM message WHERE ? IS NULL OR recipient = ? ORDER BY id DESC'
        )
        .all(recipient ?? null, recipient ?? null)
        .map(({document}) => parseStored(unlock(world, document)))

export const deleteMessages = ({statement}: World) => statement('DELETE FROM message').run()

type Reset = Pick<Message, 'to' | 'locale' | 'token'> & {
    email: string
    expiresAt: number
    by?: Message['by']
}

/** The message with which a password is reset; it links to the storefront's page [G-31]. */
export const sendReset = (
    world: World,
    {to, email, locale, token, expiresAt, by = 'email'}: Reset
) => {
    const page = `${storefrontOrigins()[0]}${prefixOf(locale)}/my-accounts/resetPassword`
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

type Link = Pick<Message, 'to' | 'locale' | 'token'> & {expiresAt: number}

/** The message with which a renter continues with an agreement, a day later or on another device [D-29]. */
export const sendAgreementLink = (world: World, {to, locale, token, expiresAt}: Link) =>
    sendMessage(world, {
        kind: 'agreement-link',
        by: 'email',
        to,
        locale,
        token,
        link: withQuery(`${storefrontOrigins()[0]}${prefixOf(locale)}/link-agreement`, {token}),
        sentAt: world.now().toISOString(),
        expiresAt: new Date(expiresAt).toISOString()
    })
