import type {LeadAnswer} from '@contract/third-parties'
import {z} from 'zod'
import {endpoint} from '../../core/endpoint'
import {badRequest} from '../../core/problem'
import {lock} from '../../world/secret-box'
import {contactFields} from './contact'

const Lead = z.looseObject({
    formType: z.literal(5),
    storeNumber: z.string().max(10).default('00000'),
    optIn: z.union([z.literal(0), z.literal(1)]).default(1),
    formGUID: z.string().min(1).max(64),
    lead: z.looseObject({
        contactInfo: z.looseObject({
            primaryPhone: contactFields.phone.optional(),
            email: contactFields.email.optional()
        })
    }),
    description: z.string().max(1000).default(''),
    authFlag: z.literal(0),
    languagePreference: z.number().int().min(1).max(9).default(1),
    activityDate: z.string().max(40),
    customerloggedIn: z.union([z.boolean(), z.enum(['Y', 'N'])]).optional(),
    messageId: z.string().min(1).max(64)
})

/** Somebody who wants to be called or written to; the same message counts once. [API-041, API-042, API-043] */
export const postLead = endpoint({
    method: 'POST',
    path: '/leads/lead',
    body: Lead,
    handle: ({body, headers, shopper, world, now}): LeadAnswer => {
        for (const name of ['correlationId', 'userId', 'clientId']) {
            if (!headers.get(name)) badRequest(`The header '${name}' is missing.`)
        }
        const {primaryPhone, email} = body.lead.contactInfo
        if (!primaryPhone && !email) badRequest('A lead needs a phone number or an email.')
        const {statement} = world
        statement(
            `INSERT INTO lead (id, form_guid, message_id, store_number, opt_in, contact,
                 description, customer_id, correlation_id, received_at)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
             ON CONFLICT (form_guid, message_id) DO NOTHING`
        ).run(
            world.newId(),
            body.formGUID,
            body.messageId,
            body.storeNumber,
            body.optIn,
            lock(world, JSON.stringify({primaryPhone, email})),
            body.description,
            shopper.customerId,
            headers.get('correlationId'),
            now.getTime()
        )
        const row = statement<{id: string}>(
            'SELECT id FROM lead WHERE form_guid = ? AND message_id = ? AND customer_id = ?'
        ).get(body.formGUID, body.messageId, shopper.customerId)
        if (!row) return badRequest('The message belongs to somebody else.')
        return {leadId: row.id, messageId: body.messageId, status: 'RECEIVED'}
    }
})
