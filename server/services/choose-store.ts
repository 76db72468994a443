import type {Request, RequestHandler} from 'express'
import {z} from 'zod'
import {parseStoreChoice, type StoreChoice} from '@app/domain/store/choice/store-choice'
import {storeCookieText} from '@app/domain/store/choice/store-cookie'
import {safeRedirect} from '@app/lib/safety/safe-redirect'

const Form = z.object({
    id: z.string().default(''),
    zip: z.string().default(''),
    return: z.string().default('/')
})

/** Other sites may not change our shoppers' store: a browser says where a form came from. */
const isOurOwn = ({headers}: Pick<Request, 'headers'>): boolean => {
    const {origin, host} = headers
    const site = headers['sec-fetch-site']
    if (site !== undefined) return site === 'same-origin' || site === 'none'
    return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

const choiceIn = (id: string, zip: string): StoreChoice | null => {
    const choice = parseStoreChoice(`${id}.${zip}.chosen`)
    return choice?.storeId === undefined ? null : choice
}

/** Makes a store the shopper's where there is no script, and leads back to the page that it was chosen on. */
export const chooseStore =
    (secure: boolean): RequestHandler =>
    (req, res) => {
        const form = Form.safeParse(req.body)
        if (!form.success || !isOurOwn(req)) {
            res.status(form.success ? 403 : 400)
                .set('cache-control', 'no-store')
                .send()
            return
        }
        const {id, zip, return: back} = form.data
        const choice = choiceIn(id, zip)
        if (choice) res.append('set-cookie', storeCookieText(choice, secure))
        res.set('cache-control', 'no-store').redirect(303, safeRedirect(back, []) ?? '/')
    }
