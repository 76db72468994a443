import type {Page} from '@playwright/test'
import {z} from 'zod'
import rawConfig from '../../../config/default'
import {checkedConfig} from '../../../config/storefront-config'

const {commerceApi, defaultSite} = checkedConfig(rawConfig)

/** A call with the shopper's own token through the shop's server, as the pages make it. */
const call = async <Answer>(
    page: Page,
    {path, body}: {path: string; body: object},
    answer: z.ZodType<Answer>
): Promise<Answer> => {
    const org = `organizations/${commerceApi.organizationId}`
    const address = `${commerceApi.apiPath}${path.replace('{org}', org)}`
    const mark = path.includes('?') ? '&' : '?'
    const response = await page.request.post(`${address}${mark}siteId=${defaultSite}`, {
        headers: {'x-site-id': defaultSite},
        data: body
    })
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
    return answer.parse(await response.json())
}

const Agreements = z.object({agreement: z.array(z.object({agreementId: z.string()})).min(1)})

type Own = <Answer>(name: string, body: object, answer: z.ZodType<Answer>) => Promise<Answer>

/** The retailer's own calls, for the shopper with a session in this browser. */
const ownCalls = async (page: Page): Promise<Own> => {
    const session = await page.request.get('/api/session')
    const {customerId} = z.object({customerId: z.string()}).parse(await session.json())
    return (name, body, answer) =>
        call(page, {path: `/custom/${name}`, body: {customerId, ...body}}, answer)
}

/** Who applies, and what for; the end of the number decides the result. */
type Application = {ssn: string; productItems?: {productId: string; quantity: number}[]}

/** The birth date that `fillBirthDate` types. */
const born = '1988-02-29'

/** Applies with the calls that the application's pages make; returns its basket. */
const decided = async (page: Page, own: Own, {ssn, productItems = []}: Application) => {
    const {basketId} = await call(
        page,
        {
            path: '/checkout/shopper-baskets/v2/{org}/baskets?temporary=true',
            body: {c_ssn: ssn, c_dob: born, productItems}
        },
        z.object({basketId: z.string()})
    )
    const income = {tempBasketId: basketId, incomeAmount: 2000, payFrequency: 'WEEKLY'}
    await own('get-decision/v1/{org}/decision', income, z.unknown())
    return basketId
}

/** Applies for the shopper with a session in this browser, without a page. */
export const applyByCalls = async (page: Page, ssn: string): Promise<void> => {
    await decided(page, await ownCalls(page), {ssn})
}

/** A checkout on the next day: its basket has expired. */
export const endTemporaryBasket = async (page: Page): Promise<void> => {
    const id = await page.evaluate(() => localStorage.getItem('tempBasketId'))
    const baskets = `/checkout/shopper-baskets/v2/organizations/${commerceApi.organizationId}/baskets`
    const address = `${commerceApi.apiPath}${baskets}/${id}?siteId=${defaultSite}`
    const response = await page.request.delete(address, {headers: {'x-site-id': defaultSite}})
    if (!response.ok()) throw new Error(`The basket does not end: ${response.status()}`)
}

/**
 * Rents an item for a signed-in shopper, with the calls of the application and the checkout: one agreement, signed, and
 * due today. Returns its id.
 */
export const rentAPiece = async (
    page: Page,
    origin: string,
    productId: string
): Promise<string> => {
    const own = await ownCalls(page)
    const productItems = [{productId, quantity: 1}]
    const tempBasketId = await decided(page, own, {ssn: '900-12-3451', productItems})
    const {agreement} = await own(
        'create-agreement/v1/{org}/createagreement',
        {tempBasketId, paymentSchedule: 'WEEKLY', firstDueDate: today()},
        Agreements
    )
    const agreementId = agreement[0]?.agreementId ?? ''
    const {signingUrl} = await own(
        'agreement-signing/v1/{org}/envelope',
        {agreementId, returnUrl: `${origin}/docusign-redirect`},
        z.object({signingUrl: z.string()})
    )
    const signing = new URL(signingUrl)
    await page.request.post(`${signing.origin}${signing.pathname}`, {
        maxRedirects: 0,
        form: {token: signing.searchParams.get('token') ?? '', event: 'signing_complete'}
    })
    return agreementId
}

/** The day at the stores around the default zip. */
const today = (): string =>
    new Intl.DateTimeFormat('en-CA', {timeZone: 'America/Los_Angeles'}).format(new Date())
