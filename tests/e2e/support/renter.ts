import type {Page} from '@playwright/test'
import {z} from 'zod'
import rawConfig from '../../../config/default'
import {checkedConfig} from '../../../config/storefront-config'

const {commerceApi, defaultSite} = checkedConfig(rawConfig)

/** A call of the shopper's own through the shop's server, as the pages make it. */
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

/**
 * Rents a piece for whoever is signed in, by the calls that the application and the checkout make: one agreement, signed, and
 * due today. Answers its id.
 */
export const rentAPiece = async (
    page: Page,
    origin: string,
    productId: string
): Promise<string> => {
    const session = await page.request.get('/api/session')
    const {customerId} = z.object({customerId: z.string()}).parse(await session.json())
    const own = <Answer>(name: string, body: object, answer: z.ZodType<Answer>) =>
        call(page, {path: `/custom/${name}`, body: {customerId, ...body}}, answer)

    const {basketId: tempBasketId} = await call(
        page,
        {
            path: '/checkout/shopper-baskets/v2/{org}/baskets?temporary=true',
            body: {
                c_ssn: '900-12-3451',
                c_dob: '1990-02-03',
                productItems: [{productId, quantity: 1}]
            }
        },
        z.object({basketId: z.string()})
    )
    await own(
        'get-decision/v1/{org}/decision',
        {tempBasketId, incomeAmount: 2000, payFrequency: 'WEEKLY'},
        z.unknown()
    )
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
