import type {Known} from '../../../tests/support/builders/a-search-platform'
import {
    asNewVisitor,
    knowing,
    pass,
    searchBox,
    showSearchBox
} from '../../../tests/support/show-search-box'

beforeEach(asNewVisitor)
afterEach(() => jest.useRealTimers())

describe('a submitted search', () => {
    const submit = async (term: string, platform: Known = {}, address?: string) => {
        const shown = showSearchBox(platform, address)
        await shown.user.type(searchBox(), `${term}{Enter}`)
        await pass()
        return shown
    }

    test('shows results, and remembers the term and the visitor [SEARCH-001, SEARCH-020, SEARCH-012]', async () => {
        const {address, asked} = await submit(' sofa ')

        expect(address()).toBe('/search?q=sofa')
        expect(localStorage.getItem('recent-search-key')).toBe('["sofa"]')
        expect(asked('service')[0]?.body).toMatchObject({
            ...{query: 'sofa', customer: 'guest', limit: 5},
            visitorId: document.cookie.match(/visitorId=(\w+)/)?.[1]
        })
    })

    test('of nothing but spaces is none [SEARCH-009]', async () => {
        const {address, calls} = await submit('   ', {}, '/cart')

        expect(address()).toBe('/cart')
        expect(calls.filter(({name}) => name === 'service')).toEqual([])
        expect(localStorage.getItem('recent-search-key')).toBeNull()
    })

    test('may lead to another page of the shop [SEARCH-017]', async () => {
        const {address, left} = await submit('stores', {
            found: {totalSize: 0, redirectUri: '/store-locator'}
        })

        expect([address(), left]).toEqual(['/store-locator', []])
    })

    test('may leave the shop [SEARCH-016]', async () => {
        const to = 'https://careers.example/jobs'
        const {address, left} = await submit('careers', {found: {totalSize: 0, redirectUri: to}})

        expect([address(), left]).toEqual(['/cart', [to]])
    })

    test('is asked of the service once within ten seconds [SEARCH-027]', async () => {
        const {user, asked} = await submit('sofa')

        await user.type(searchBox(), '{Enter}')
        await pass(9_000)
        expect(asked('service')).toHaveLength(1)

        await pass(1_000)
        await user.type(searchBox(), '{Enter}')
        await pass()
        expect(asked('service')).toHaveLength(2)
    })
})

test('on the results page the box holds what was searched for', () => {
    showSearchBox(knowing, '/search?q=grey+sofa')

    expect(searchBox()).toHaveValue('grey sofa')
})
