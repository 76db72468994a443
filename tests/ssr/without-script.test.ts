import {readFileSync} from 'node:fs'
import path from 'node:path'
import {testSandbox} from '@sandbox/tests/test-sandbox'
import {aServer} from '../support/shop/render-on-server'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

const {render} = aServer((input, init) => sandbox.handle(new Request(input, init)))

const empty = new Set(['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'path', 'source', 'use'])

/** The HTML without the parts that the style sheet hides if there is no script. */
const withoutByScript = (html: string): string => {
    let visible = ''
    let end = 0
    const open: boolean[] = []
    for (const tag of html.matchAll(/<(\/?)([a-z][\w-]*)([^>]*)>/gi)) {
        const [text, close, name = '', attributes = ''] = tag
        if (!open.includes(true)) visible += html.slice(end, tag.index)
        const isHidden = /class="[^"]*\bscripting\b/.test(attributes)
        if (!open.includes(true) && !isHidden) visible += text
        if (close === '/') open.pop()
        else if (!empty.has(name.toLowerCase()) && !attributes.endsWith('/')) open.push(isHidden)
        end = tag.index + text.length
    }
    return visible + html.slice(end)
}

const shown = async (address: string) => {
    const {html, head} = await render(address, '01001.90210.chosen')
    const main = withoutByScript(html).split('<main')[1]?.split('</main>')[0] ?? ''
    return {html, main, text: main.replace(/<[^>]*>/g, ' '), title: head.title.toString()}
}

/** A product that recommends others. */
const recommending = async (): Promise<string> => {
    const {html} = await render('/c/furniture', '01001.90210.chosen')
    const paths = [...html.matchAll(/href="(\/p\/[^"?#]+)/g)].map(([, address = '']) => address)
    for (const address of new Set(paths)) {
        const page = await render(address, '01001.90210.chosen')
        if (page.html.includes('You might also like')) return address
    }
    throw new Error('No product recommends others')
}

test.each(['/cart', '/es-US/cart'])(
    'without script %s shows no loading text and no skeleton, and says how to turn on script',
    async (address) => {
        const {html, main, text} = await shown(address)

        expect(html).toMatch(/scripting/)
        expect(text).not.toMatch(/Loading|Cargando/)
        expect(main).not.toContain('skeleton')
        expect(text).toMatch(/turn on JavaScript|active JavaScript/i)
    }
)

test('without script a product has no empty place for recommendations', async () => {
    const {html, main, text} = await shown(await recommending())

    expect(html).toContain('You might also like')
    expect(text).not.toContain('You might also like')
    expect(main).not.toContain('skeleton')
    expect(main).toContain('<h1')
})

test.each([
    ['/privacy-choices', 'nothing is sent', 'JavaScript is turned off'],
    ['/es-US/privacy-choices', 'no se envía nada', 'JavaScript está desactivado']
])(
    'without script %s says what is measured, and that nothing is (G-64)',
    async (address, ...texts) => {
        const {main, text} = await shown(address)

        for (const words of texts) expect(text).toMatch(new RegExp(words))
        expect(main).toMatch(/<fieldset[^>]* disabled/)
        expect(main).not.toMatch(/ checked=|skeleton/)
    }
)

test('without script, the style sheet hides parts that only script can fill', () => {
    const sheet = readFileSync(
        path.join(__dirname, '../../app/ui/form/pickers/frequency-choice.css'),
        'utf8'
    )

    expect(sheet).toMatch(
        /@media \(scripting: none\) \{\s*\.frequency,\s*\.scripting \{\s*display: none;/
    )
})

test('the server’s HTML has the first step of an application with its fields, for every shopper [ROUTE-015] (D-17)', async () => {
    const {main, text} = await shown('/payfone')

    expect(main).toMatch(/<input[^>]*name="phone"/)
    expect(main).toMatch(/<button[^>]*type="submit"/)
    expect(text).toContain('Have an account?')
    expect(main).not.toContain('skeleton')
})

test.each(['/web-order-form', '/web-order-form/personal', '/web-order-form/review'])(
    'earlier answers are only in the shopper’s tab, so the server does not redirect from %s (D-24)',
    async (address) => {
        const {redirect, status, html} = await render(address, '01001.90210.chosen')

        expect({redirect, status}).toEqual({redirect: null, status: 200})
        expect(html).not.toContain('name="firstName"')
    }
)

test('the server does not redirect from the first step, even if the store has no phone look-up (D-24)', async () => {
    const {redirect, html} = await render('/payfone', '01003.90034.chosen')

    expect(redirect).toBeNull()
    expect(html).not.toContain('name="phone"')
})

/** Every page that thanks or confirms: the server knows of no shopper, so it has looked up nothing. */
const thanks = [
    '/thankyou-verificationPage',
    '/thankyou-agreement-signed',
    '/payment-successfull',
    '/checkout/confirmation',
    '/checkout/confirmation/00000101',
    '/order-confirmation',
    '/BPlus-checkout-confirmation',
    '/my-accounts/payment-successful?reference=1',
    '/my-accounts/enroll-successful?id=1',
    '/my-accounts/verification-submission-complete',
    '/sign-up-for-deals/confirmation',
    '/es-US/thankyou-verificationPage',
    '/es-US/payment-successfull'
]

test.each(thanks)('without script %s thanks nobody, and confirms nothing', async (address) => {
    const {title, text} = await shown(address)

    expect(title).toMatch(/<title[^>]*>[^<]/)
    expect(title + text).not.toMatch(/thank|gracias|\bis on\b|received|verified|recibimos/i)
})
