import {z} from 'zod'
import type {DealsSignUpAnswer, LeadAnswer, UnsubscribeAnswer} from '@contract/third-parties'
import {endpoint} from '../core/endpoint'
import {siteQuery} from '../core/query-values'
import {badRequest} from '../core/response'
import {customPath, readScope} from '../renting/rental-account'
import {hashOf} from '../shoppers/sign-in/session'
import {lock} from '../world/keys'

/** Contact details: e-mail and phone numbers. */
export const contactFields = {
    email: z
        .string()
        .max(256)
        .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'is no e-mail address'),
    phone: z.string().regex(/^[2-9]\d{2}[2-9]\d{6}$/, 'must be ten digits of a US number')
}

/** Errors are in the response body, not in the status, because the form shows them. [API-040, ENTITY-028, G-57] */
export const signUp = endpoint({
    method: 'POST',
    path: customPath('sign-up-for-deals', 'signup'),
    scope: readScope,
    query: siteQuery,
    body: z.looseObject({
        email: z.string().max(256).default(''),
        phone: z.string().max(32).default(''),
        optIn: z.enum(['0', '1']).default('0'),
        consentVersion: z.string().max(40).default(''),
        locale: z.string().max(10).default('')
    }),
    handle: ({body, world, now}): DealsSignUpAnswer => {
        const {email, phone, optIn, consentVersion, locale} = body
        const error = faultIn(body)
        if (error) return {success: false, error}
        for (const contact of [email, phone].filter(Boolean)) {
            world
                .statement(
                    `INSERT OR IGNORE INTO deals_sign_up
                         (contact_hash, contact, opt_in, signed_up_at, consent)
                     VALUES (?, ?, ?, ?, ?)`
                )
                .run(
                    hashOf(contact.toLowerCase()),
                    lock(world, contact),
                    optIn,
                    now.getTime(),
                    `${consentVersion} ${locale}`.trim()
                )
        }
        return {success: true}
    }
})

/** Forgets a contact; the answer is the same for one that never signed up. [ROUTE-058] (D-32) */
export const unsubscribe = endpoint({
    method: 'POST',
    path: customPath('sign-up-for-deals', 'unsubscribe'),
    scope: readScope,
    query: siteQuery,
    body: z.looseObject({
        email: z.string().max(256).default(''),
        phone: z.string().max(32).default('')
    }),
    handle: ({body: {email, phone}, world}): UnsubscribeAnswer => {
        if (!email && !phone) badRequest('An email or a phone number is needed.')
        for (const contact of [email, phone].filter(Boolean)) {
            world
                .statement('DELETE FROM deals_sign_up WHERE contact_hash = ?')
                .run(hashOf(contact.toLowerCase()))
        }
        return {success: true}
    }
})

type Given = {email: string; phone: string; optIn: string}

const faultIn = ({email, phone, optIn}: Given): string | undefined => {
    if (!email && !phone) return 'Enter one of the above details to sign up!'
    if (email && !contactFields.email.safeParse(email).success) {
        return 'Please enter a valid email address.'
    }
    if (!phone) return undefined
    if (!contactFields.phone.safeParse(phone).success) return 'Please enter a valid mobile number.'
    return optIn === '1' ? undefined : 'You must agree to receive deals and offers'
}

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

/** A request to be contacted. A message is stored once, even if it is sent again. [API-041, API-042, API-043] */
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
            'SELECT id FROM lead WHERE form_guid = ? AND message_id = ?'
        ).get(body.formGUID, body.messageId)
        if (!row) return badRequest('The message was not stored.')
        return {leadId: row.id, messageId: body.messageId, status: 'RECEIVED'}
    }
})
