import {testSandbox} from '@sandbox/tests/test-sandbox'
import {aServer} from '../../../tests/support/render-on-server'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

const serverLeadingTo = (redirectHosts: string[]) =>
    aServer((input, init) => sandbox.handle(new Request(input, init)), undefined, {redirectHosts})

const careers = 'https://careers.homeward.example/jobs'

test.each`
    address                     | leads                     | status | row
    ${'/search?q=stores'}       | ${'/store-locator'}       | ${301} | ${'SEARCH-017'}
    ${'/es-US/search?q=stores'} | ${'/es-US/store-locator'} | ${301} | ${'SEARCH-017'}
    ${'/search?q=careers'}      | ${careers}                | ${302} | ${'SEARCH-016'}
    ${'/es-US/search?q=empleo'} | ${careers}                | ${302} | ${'SEARCH-016'}
`(
    'whose browser runs no script is led from $address to $leads, too [$row]',
    async ({address, leads, status}) => {
        const page = await serverLeadingTo(['careers.homeward.example']).render(address)

        expect(page).toMatchObject({redirect: leads, status})
    }
)

test('a search leads to no host but those of the configuration [D-12]', async () => {
    const page = await serverLeadingTo(['jobs.homeward.example']).render('/search?q=careers')

    expect(page).toMatchObject({redirect: null, status: 200})
})

test('a search that finds nothing keeps nobody waiting whose browser runs no script (decision 3)', async () => {
    const {html} = await serverLeadingTo([]).render('/search?q=zzzzqqq')

    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    expect(main).toContain('href="/shop-all"')
    expect(main).toContain('href="/c/furniture')
    expect(main).not.toMatch(/class="skeleton/)
})
