import {storefrontConfig} from '@app/shell/storefront-config'
import {testSandbox} from '@sandbox/tests/test-sandbox'
import {aServer} from '../support/shop/render-on-server'

const sandbox = testSandbox()
afterAll(() => sandbox.close())
afterEach(() => jest.restoreAllMocks())

/** The error page instead of a listing, with the setting for stacks on or off. */
const errorPage = async (showErrorStacks: boolean): Promise<string> => {
    jest.replaceProperty(storefrontConfig(), 'showErrorStacks', showErrorStacks)
    sandbox.faults.add({path: '/custom/product/*/search', harm: {kind: 'status', status: 500}})
    const {render} = aServer((input, init) => sandbox.handle(new Request(input, init)))
    const {html} = await render('/c/furniture')
    return html
}

test('the error page shows a cleaned stack if the setting is on [ERR-003]', async () => {
    const html = await errorPage(true)

    const [, details = ''] = /<details class="failure__details">(.*?)<\/details>/s.exec(html) ?? []
    expect(details).toContain('Technical details')
    expect(details).toMatch(/CommerceError: unavailable \(500\).*\n\s+at /s)
    expect(details).not.toContain(process.cwd())
})

test('the error page shows no stack if the setting is off [ERR-003]', async () => {
    const html = await errorPage(false)

    expect(html).toContain('failure__help')
    expect(html).not.toContain('failure__details')
})
