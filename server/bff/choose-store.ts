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

/** Makes a store the shopper's where there is no script, and leads back to the page that it was chosen on. */
export const chooseStore =
    (secure: boolean): RequestHandler =>
    (req, res) => {
        const form = Form.safeParse(req.body)
        if (!form.success) {
            res.status(400).set('cache-control', 'no-store').send()
            return
        }
        const {id, zip, return: back} = form.data
        const choice = choiceIn(id, zip)
        if (choice) res.append('set-cookie', storeCookieText(choice, secure))
        res.set('cache-control', 'no-store').redirect(303, safeRedirect(back, []) ?? '/')
    }
