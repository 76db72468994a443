import type {ShopperConsentsTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import type {World} from '../../world/world'
import {subscriptions, type Channel} from './subscription'

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

/** What is wrong with a consent; undefined when it can be kept. */
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

export const keepConsent = ({statement}: World, shopperId: string, consent: ConsentRequest) =>
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
