import type {ShopperConsentsTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import type {Texts} from '../../core/locales'
import type {Migration} from '../../world/database'
import type {World} from '../../world/world'

export const consentMigration: Migration = {
    id: 'consents-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE consent (
                -- A guest's id or a customer's.
                shopper_id TEXT NOT NULL,
                subscription_id TEXT NOT NULL,
                channel TEXT NOT NULL,
                contact_point TEXT NOT NULL,
                status TEXT NOT NULL,
                PRIMARY KEY (shopper_id, subscription_id, channel, contact_point)
            ) STRICT;
        `)
    }
}

export type Channel = 'email' | 'sms' | 'whatsapp'

type Words = Texts

export type Subscription = {
    id: string
    channels: readonly Channel[]
    tags: readonly string[]
    title: Words
    subtitle: Words
}

/** What shoppers can agree to; the tags say where it is offered. */
export const subscriptions: readonly Subscription[] = [
    {
        id: 'weekly-deals',
        channels: ['email', 'sms'],
        tags: ['account', 'checkout', 'email_capture', 'registration'],
        title: {en: 'Weekly deals', es: 'Ofertas de la semana'},
        subtitle: {
            en: 'The best offers of your store, once a week.',
            es: 'Las mejores ofertas de su tienda, una vez por semana.'
        }
    },
    {
        id: 'payment-reminders',
        channels: ['email', 'sms'],
        tags: ['account'],
        title: {en: 'Payment reminders', es: 'Recordatorios de pago'},
        subtitle: {
            en: 'A note before each payment is due.',
            es: 'Un aviso antes de cada pago.'
        }
    }
]

export const ConsentRequest = z.object({
    subscriptionId: z
        .string()
        .max(255)
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    channel: z.enum(['email', 'sms', 'whatsapp']),
    contactPointValue: z.string().min(3).max(320),
    status: z.enum(['opt_in', 'opt_out'])
})

export type ConsentRequest = z.output<typeof ConsentRequest>

type Fault = {code: string; message: string}

const shapes: Record<Channel, RegExp> = {
    email: /^[^\s@:]+@[^\s@:]+\.[^\s@:]+$/,
    sms: /^\+?[\d\s().-]{7,20}$/,
    whatsapp: /^\+?[\d\s().-]{7,20}$/
}

/** The problem of a consent; undefined if it can be stored. */
export const faultOf = ({
    subscriptionId,
    channel,
    contactPointValue
}: ConsentRequest): Fault | undefined => {
    const subscription = subscriptions.find(({id}) => id === subscriptionId)
    if (!subscription) {
        return {code: 'SUBSCRIPTION_NOT_FOUND', message: `No subscription '${subscriptionId}'.`}
    }
    if (!subscription.channels.includes(channel)) {
        return {code: 'INVALID_CHANNEL', message: `'${subscriptionId}' does not go by ${channel}.`}
    }
    if (!shapes[channel].test(contactPointValue)) {
        return {code: 'INVALID_CONTACT_POINT', message: `Invalid contact point for ${channel}.`}
    }
    return undefined
}

export const saveConsent = ({statement}: World, shopperId: string, consent: ConsentRequest) =>
    statement(
        `INSERT OR REPLACE INTO consent
             (shopper_id, subscription_id, channel, contact_point, status)
         VALUES (?, ?, ?, ?, ?)`
    ).run(
        shopperId,
        consent.subscriptionId,
        consent.channel,
        consent.contactPointValue,
        consent.status
    )

export const consentsOf = (
    {statement}: World,
    shopperId: string,
    subscriptionId: string
): ShopperConsentsTypes.SubscriptionStatusEntry[] =>
    statement<ShopperConsentsTypes.SubscriptionStatusEntry>(
        `SELECT channel, contact_point AS contactPointValue, status FROM consent
         WHERE shopper_id = ? AND subscription_id = ? ORDER BY rowid DESC LIMIT 10`
    ).all(shopperId, subscriptionId)
