import type {Page} from '@playwright/test'
import {messages} from '@app/ui/form/field-messages'
import {goOn, sendCode} from '../../support/application'
import {withStore} from '../../support/shopper'
import {expect, test} from '../../support/test'
import {translate} from '../../support/translate'

/** 400 % of zoom on a screen of 1280 pixels (WCAG 1.4.10). The page's own policy would refuse the test's styles. */
test.use({viewport: {width: 320, height: 512}, bypassCSP: true})

/** The largest text spacing that a reader may set (WCAG 1.4.12). */
const TEXT_SPACING = `
    * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
    }
    p {
        margin-bottom: 2em !important;
    }
`

const PATHS = [
    '/',
    '/c/furniture',
    '/search?q=sofa',
    '/search?q=zzzzqq',
    '/store-locator?zip=75201',
    '/stores/tx',
    '/how-rac-works',
    '/contact-us',
    '/rac-exchange',
    '/cart',
    '/login',
    '/checkout',
    '/instant-approval'
]

const expectToFit = async (page: Page, address: string): Promise<void> => {
    await page.goto(address)
    await expect(page.getByRole('main')).toBeVisible()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width(), address).toBe(320)

    await page.addStyleTag({content: TEXT_SPACING})
    expect(await width(), `${address} with its texts spaced`).toBe(320)
}

// Spanish texts are the longer ones.
for (const [prefix, tag] of [
    ['', '@night '],
    ['/es-US', '']
] as const) {
    test(`no page below ${prefix || '/'} has to be scrolled sideways at 400 % ${tag}[G-70]`, async ({
        page,
        request
    }) => {
        const listing = await (await request.get('/c/furniture/bedroom')).text()
        const [, product = ''] = /href="(\/p\/[^"]+)"/.exec(listing) ?? []
        for (const path of [...PATHS, product])
            await expectToFit(page, path === '/' ? prefix || '/' : prefix + path)
    })
}

test('the boxes of a texted code fit at 400 %, with a message about them too [G-70]', async ({
    page,
    baseURL
}) => {
    await withStore(page, baseURL)
    await page.goto('/payfone')
    await sendCode(page, 'en-US')
    await goOn(page, 'en-US')

    await expect(
        page.getByRole('heading', {name: translate('en-US', messages.problem)})
    ).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(6)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
