import type {DealsSignUpAnswer} from '@contract/third-parties'
import {z} from 'zod'
import {customPath, readScope} from '../../renting/agreements/custom-path'
import {endpoint} from '../../core/endpoint'
import {siteQuery} from '../../core/query-values'
import {hashOf} from '../../shoppers/sign-in/sessions/secret'
import {lock} from '../../world/secret-box'
import {contactFields} from './contact'

/** What is wrong is said in the answer, not by its status: the form shows it. [API-040, ENTITY-028, G-57] */
export const signUp = endpoint({
    method: 'POST',
    path: customPath('sign-up-for-deals', 'signup'),
    scope: readScope,
    query: siteQuery,
    body: z.looseObject({
        email: z.string().max(256).default(''),
        phone: z.string().max(32).default(''),
        optIn: z.enum(['0', '1']).default('0')
    }),
    handle: ({body, world, now}): DealsSignUpAnswer => {
        const {email, phone, optIn} = body
        const error = faultIn(body)
        if (error) return {success: false, error}
        for (const contact of [email, phone].filter(Boolean)) {
            world
                .statement(
                    `INSERT OR IGNORE INTO deals_sign_up (contact_hash, contact, opt_in, signed_up_at)
                     VALUES (?, ?, ?, ?)`
                )
                .run(hashOf(contact.toLowerCase()), lock(world, contact), optIn, now.getTime())
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
