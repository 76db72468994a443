import {testSandbox} from '../tests/test-sandbox'

const sandbox = testSandbox()
const token = sandbox.guestToken()
afterAll(() => sandbox.close())

const read = async (ids: string) => {
    const path = '/custom/custom-prefs/v1/organizations/{org}/getcustompreferences'
    const {body} = await sandbox.call(`GET ${path}?siteId=Homeward&c_prefs=${ids}`, {token})
    return body.customPreferences
}

test('preferences are found by their ids, without those that are not set [API-014]', async () => {
    expect(await read('checkoutSessionTimeout,__proto__,unknown')).toEqual({
        checkoutSessionTimeout: 15
    })
})

test('a preference can be set for a test', async () => {
    await sandbox.call('PUT /__control/preferences/checkoutSessionTimeout', {body: {value: 1}})

    expect(await read('checkoutSessionTimeout')).toEqual({checkoutSessionTimeout: 1})
})

test('the configuration has the site’s languages and currency', async () => {
    const path = '/configuration/shopper-configurations/v1/organizations/{org}/configurations'

    const {body} = await sandbox.call(`GET ${path}?siteId=Homeward`, {token})

    expect(body.configurations).toContainEqual(
        expect.objectContaining({id: 'defaultCurrency', value: 'USD'})
    )
})
