import {
    closedPaths,
    declaredReads,
    knownKeysByPath,
    sitemapPages
} from '@app/routing/route/declared'
import {routeAt} from '@app/routing/route/current-route'
import {shopRoutes} from '@app/shop-routes'

const keysAt = (address: string) =>
    knownKeysByPath(shopRoutes).find(({pattern}) => new RegExp(pattern).test(address))?.keys ?? []

test.each`
    address
    ${'/'}
    ${'/c/furniture'}
    ${'/c/furniture/living-room/sofas'}
    ${'/es-US/c/furniture/living-room'}
    ${'/search'}
    ${'/es-US/shop-all'}
    ${'/store-locator'}
    ${'/es-US/store-locator'}
    ${'/claim-offer'}
    ${'/link-agreement'}
    ${'/my-accounts/resetPassword'}
    ${'/p/avery-sofa/sofa-1'}
    ${'/cart'}
    ${'/c/a/b/c/d'}
    ${'/no-such-page'}
`('the parameters of $address are those of the route that matches it (D-01)', ({address}) => {
    expect(keysAt(address)).toEqual(routeAt(shopRoutes, address)?.route.query ?? [])
})

test('every page of the sitemap is served by the route that declares it [G-71]', () => {
    const elsewhere = shopRoutes.flatMap((route) =>
        (route.sitemap ?? []).filter((path) => routeAt(shopRoutes, path)?.route !== route)
    )

    expect(sitemapPages(shopRoutes)).toContain('/')
    expect(elsewhere).toEqual([])
})

test('no page in the sitemap is closed to crawlers [G-71]', () => {
    const closed = closedPaths(shopRoutes)

    expect(
        sitemapPages(shopRoutes).filter((path) => closed.some((begin) => path.startsWith(begin)))
    ).toEqual([])
})

test('a public read is listed once, even if several routes declare it', () => {
    const reads = declaredReads(shopRoutes)

    expect(reads).toEqual([...new Set(reads)])
})
