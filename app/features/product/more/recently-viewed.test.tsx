import {screen, waitFor} from '@testing-library/react'
import {axe} from 'jest-axe'
import type {Call} from '@app/commerce/commerce'
import {renderPage} from '../../../../tests/support/render-page'
import {RecentlyViewed} from './recently-viewed'

const KEY = 'viewed-products'

afterEach(() => localStorage.clear())

const show = (id: string) => {
    const calls: Call[] = []
    const page = renderPage(<RecentlyViewed id={id} frequency="weekly" />, {
        ask: (call) => {
            calls.push(call)
            const ids = String(call.query?.ids).split(',')
            return Promise.resolve({data: ids.map((each) => ({id: each, name: `Product ${each}`}))})
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
