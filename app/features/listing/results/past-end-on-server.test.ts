import {testSandbox} from '@sandbox/tests/test-sandbox'
import {aServer} from '../../../../tests/support/render-on-server'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

test.each(['/c/furniture?offset=9975', '/search?q=sofa&offset=5000'])(
    '%s leads to the last page, which has items',
    async (address) => {
        const server = aServer((input, init) => sandbox.handle(new Request(input, init)))

        const {html} = await server.render(address)
        const [, last = ''] = /href="([^"]+)"[^>]*>Go to the last page</.exec(html) ?? []
        const {html: lastPage} = await server.render(last.replaceAll('&amp;', '&'))

        expect(html).not.toContain('We found nothing that fits')
        expect(lastPage).toContain('<article')
    }
)
