import {notFoundMessages} from '@app/shell/errors/messages'
import {expectNoAxeViolations} from '../support/accessibility'
import {translate} from '../support/translate'
import {storeLink, tilesOf} from '../support/shopping'
import {expect, test} from '../support/test'

const NOT_FOUND = [
    '/c/no-such-category',
    '/p/no-such-thing/000000000',
    '/no/such/page',
    '/p/no%20such/thing%20at%20all',
    '/c/50%off',
    '/%E0%A4%A'
]

for (const path of NOT_FOUND) {
    test(`${path} is not found, inside the layout`, async ({page, complaints}) => {
        complaints.mayHappen(/404/)

        const response = await page.goto(path)

        expect(response?.status()).toBe(404)
        await expect(
            page.getByRole('heading', {name: translate('en-US', notFoundMessages.title)})
        ).toBeVisible()
        await expect(page.getByRole('banner')).toBeVisible()
        await expectNoAxeViolations(page)
    })
}

for (const path of ['/no/such/page', '/p/no-such-thing/000000000', '/c/no-such-category']) {
    test(`${path} stays on screen while the store of a first visit is found, and fetches nothing twice (G-09) [STORE-055]`, async ({
        page,
        complaints
    }) => {
        complaints.mayHappen(/404/)
        const again: string[] = []
        page.on('request', (request) => {
            const [call] = /(url-mapping|categories|products)[/?].*/.exec(request.url()) ?? []
            if (call !== undefined) again.push(call)
        })

        await page.goto(path)

        await expect(storeLink(page)).toContainText('My Store: ')
        expect(again).toEqual([])
    })
}

const OTHER_SPELLINGS = [
    ['/shop-all/', '/shop-all'],
    ['/c/furniture/?gclid=1&sort=RELEVANCE', '/c/furniture?gclid=1&sort=RELEVANCE'],
    ['/C/furniture?utm_source=mail', '/c/furniture?utm_source=mail'],
    ['/es-US/', '/es-US'],
    ['/es-US/contact-us/', '/es-US/contact-us']
] as const

for (const [path, leads] of OTHER_SPELLINGS) {
    test(`${path} redirects to its page’s own address with all its parameters, and no cache shares that [G-71] (D-45)`, async ({
        request
    }) => {
        const answer = await request.get(path, {maxRedirects: 0})
        const page = await request.get(leads, {maxRedirects: 0})

        expect([answer.status(), answer.headers().location]).toEqual([301, leads])
        expect(answer.headers()['cache-control']).toBe('private, no-store')
        expect(page.status()).toBe(200)
    })
}

test('an empty parameter is ignored, and never shows as “undefined” [G-71]', async ({request}) => {
    const search = await request.get('/search?q=', {maxRedirects: 0})
    const pages = await Promise.all(
        ['/store-locator?zip=', '/c/furniture?refine=&sort='].map(async (path) => {
            const answer = await request.get(path)
            return [answer.status(), /=undefined|="undefined"/.test(await answer.text())]
        })
    )

    expect([search.status(), search.headers().location]).toEqual([301, '/shop-all'])
    expect(pages).toEqual([
        [200, false],
        [200, false]
    ])
})

test('the secret of a mailed link to an agreement reaches our server and no page [D-21] [ROUTE-034]', async ({
    request
}) => {
    const answer = await request.get('/link-agreement?token=abc_DEF-1', {maxRedirects: 0})

    expect([answer.status(), answer.headers().location]).toEqual([303, '/link-agreement'])
    expect(answer.headers()['set-cookie']).toContain('agreement_link=abc_DEF-1')
})

for (const [kind, link] of [
    ['new password', '/my-accounts/resetPassword?token=abc_DEF-1&email=nova%40example.com'],
    ['agreement', '/link-agreement?token=abc_DEF-1'],
    ['offer', '/claim-offer?code=abcDEF1']
] as const) {
    test(`the page behind a mailed link (${kind}) calls only the shop, and does not send the secret to anybody [D-21] (D-26)`, async ({
        page,
        baseURL,
        complaints
    }) => {
        complaints.mayHappen(/40[0-9]/)
        const calls: string[] = []
        page.on('request', (request) => {
            if (!request.url().endsWith(link))
                calls.push(`${request.url()} ${request.headers().referer ?? ''}`)
        })
        await page.goto(link)
        await page.locator('html[data-live]').waitFor({state: 'attached'})
        await page.waitForLoadState('networkidle')

        expect(calls.length).toBeGreaterThan(3)
        expect(calls.filter((call) => !call.startsWith(`${baseURL ?? ''}/`))).toEqual([])
        expect(calls.join()).not.toMatch(/abc_?DEF|nova/)
    })
}

test('an address that looks like another host does not redirect [G-71] (D-12)', async ({
    request,
    baseURL
}) => {
    const answer = await request.get(`${baseURL ?? ''}//elsewhere.example/`, {maxRedirects: 0})

    expect([answer.status(), answer.headers().location]).toEqual([404, undefined])
})

for (const path of ['/api', '/api/no-such-call', '/mobify/no-such-thing']) {
    test(`${path} is refused without rendering a page`, async ({request}) => {
        const answer = await request.get(path)

        expect(answer.status()).toBe(404)
        expect(await answer.json()).toMatchObject({type: 'no-such-call'})
    })
}

test('robots.txt lists the disallowed paths and the sitemap [G-71]', async ({request}) => {
    const robots = await request.get('/robots.txt')
    const rules = await robots.text()
    const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(rules) ?? []
    const answer = await request.get(sitemap)

    expect(robots.headers()['content-type']).toContain('text/plain')
    expect(rules).toContain('Disallow: /cart\n')
    expect(answer.headers()['content-type']).toContain('xml')
    expect(await answer.text()).toContain('/sitemap/pages-1.xml')
})

for (const cookie of ['%E0%A4%A', '{"id":', 'x'.repeat(3000), '<script>alert(1)</script>']) {
    test(`a shopper whose store cookie is ${cookie.slice(0, 12)} sees the shop`, async ({
        page,
        context,
        baseURL
    }) => {
        await context.addCookies([
            {name: 'store', value: encodeURIComponent(cookie), url: baseURL ?? ''}
        ])

        const response = await page.goto('/c/furniture')

        expect(response?.status()).toBe(200)
        await expect(tilesOf(page).first()).toBeVisible()
    })
}

const HOSTILE = [
    'q=%3Cscript%3Ealert(1)%3C/script%3E',
    'refine=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
    'offset=-1&limit=999999',
    'sort=constructor&__proto__[x]=1',
    `q=${'a'.repeat(2000)}`
]

for (const query of HOSTILE) {
    test(`a listing opened with ?${query.slice(0, 30)} stays a listing`, async ({page}) => {
        let alerted = false
        page.on('dialog', (dialog) => {
            alerted = true
            void dialog.dismiss()
        })

        const response = await page.goto(`/c/furniture?${query}`)

        expect(response?.status()).toBe(200)
        await expect(page.getByRole('heading', {level: 1})).toBeVisible()
        expect(alerted).toBe(false)
    })
}

test('on any screen the page has the width of its breakpoint, and never scrolls sideways [SHELL-036]', async ({
    page
}) => {
    await page.goto('/c/furniture')
    const main = page.getByRole('main')
    const steps: [screen: number, widest: string][] = [
        [320, 'none'],
        [639, 'none'],
        [640, '640px'],
        [767, '640px'],
        [768, '768px'],
        [1023, '768px'],
        [1024, '1024px'],
        [1199, '1024px'],
        [1200, '1200px'],
        [1407, '1200px'],
        [1408, '1408px'],
        [1920, '1408px']
    ]

    for (const [width, widest] of steps) {
        await page.setViewportSize({width, height: 800})
        await expect(main, `at ${width}`).toHaveCSS('max-width', widest)
        expect(
            await page.evaluate(() => document.documentElement.scrollWidth),
            `at ${width}`
        ).toBeLessThanOrEqual(width)
    }
})
