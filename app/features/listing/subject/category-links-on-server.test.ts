import {testSandbox} from '@sandbox/tests/test-sandbox'
import {aServer} from '../../../../tests/support/render-on-server'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

/** Every address below /c/ that the shop itself links to; the footer's links are its editors'. */
const categoryLinks = (html: string): string[] =>
    [...html.replace(/<footer[\s\S]*<\/footer>/, '').matchAll(/href="(\/c\/[^"]*)"/g)].flatMap(
        ([, href]) => href ?? []
    )

test.each([
    ['the cart', '/cart'],
    ['a category', '/c/furniture/living-room'],
    ['one below it', '/c/furniture/living-room/sofas'],
    ['a search that finds nothing', '/search?q=zzzqqq']
])(
    'every link of %s to another category is in the order most popular [PLP-003] (C-01)',
    async (_, address) => {
        const server = aServer((input, init) => sandbox.handle(new Request(input, init)))

        const {html} = await server.render(address)
        const others = categoryLinks(html).filter((href) => href.split('?')[0] !== address)

        expect(others.length).toBeGreaterThan(10)
        expect(others.filter((href) => !href.endsWith('?sort=MOST_POPULAR'))).toEqual([])
    }
)
