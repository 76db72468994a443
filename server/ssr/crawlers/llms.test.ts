import {routeAt} from '@app/routing/route/current-route'
import {closedPaths} from '@app/routing/route/declared'
import {shopRoutes} from '@app/shop-routes'
import {llmsTxt} from './llms'

const origin = 'https://shop.example'
const text = llmsTxt(origin)
const paths = [...text.matchAll(/\]\(https:\/\/shop\.example(\/[^)]*)\)/g)].map(([, to = '']) => to)

test('it begins with the name and one sentence about the shop, as llmstxt.org asks', () => {
    expect(text).toMatch(/^# .+\n\n> .+\.\n/)
})

test('every page that it names is one, and open to crawlers [G-71]', () => {
    const pages = paths.filter((path) => path !== '/sitemap.xml')

    expect(pages.length).toBeGreaterThan(4)
    for (const path of pages) {
        expect(routeAt(shopRoutes, path)?.route.name).not.toBe('not-found')
        expect(routeAt(shopRoutes, path)).toBeDefined()
        expect(closedPaths(shopRoutes).some((closed) => path.startsWith(closed))).toBe(false)
    }
})

test('it names no amount: those are on the pages, and change', () => {
    expect(text).not.toMatch(/\$\d|\d+ ?%/)
})
