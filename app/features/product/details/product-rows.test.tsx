import {screen, waitFor, within} from '@testing-library/react'
import {axe} from 'jest-axe'
import type {Call} from '@app/commerce/client'
import {renderPage} from '../../../../tests/support/shop/render-page'
import {RecentlyViewed, Recommendations} from './product-rows'

describe('recommendations', () => {
    const rates = {
        c_racProductRenewalRate: 9.99,
        c_racProductTerms: 52,
        c_racProductTotalCostToOwn: 519.48,
        c_racProductCondition: 'New'
    }

    const show = (ids: string[], known: string[] = ids) => {
        const calls: Call[] = []
        const page = renderPage(<Recommendations ids={ids} frequency="weekly" />, {
            fetch: (call) => {
                calls.push(call)
                return Promise.resolve({
                    data: known.map((id) => ({id, name: `Product ${id}`, ...rates}))
                })
            }
        })
        return {...page, calls}
    }

    test('what a product recommends comes in its order, in one call, with whole prices [API-058] (D-07)', async () => {
        const {calls, container} = show(['chair', 'lamp', 'desk'], ['desk', 'chair', 'lamp'])

        expect(screen.getByRole('heading', {name: 'You might also like'})).toBeVisible()
        const items = await screen.findAllByRole('article')
        expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual([
            'Product chair',
            'Product lamp',
            'Product desk'
        ])
        expect(items[0]).toHaveTextContent('$9.99 / week')
        expect(items[0]).toHaveTextContent('$519.48 in all')
        expect(calls.map(({query}) => query)).toEqual([
            expect.objectContaining({ids: 'chair,lamp,desk', c_store_id: '00042'})
        ])
        expect(await axe(container)).toHaveNoViolations()
    })

    test.each`
        situation                   | ids         | known
        ${'nothing'}                | ${[]}       | ${[]}
        ${'only what is not known'} | ${['gone']} | ${[]}
    `(
        'a product that recommends $situation has no such row [CONTENT-033]',
        async ({ids, known}) => {
            const {calls} = show(ids, known)

            await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument())
            expect(calls).toHaveLength(ids.length)
        }
    )
})

describe('recently viewed', () => {
    const KEY = 'viewed-products'

    afterEach(() => localStorage.clear())

    const show = (id: string) => {
        const calls: Call[] = []
        const page = renderPage(<RecentlyViewed id={id} frequency="weekly" />, {
            fetch: (call) => {
                calls.push(call)
                const ids = String(call.query?.ids).split(',')
                return Promise.resolve({
                    data: ids.map((each) => ({id: each, name: `Product ${each}`}))
                })
            }
        })
        return {...page, calls}
    }

    test('the products looked at before are shown, most recent first, without this one', async () => {
        localStorage.setItem(KEY, '["tv","sofa-1","desk"]')

        const {container, calls} = show('sofa-1')

        expect(await screen.findByRole('heading', {name: 'Recently viewed'})).toBeVisible()
        await waitFor(() =>
            expect(screen.getAllByRole('link').map(({textContent}) => textContent)).toEqual([
                'Product tv',
                'Product desk'
            ])
        )
        expect(calls).toHaveLength(1)
        expect(await axe(container)).toHaveNoViolations()
    })

    test('this product is remembered for the next', () => {
        localStorage.setItem(KEY, '["tv","sofa-1"]')

        show('sofa-1')

        expect(localStorage.getItem(KEY)).toBe('["sofa-1","tv"]')
    })

    test('on a first visit there is no such row, and nothing is asked [CONTENT-033]', () => {
        const {calls} = show('sofa-1')

        expect(screen.queryByRole('heading')).not.toBeInTheDocument()
        expect(calls).toHaveLength(0)
    })
})
