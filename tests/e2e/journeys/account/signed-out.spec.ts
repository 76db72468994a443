import {z} from 'zod'
import rawConfig from '../../../../config/default'
import {checkedConfig} from '../../../../config/storefront-config'
import {register, signOutByMenu} from '../../support/identity'
import {withStore} from '../../support/shopper'
import {expect, test} from '../../support/test'

const {
    defaultSite: siteId,
    commerceApi: {organizationId}
} = checkedConfig(rawConfig)

test('cookies that were copied before a customer signed out open nothing after it [AUTH-047]', async ({
    page,
    baseURL,
    browser,
    complaints,
    shopLocale: locale
}) => {
    complaints.mayHappen(/merge|409/)
    await withStore(page, baseURL)
    await register(page, locale)
    const copy = await browser.newContext({
        ...(baseURL && {baseURL}),
        storageState: await page.context().storageState()
    })
    const fromShop = {headers: {'sec-fetch-site': 'same-origin'}}
    const session = await copy.request.get('/api/session', fromShop)
    const {customerId} = z.object({customerId: z.string()}).parse(await session.json())
    const own = `/api/scapi/customer/shopper-customers/v1/organizations/${organizationId}/customers/${customerId}?siteId=${siteId}`
    expect((await copy.request.get(own, fromShop)).status()).toBe(200)

    await signOutByMenu(page, locale)

    await expect.poll(async () => (await copy.request.get(own, fromShop)).status()).toBe(401)
    await copy.close()
})
