import {serialize} from 'cookie'
import type {RequestHandler} from 'express'
import {z} from 'zod'
import {
    formatStoreChoice,
    parseStoreChoice,
    type StoreChoice,
    storeCookie
} from '@app/domain/stores/store-choice'
import {safeRedirect} from '@app/lib/address/safe-redirect'

const Form = z.object({
    id: z.string().default(''),
    zip: z.string().default(''),
    return: z.string().default('/')
})

const choiceIn = (id: string, zip: string): StoreChoice | null => {
    const choice = parseStoreChoice(`${id}.${zip}.chosen`)
    return choice?.storeId === undefined ? null : choice
}

const storeCookieText = (choice: StoreChoice, secure: boolean): string => {
    const {name, path, days, sameSite} = storeCookie
    const maxAge = days * 24 * 60 * 60
    return serialize(name, formatStoreChoice(choice), {path, maxAge, sameSite, secure})
}

/** Whether a store can be chosen. Rejects if that cannot be found out. */
export type MayChoose = (storeId: string) => Promise<boolean>

/**
 * Makes a store the shopper's in a browser without script, and redirects back to the page where it was chosen. A store
 * that is unknown, hidden, closed or cannot be chosen changes nothing [STORE-035] (G-54); while the platform does not
 * respond the choice is accepted, and pages check it again.
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
