import {testSandbox} from '@sandbox/tests/test-sandbox'
import {aServer} from '../../../tests/support/shop/render-on-server'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

const {render} = aServer((input, init) => sandbox.handle(new Request(input, init)))

test.each`
    source      | heading
    ${'own'}    | ${'My Store'}
    ${'chosen'} | ${'Pricing for'}
`(
    'the header of a hidden store that is $source says $heading: a renter’s own store stays (G-54) (D-54)',
    async ({source, heading}) => {
        const {html, state} = await render('/', `01006.91605.${source}`)

        expect(html).toContain(heading)
        expect(JSON.stringify(state).includes('"01006"')).toBe(source === 'own')
    }
)
