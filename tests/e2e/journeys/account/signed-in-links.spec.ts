import type {Page} from '@playwright/test'
import {routeAt} from '@app/routing/route/current-route'
import {locales} from '@app/lib/address/locales'
import {inLocale, localeOf} from '@app/routing/route/locale-path'
import type {RouteDefinition} from '@app/routing/route/route'
import {notFoundMessages} from '@app/shell/errors/messages'
import {shopRoutes} from '@app/shop-routes'
import {accountMenu} from '../../support/identity'
import {signIn, withStore} from '../../support/shopper'
import {expect, test} from '../../support/test'
import {translate} from '../../support/translate'

/** Rents, has ordered, is approved: each page behind sign-in has something to show. */
const MORGAN = 'morgan@homeward.example'

const isBehindSignIn = ({access = 'everybody'}: RouteDefinition): boolean => access !== 'everybody'
const behindSignIn = shopRoutes.filter(isBehindSignIn)

/** Pages for everybody that have more links for a customer. */
const alsoOpened = new Set(['home', 'cart', 'wish-list'])

const mustBeOpened = (route: RouteDefinition): boolean =>
    isBehindSignIn(route) || alsoOpened.has(route.name)

type Link = {address: string; from: string}

/** The addresses of the shop that a page links to, without what follows a hash. */
const linksOn = async (page: Page): Promise<Link[]> => {
    const from = page.url()
    const {origin} = new URL(from)
    const written = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    return written.flatMap((href) => {
        const url = new URL(href, from)
        return url.origin === origin ? [{address: url.pathname + url.search, from}] : []
    })
}

/** Opens a page as a customer does, waits until all of it is there, and reads its links; the menu's too, on the home page. */
const open = async (page: Page, address: string): Promise<{isMissing: boolean; links: Link[]}> => {
    const response = await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-live')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main[aria-busy]')).toHaveCount(0)
    const locale = localeOf(new URL(page.url()).pathname)
    if (address === inLocale(locale, '/')) {
        await accountMenu(page, locale).click()
        await expect(page.getByRole('menuitem').first()).toBeVisible()
    }
    const missing = page.getByRole('heading', {name: translate(locale, notFoundMessages.title)})
    const isMissing = (response?.status() ?? 0) >= 400 || (await missing.count()) > 0
    return {isMissing, links: await linksOn(page)}
}

/** One address with an id represents all others of its route, as they are the same kind of page. */
const kindOf = (address: string): string => {
    const [path = ''] = address.split('?')
    const found = routeAt(shopRoutes, path)
    const hasId = found !== null && Object.keys(found.params).length > 0
    return hasId ? `${localeOf(path)} ${found.route.name}` : path
}

for (const {id: language} of locales)
    test(`on every page behind sign-in every link leads to a page that exists [ROUTE-004…007, ROUTE-041…050] @${language}${language === 'en-US' ? ' @night' : ''}`, async ({
        page,
        baseURL
    }) => {
        await withStore(page, baseURL)
        await signIn(page, baseURL ?? '', MORGAN)
        const paths = shopRoutes.filter(mustBeOpened).flatMap(({path}) => path)
        const waiting: Link[] = paths
            .filter((path) => !/[:*]/.test(path))
            .map((path) => ({address: inLocale(language, path), from: 'the start'}))
        const seen = new Set<string>()
        const opened = new Set<string>()
        const missing: string[] = []

        const visit = async ({address, from}: Link) => {
            const [path = ''] = address.split('?')
            const route = routeAt(shopRoutes, path)?.route
            // The other language's pages are the subject of its own journey.
            if (!route || !mustBeOpened(route) || localeOf(path) !== language) {
                const response = await page.request.get(address)
                if (!response.ok()) missing.push(`${address}: ${response.status()} (from ${from})`)
                return
            }
            const {isMissing, links} = await open(page, address)
            if (isMissing) missing.push(`${address} (from ${from})`)
            opened.add(route.name)
            waiting.push(...links)
        }

        for (let next = waiting.shift(); next; next = waiting.shift()) {
            const kind = kindOf(next.address)
            if (seen.has(kind)) continue
            seen.add(kind)
            await visit(next)
        }

        expect(missing).toEqual([])
        expect([...opened]).toEqual(expect.arrayContaining(behindSignIn.map(({name}) => name)))
    })
