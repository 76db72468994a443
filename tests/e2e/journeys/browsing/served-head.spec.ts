import type {Page} from '@playwright/test'
import {shopRoutes} from '@app/shop-routes'
import {signIn, withStore} from '../../support/shopper'
import {expect, test} from '../../support/test'

/** What search engines go by. */
type Head = {title: string; canonical: string[]; languages: string[]; robots: string[]}

/** Reads a document's head, in the browser: the one on screen, or one that is parsed from HTML. */
const read = (html: string | null): Head => {
    const from = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
    const all = (selector: string, attributes: string[]) =>
        [...from.head.querySelectorAll(selector)]
            .map((one) => attributes.map((name) => one.getAttribute(name)).join(' '))
            .sort()
    return {
        title: from.title,
        canonical: all('link[rel=canonical]', ['href']),
        languages: all('link[rel=alternate][hreflang]', ['hreflang', 'href']),
        robots: all('meta[name=robots]', ['content'])
    }
}

/** The first address of each of a route's paths that needs no id. */
const addresses = shopRoutes
    .flatMap(({path}) => path)
    .filter((path) => !/[:*]/.test(path))
    .concat('/c/furniture', '/c/furniture/living-room/sofas', '/no-such-page', '/search?q=sofa')

/**
 * Pages whose title says what was looked up for the shopper, which no server may say before; and those of renters, which
 * invite whoever rents nothing.
 */
const titledByData =
    /^\/(my-accounts\/|payment-successfull|approved|pre-approvedPage|declined|identity-verification|checkout\/|order-confirmation|BPlus-checkout|thankyou-)/

/** Without the title, on a page that only data titles. */
const comparable = ({title, ...head}: Head, address: string): object =>
    titledByData.test(address) ? head : {title, ...head}

const customers = {
    'a guest': null,
    'a renter': 'morgan@homeward.example',
    'a customer without an approval @night': 'casey@homeward.example'
} as const

/** Opens an address and waits until nothing of it is loading any more. */
const open = async (page: Page, address: string): Promise<void> => {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-live')
    await page.waitForLoadState('networkidle')
}

for (const [who, login] of Object.entries(customers)) {
    test(`every page keeps the canonical address, languages and robots that it was served with, for ${who} (C-07) [G-71] [SHELL-027]`, async ({
        page,
        context,
        baseURL,
        complaints
    }) => {
        // What a shopper may not do yet is answered with 4xx, and the page of an unknown address with 404.
        complaints.mayHappen(/status 4\d\d|40\d|console/)
        if (login) await signIn(page, baseURL ?? '', login)
        await withStore(page, baseURL)
        let same = 0
        const compare = async (tab: Page, address: string) => {
            const response = await tab.request.get(address, {maxRedirects: 0})
            if (response.status() >= 300 && response.status() < 400) return
            const html = await response.text()
            await open(tab, address)
            const served = comparable(await tab.evaluate(read, html), address)
            const isLed = () => new URL(tab.url()).pathname !== new URL(address, baseURL).pathname
            // A slow machine has more to do when its network is quiet.
            await expect(async () => {
                // Led on: another page, with a head of its own.
                if (isLed()) return
                expect(comparable(await tab.evaluate(read, null), address), address).toEqual(served)
            }).toPass({timeout: 45_000})
            if (!isLed()) same += 1
        }
        // In several tabs: a page is quiet only half a second after its last call.
        const waiting = [...addresses]
        const inTab = async (tab: Page) => {
            for (let next = waiting.shift(); next; next = waiting.shift()) await compare(tab, next)
        }
        await Promise.all([page, await context.newPage(), await context.newPage()].map(inTab))
        expect(same).toBeGreaterThan(20)
    })
}
