import type {RequestHandler} from 'express'
import {z} from 'zod'
import {parseStoreChoice, type StoreChoice, storeCookieText} from '@app/domain/store-choice'
import {safeRedirect} from '@app/lib/safe-redirect'

const Form = z.object({
    id: z.string().default(''),
    zip: z.string().default(''),
    return: z.string().default('/')
})

const choiceIn = (id: string, zip: string): StoreChoice | null => {
    const choice = parseStoreChoice(`${id}.${zip}.chosen`)
    return choice?.storeId === undefined ? null : choice
}

/** Whether a store may be chosen. Rejects where nobody knows. */
export type MayChoose = (storeId: string) => Promise<boolean>

/**
 * Makes a store the shopper's where there is no script, and leads back to the page that it was chosen on. One that is
 * unknown, hidden, closed or not to be chosen is left alone [STORE-035] (G-54); while the platform does not say, the
 * shopper's word counts, and pages look at it again.
 */
export const chooseStore =
    (secure: boolean, mayChoose: MayChoose): RequestHandler =>
    (req, res, next) => {
        const form = Form.safeParse(req.body)
        if (!form.success) {
            res.status(400).set('cache-control', 'no-store').send()
            return
        }
        const {id, zip, return: back} = form.data
        const choice = choiceIn(id, zip)
        const answer = (may: boolean) => {
            if (choice && may) res.append('set-cookie', storeCookieText(choice, secure))
            res.set('cache-control', 'no-store').redirect(303, safeRedirect(back, []) ?? '/')
        }
        const requested = choice ? mayChoose(id).catch(() => true) : Promise.resolve(false)
        requested.then(answer).catch(next)
    }
