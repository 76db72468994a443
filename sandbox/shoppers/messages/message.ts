import type {Locale} from '../../core/query-values'
import {stored} from '../../core/values/stored'
import {lock, unlock} from '../../world/secret-box'
import type {World} from '../../world/world'

/** What the platform would have sent to a shopper. */
export type Message = {
    kind: 'password-reset' | 'sign-in-code'
    by: 'email' | 'sms'
    to: string
    locale: Locale
    /** What the shopper proves with that the message arrived. */
    token: string
    /** Where the message leads, with the token in it. */
    link?: string
    sentAt: string
    expiresAt: string
}

const mostKept = 200

/** Nothing leaves the machine: the message is kept, locked, where only control reads it. */
export const sendMessage = (world: World, message: Message) => {
    world
        .statement('INSERT INTO message (recipient, document) VALUES (?, ?)')
        .run(message.to, lock(world, JSON.stringify(message)))
    world
        .statement('DELETE FROM message WHERE id <= (SELECT max(id) FROM message) - ?')
        .run(mostKept)
}

/** Newest first; of everybody, or of one who gets them. */
export const messagesTo = (world: World, recipient?: string): Message[] =>
    world
        .statement<{document: string}>(
            'SELECT document FROM message WHERE ? IS NULL OR recipient = ? ORDER BY id DESC'
        )
        .all(recipient ?? null, recipient ?? null)
        .map(({document}) => stored(unlock(world, document)))

export const forgetMessages = ({statement}: World) => statement('DELETE FROM message').run()
