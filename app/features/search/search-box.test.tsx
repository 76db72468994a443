import {screen} from '@testing-library/react'
import type {Known} from '../../../tests/support/server/a-search-platform'
import {
    asNewShopper,
    knowing,
    pass,
    searchBox,
    showSearchBox
} from '../../../tests/support/show-search-box'

beforeEach(asNewShopper)
afterEach(() => jest.useRealTimers())

describe('a submitted search', () => {
    const submit = async (term: string, platform: Known = {}, address?: string) => {
        const shown = showSearchBox(platform, address)
        await shown.user.type(searchBox(), `${term}{Enter}`)
        await pass()
        return shown
    }

    test('shows results, and remembers the term and the visitor [SEARCH-001, SEARCH-020, SEARCH-012]', async () => {
        const {address, callsTo} = await submit(' sofa ')

        expect(address()).toBe('/search?q=sofa')
        expect(localStorage.getItem('recent-search-key')).toBe('["sofa"]')
        expect(callsTo('service')[0]?.body).toMatchObject({
            query: 'sofa',
            customer: 'guest',
            limit: 5,
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

    test('puts the keyboard where the page begins [G-70]', async () => {
        const {address} = await submit('sofa')

        expect(address()).toBe('/search?q=sofa')
        expect(screen.getByRole('main')).toHaveFocus()
    })

    test('of the same words again leaves no second entry to go back through, and the keyboard on the page [G-70]', async () => {
        const {address, visited} = await submit('', knowing, '/search?q=grey+sofa')

        expect([address(), visited()]).toEqual(['/search?q=grey+sofa', 1])
        expect(screen.getByRole('main')).toHaveFocus()
    })

    test.each([
        {to: 'results', found: {totalSize: 3}},
        {to: 'another site', found: {totalSize: 0, redirectUri: 'https://careers.example/jobs'}}
    ])(
        'that would lead to $to takes nobody away from where they went meanwhile',
        async ({found}) => {
            const {user, address, left} = showSearchBox({found, foundAfterMs: 500})
            await user.type(searchBox(), 'careers{Enter}')
            await pass(400)
            expect(screen.getByRole('search')).toHaveAttribute('aria-busy', 'true')

            await user.click(screen.getByRole('link', {name: 'Stores'}))
            await pass(1_500)

            expect([address(), left]).toEqual(['/store-locator', []])
            expect(screen.getByRole('search')).not.toHaveAttribute('aria-busy')
        }
    )

    test('is asked of the service once within ten seconds [SEARCH-027]', async () => {
        const {user, callsTo} = await submit('sofa')

        await user.type(searchBox(), '{Enter}')
        await pass(9_000)
        expect(callsTo('service')).toHaveLength(1)

        await pass(1_000)
        await user.type(searchBox(), '{Enter}')
        await pass()
        expect(callsTo('service')).toHaveLength(2)
    })
})

test('on the results page the box holds what was searched for', () => {
    showSearchBox(knowing, '/search?q=grey+sofa')

    expect(searchBox()).toHaveValue('grey sofa')
})
