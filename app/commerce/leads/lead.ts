import {useMutation, type UseMutationResult} from '@tanstack/react-query'
import {storedText} from '@app/lib/text/stored-text'
import type {Commerce, CommerceError} from '../client'
import type {DeviceIds} from '@app/domain/person/device-ids'
import {record, text} from '../json'
import {deviceIds} from './device-ids'

/** A person who wants to hear from the shop, and the form in which they said so [API-042, ENTITY-043]. */
export type Lead = {
    email?: string
    /** Ten digits [DEALS-009]. */
    phone?: string
    storeNumber?: string
    /** Which form it came from. */
    formGUID: string
    /** What was agreed to: version of the text, language, page (D-32). */
    description?: string
    /** The same id counts once, however often it is sent; without one our server makes it, one a day for each person. */
    messageId?: string
}

/** The description with the ids of the app's device (G-63), as the service has no field of its own for them. */
const describedWith = (description: string | undefined, ids: DeviceIds): {description?: string} => {
    const parts = [description, ...Object.entries(ids).map(([name, id]) => `${name}: ${id}`)]
    const all = parts.filter((part) => part !== undefined).join('; ')
    return all === '' ? {} : {description: all}
}

/**
 * Sends a lead through our own server, which checks and limits it. Returns the lead's id; undefined if the service told
 * none. Rejects with a CommerceError: below 500 the service refused it, else nothing is known of it.
 */
export const sendLead = async (
    commerce: Commerce,
    {email, ...lead}: Lead
): Promise<string | undefined> => {
    const answer = await commerce.fetch({
        family: 'own',
        path: '/visitor/lead',
        body: {
            ...lead,
            ...describedWith(lead.description, deviceIds()),
            ...(email !== undefined && {email: email.trim()}),
            optIn: true,
            language: commerce.locale
        }
    })
    return text(record(answer).leadId)
}

/** The id of this browser's latest lead from a short form [DEALS-048]. */
export const shortFormLeadId = storedText('shortFormLeadId')

/** Sends a lead [API-041]; a repeated one counts once. */
export const useSendLead = (
    commerce: Commerce
): UseMutationResult<string | undefined, CommerceError, Lead> =>
    useMutation({mutationFn: (lead: Lead) => sendLead(commerce, lead)})
