import {closedPaths} from '@app/routing/route/declared'
import {shopRoutes} from '@app/shop-routes'
import {robotsTxt} from './robots'

const lines = robotsTxt('https://shop.example', closedPaths(shopRoutes)).split('\n')

/** Whether a crawler that keeps to the rules may read an address: no rule may be the beginning of its path. */
const isOpen = (path: string): boolean =>
    !lines.some((line) => {
        const [, rule] = /^Disallow: (.+)$/.exec(line) ?? []
        return rule !== undefined && path.startsWith(rule)
    })

test('the rules apply to every crawler, and contain the sitemap [G-71]', () => {
    expect(lines[0]).toBe('User-agent: *')
    expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml')
})

describe.each(['', '/es-US'])('below "%s"', (prefix) => {
    test.each([
        '/cart',
        '/checkout',
        '/checkout/payment',
        '/new-checkout',
        '/order-confirmation/1',
        '/account',
        '/account/orders',
        '/my-account',
        '/my-accounts',
        '/login'
    ])('%s is closed to crawlers [G-71]', (path) => {
        expect(isOpen(`${prefix}${path}`)).toBe(false)
    })

    test.each(['/', '/shop-all', '/c/furniture', '/p/avery-sofa/sofa-1', '/stores', '/contact-us'])(
        '%s is open to crawlers [G-71]',
        (path) => {
            expect(isOpen(`${prefix}${path}`)).toBe(true)
        }
    )
})

const isForSome = ({access = 'everybody', layout = 'full'}: (typeof shopRoutes)[number]) =>
    access !== 'everybody' || layout === 'checkout'

test('every route with restricted access, and every step of the checkout, is closed to crawlers [G-71]', () => {
    const open = shopRoutes
        .filter(isForSome)
        .flatMap(({path}) => path)
        .filter((path) => isOpen(path) || isOpen(`/es-US${path}`))

    expect(open).toEqual([])
})

test.each(['/api/map', '/api/commerce/x', '/api/scapi/x'])(
    'the call %s is not for crawlers [G-71]',
    (path) => {
        expect(isOpen(path)).toBe(false)
    }
)

test('crawlers may fetch the scripts and pictures of a page, so they see it as shoppers do [G-71]', () => {
    expect(isOpen('/mobify/bundle/1/main.js')).toBe(true)
})
