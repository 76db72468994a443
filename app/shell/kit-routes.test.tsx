import {act, screen, waitFor} from '@testing-library/react'
import {type Call, CommerceError, errorCodeOf} from '@app/commerce/client'
import {openShop} from '../../tests/support/shop/open-shop'

describe('asked by routes', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

    /** A product's page, and how often the platform was asked for the product. */
    const productWhere = async (answer: (call: Call) => Promise<unknown>) => {
        const calls: Call[] = []
        const {history} = openShop('/p/sofa/sofa-1', (call) => {
            calls.push(call)
            return answer(call)
        })
        await pass(0)
        return {
            requested: () => calls.filter(({path}) => path.endsWith('/products/sofa-1')).length,
            goTo: async (address: string) => {
                act(() => history.push(address))
                await pass(0)
            }
        }
    }

    const failing = (status: number) => () =>
        Promise.reject(new CommerceError({status, code: errorCodeOf(status)}))

    const sofa = {id: 'sofa-1', name: 'Avery Sofa', c_ProductUrl: '/p/sofa/sofa-1'}

    test('a product that cannot be loaded is requested three times, then the page says so [CONST-009]', async () => {
        const {requested} = await productWhere(failing(503))

        const times = [requested()]
        for (const ms of [999, 1, 1999, 1, 60_000]) {
            await pass(ms)
            times.push(requested())
        }

        expect(times).toEqual([1, 1, 2, 2, 3, 3])
        expect(screen.getByRole('button', {name: 'Refresh the page'})).toBeVisible()
    })

    test('a product that does not exist is requested once', async () => {
        const {requested} = await productWhere(failing(404))
        await pass(60_000)

        expect(requested()).toBe(1)
    })

    test('a product seen within two minutes is not fetched again [CONST-008]', async () => {
        const {requested, goTo} = await productWhere(({path}) =>
            Promise.resolve(path.endsWith('sofa-1') ? sofa : {})
        )
        const seen = async () => {
            await goTo('/cart')
            await goTo('/p/sofa/sofa-1')
            expect(screen.getByRole('heading', {level: 1, name: 'Avery Sofa'})).toBeVisible()
            return requested()
        }

        await pass(119_000)
        const soon = await seen()
        await pass(2_000)
        const later = await seen()

        expect([soon, later]).toEqual([1, 2])
    })
})

describe('moved addresses', () => {
    const notThere = () =>
        Promise.reject(
            new CommerceError({status: 404, code: 'not-found'}, {data: {title: 'Not found'}})
        )

    const tree = {
        id: 'root',
        categories: [{id: 'furniture', name: 'Furniture', c_path: 'furniture'}]
    }

    const content = {
        id: 'contact-us',
        name: 'Contact us',
        regions: []
    }

    /** A shop in which one address has moved, and nothing is found but where it moved to. */
    const openMoved = (address: string, segment: string, destination: string | null) => {
        const calls: Call[] = []
        const {history} = openShop(address, (call) => {
            calls.push(call)
            const {path, query} = call
            if (path.endsWith('/url-mapping'))
                return query?.urlSegment === segment && destination !== null
                    ? Promise.resolve({destination})
                    : notThere()
            if (path.includes('/categories')) return Promise.resolve(tree)
            if (path.includes('/search')) return Promise.resolve({totalSize: 0, results: []})
            return path.endsWith('/contact-us') ? Promise.resolve(content) : notThere()
        })
        const requested = () => calls.filter(({path}) => path.endsWith('/url-mapping')).length
        return {history, requested}
    }

    test.each(['/p/old-sofa/999', '/c/old-sofas', '/stores/tx/atlantis', '/old'])(
        'a link in the shop to %s leads to where that has moved, and back leads past it (G-09)',
        async (address) => {
            const {history, requested} = openMoved(address, address.slice(1), '/contact-us')

            await screen.findByRole('heading', {level: 1, name: 'Contact us'})

            expect([history.location.pathname, history.length, requested()]).toEqual([
                '/contact-us',
                1,
                1
            ])
        }
    )

    test.each(['/p/old-sofa/999', '/c/old-sofas', '/stores/tx/atlantis', '/old', '/C/furniture'])(
        'a link in the shop to %s, which has not moved, leads to the page for what is not there (G-09)',
        async (address) => {
            const {history, requested} = openMoved(address, address.slice(1), null)

            await screen.findByRole('heading', {level: 1, name: 'We couldn’t find that page'})

            expect([history.location.pathname, requested()]).toEqual([address, 1])
        }
    )

    test.each([
        '/c/old-sofas',
        '/c/old-sofas/',
        '/es-US/c/old-sofas',
        '/c/old-sofas?src=mail',
        '/c/old-sofas#top',
        '/c/old%2Dsofas'
    ])(
        'an address that is said to have moved to itself, as %s, leads to the page for what is not there (G-09)',
        async (destination) => {
            const {history} = openMoved('/c/old-sofas', 'c/old-sofas', destination)

            await screen.findByRole('heading', {level: 1, name: 'We couldn’t find that page'})

            expect([history.location.pathname, history.length]).toEqual(['/c/old-sofas', 1])
        }
    )

    test.each`
        address          | leads
        ${'/search'}     | ${'/shop-all'}
        ${'/search/'}    | ${'/shop-all'}
        ${'/search?q=+'} | ${'/shop-all'}
    `('a link in the shop to $address leads to $leads [G-71]', async ({address, leads}) => {
        const {history} = openMoved(address, '', null)

        await waitFor(() => expect(history.location.pathname + history.location.search).toBe(leads))
        expect(screen.getByRole('heading', {level: 1, name: 'Shop all'})).toBeVisible()
    })

    test('a link in the shop to an address with a slash at its end leads to its page [G-71]', async () => {
        openMoved('/contact-us/', '', null)

        await screen.findByRole('heading', {level: 1, name: 'Contact us'})
    })
})
