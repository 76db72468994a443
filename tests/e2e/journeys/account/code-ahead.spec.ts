import type {Page} from '@playwright/test'
import {messages as cartMessages} from '@app/features/basket/messages'
import {addedMessages, buyMessages} from '@app/features/product/details/messages'
import {messages as searchMessages} from '@app/features/search/messages'
import {offlineMessages} from '@app/shell/errors/messages'
import {loadFailedMessages as loadedMessages, skeletonMessages} from '@app/ui/async/messages'
import {messages as overlayMessages} from '@app/ui/overlay/messages'
import {wishMessages} from '@app/ui/products/messages'
import {expectNoAxeViolations} from '../../support/accessibility'
import {translate} from '../../support/translate'
import {addToCart, chooseVariations, openFirstProduct} from '../../support/shopping'
import {signIn, withStore} from '../../support/shopper'
import {expect, test} from '../../support/test'

/** Names of the files of code that a page has asked for so far, in order. */
const codeOf = (page: Page): string[] => {
    const requested: string[] = []
    page.on('request', (request) => {
        const [, name] = /\/mobify\/bundle\/[^/]+\/([\w-]+)\.js$/.exec(request.url()) ?? []
        if (name !== undefined) requested.push(name)
    })
    return requested
}

const live = (page: Page) => page.locator('html[data-live]').waitFor({state: 'attached'})

test.beforeEach(({page, baseURL}) => withStore(page, baseURL))

test('the code of listings and products is fetched once, while the home page is idle', async ({
    page
}) => {
    const requested = codeOf(page)
    await page.goto('/')
    await expect
        .poll(() => requested)
        .toEqual(expect.arrayContaining(['listing-page', 'product-page']))

    await page.getByRole('main').getByRole('link', {name: 'Furniture'}).first().click()
    await openFirstProduct(page)

    expect(requested.filter((name) => /^(listing|product)-page$/.test(name))).toHaveLength(2)
})

test('a response header names the script, and a browser fetches it once', async ({page}) => {
    const requested = codeOf(page)
    const answer = await page.goto('/c/furniture')
    await live(page)

    const [, named] = /^<(\S+)>; rel=preload; as=script/.exec(answer?.headers().link ?? '') ?? []
    const inHead = page.locator('head script[src$="/main.js"]')
    await expect(inHead).toHaveAttribute('src', named ?? '')
    expect(requested.filter((name) => name === 'main')).toHaveLength(1)
})

test.describe('without a service worker, which caches code', () => {
    test.use({serviceWorkers: 'block'})

    test('a page whose code cannot be loaded says so, and the shop still works [PWA-003]', async ({
        page,
        complaints
    }) => {
        complaints.mayHappen(/product-page|loading chunk|service worker/i)
        await page.route('**/product-page.js', (route) => route.abort())
        await page.goto('/c/furniture')
        await live(page)

        await page.getByRole('main').getByRole('article').getByRole('link').first().click()
        const title = translate('en-US', offlineMessages.title)
        await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible()
        await expectNoAxeViolations(page)

        await page.unroute('**/product-page.js')
        await page.goBack()
        await openFirstProduct(page)
    })

    test('while the code of a page loads, a title and placeholder text take its place', async ({
        page,
        complaints
    }) => {
        complaints.mayHappen(/service worker/i)
        let send = () => undefined
        const held = new Promise<void>((resolve) => {
            send = () => void resolve()
        })
        await page.route('**/product-page.js', async (route) => {
            await held
            await route.continue()
        })
        // An idle page prefetches this code, and is not fully loaded before it has arrived.
        await page.goto('/c/furniture', {waitUntil: 'domcontentloaded'})
        await live(page)

        await page.getByRole('main').getByRole('article').getByRole('link').first().click()
        const main = page.getByRole('main')
        const title = page.getByRole('heading', {level: 1})
        await expect(title).toHaveText(translate('en-US', skeletonMessages.heading))
        await expect(main).toHaveAttribute('aria-busy', 'true')
        await expectNoAxeViolations(page)

        send()
        await expect(main).not.toHaveAttribute('aria-busy')
        await expect(title).not.toHaveText(translate('en-US', skeletonMessages.heading))
    })

    test('a returning shopper keeps the page if the code of their session cannot be loaded, and can try again', async ({
        page,
        complaints
    }) => {
        complaints.mayHappen(/session-island|loading chunk|service worker/i)
        await page.goto('/c/furniture')
        await openFirstProduct(page)
        await chooseVariations(page)
        await addToCart(page, 'en-US')
        await page.route('**/session-island.js', (route) => route.abort())

        await page.goto('/cart')
        await expect(page.getByText(translate('en-US', cartMessages.failed))).toBeVisible()

        await page.unroute('**/session-island.js')
        await page
            .getByRole('main')
            .getByRole('button', {name: translate('en-US', cartMessages.tryAgain)})
            .click()
        await expect(
            page.getByRole('list', {name: translate('en-US', cartMessages.lines)})
        ).toBeVisible()
    })

    test('an added item is shown although the code of its dialog cannot be loaded, and the page stays', async ({
        page,
        complaints
    }) => {
        complaints.mayHappen(/added-dialog|loading chunk|service worker/i)
        await page.route('**/added-dialog.js', (route) => route.abort())
        await page.goto('/c/furniture')
        const name = await openFirstProduct(page)
        await chooseVariations(page)

        await page.getByRole('button', {name: translate('en-US', buyMessages.addToCart)}).click()
        await expect(
            page.getByText(translate('en-US', addedMessages.title, {count: 1}))
        ).toBeVisible()
        await expect(page.getByRole('heading', {level: 1})).toHaveText(name)

        await page.unroute('**/added-dialog.js')
        const dialog = await addToCart(page, 'en-US')
        await expect(dialog).toHaveAccessibleName(
            translate('en-US', addedMessages.title, {count: 1})
        )
    })

    test('a toast is shown although Chakra’s part of it cannot be loaded, and the next one has it', async ({
        page,
        complaints
    }) => {
        complaints.mayHappen(/loading chunk|service worker|ERR_FAILED/i)
        await page.goto('/c/furniture')
        await live(page)
        await page.waitForLoadState('networkidle')
        await page.route('**/mobify/bundle/**/*.js', (route) => route.abort())
        const hearts = page.getByRole('article').getByRole('button', {name: /to wishlist$/})
        const added = page.getByText(translate('en-US', wishMessages.added, {count: 1}))
        const close = page.getByRole('button', {name: translate('en-US', overlayMessages.close)})

        await hearts.nth(0).click()
        await expect(added).toBeVisible()
        await expectNoAxeViolations(page)
        await close.click()
        await expect(added).toBeHidden()

        await page.unroute('**/mobify/bundle/**/*.js')
        await hearts.nth(1).click()
        const region = page.getByRole('region', {
            name: translate('en-US', overlayMessages.toasts)
        })
        await expect(
            region.getByText(translate('en-US', wishMessages.added, {count: 1}))
        ).toBeVisible()
    })

    test('a menu whose code cannot be loaded says so, and opens at the next press', async ({
        page,
        baseURL,
        complaints
    }) => {
        complaints.mayHappen(/menu-with-items|loading chunk|service worker/i)
        await signIn(page, baseURL ?? '', 'jordan@homeward.example')
        await page.route('**/menu-with-items.js', (route) => route.abort())
        await page.goto('/')
        const button = page.locator('header').getByRole('button', {name: /Jordan/})

        await button.click()
        await expect(page.getByText(translate('en-US', loadedMessages.failed))).toBeVisible()

        await page.unroute('**/menu-with-items.js')
        await button.click()
        await expect(page.getByRole('menu')).toBeVisible()
    })

    test('an approved customer keeps the listing if the code of the approval’s filter cannot be loaded, and can try again', async ({
        page,
        baseURL,
        complaints
    }) => {
        complaints.mayHappen(/items-within-approval|loading chunk|service worker/i)
        await page.route('**/items-within-approval.js', (route) => route.abort())
        await withStore(page, baseURL)
        await signIn(page, baseURL ?? '', 'jordan@homeward.example')

        await page.goto('/c/furniture?tab=my-items')
        await expect(page.getByText(translate('en-US', loadedMessages.failed))).toBeVisible()
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Furniture')

        await page.unroute('**/items-within-approval.js')
        await page.getByRole('button', {name: translate('en-US', loadedMessages.tryAgain)}).click()
        await expect(page.getByRole('article').first()).toBeVisible()
    })
})

test('a Spanish page whose texts cannot be loaded can still be read, searched and left', async ({
    page,
    complaints
}) => {
    complaints.mayHappen(/es-US\.json|without the texts|503/)
    await page.route('**/compiled/es-US.json', (route) => route.fulfill({status: 503}))
    await page.goto('/es-US/c/furniture')

    const box = page.getByRole('searchbox', {name: translate('es-US', searchMessages.label)})
    await box.fill('sofa')
    await box.press('Enter')

    await page.waitForURL('**/es-US/search?q=sofa')
    await expect(page.getByRole('article').first()).toBeVisible()
})
