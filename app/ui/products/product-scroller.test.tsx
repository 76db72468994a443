import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {showInShop} from '../../../tests/support/shop/render-page'
import type {AsyncState} from '../async/async-content'
import {ProductScroller} from './product-scroller'
import type {ProductTileModel} from './product-tile'

const products = (count: number): ProductTileModel[] =>
    Array.from({length: count}, (_, index) => ({
        id: `p${index}`,
        name: `Product ${index}`,
        brand: null,
        path: `/p/product/p${index}`,
        image: null,
        alternateImage: null,
        price: null,
        badges: [],
        stock: 'in-stock',
        source: null,
        delivery: null,
        colours: []
    }))

const show = (from: AsyncState<ProductTileModel[]>) =>
    showInShop(<ProductScroller heading="Popular" from={from} frequency="weekly" />)

const arrows = () => screen.queryAllByRole('button')

test('while products load there are 4 places under the heading [CONTENT-030]', () => {
    show({state: 'loading'})

    expect(screen.getByRole('heading', {name: 'Popular'})).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
})

test.each`
    count | buttons
    ${1}  | ${0}
    ${3}  | ${0}
    ${4}  | ${2}
`('$count products come with $buttons arrows [CONTENT-031]', ({count, buttons}) => {
    show({state: 'ready', value: products(count)})

    expect(arrows()).toHaveLength(buttons)
})

test.each<[string, AsyncState<ProductTileModel[]>]>([
    ['nothing to show', {state: 'ready', value: []}],
    ['products that did not come', {state: 'failed'}]
])('with %s there is no row at all [CONTENT-033]', (_, from) => {
    const {container} = show(from)

    expect(container).toBeEmptyDOMElement()
})

test('the first arrow waits until there is something before [CONTENT-022]', () => {
    show({state: 'ready', value: products(5)})

    expect(screen.getByRole('button', {name: 'Show previous'})).toBeDisabled()
})

test('the last arrow stops where nothing follows [CONTENT-023]', async () => {
    // Where nothing is laid out, as here, all of it fits and both ends are reached.
    show({state: 'ready', value: products(5)})

    await waitFor(() => expect(screen.getByRole('button', {name: 'Show more'})).toBeDisabled())
})

test('a row can be read by everybody, and reached by keyboard', async () => {
    const {container} = show({state: 'ready', value: products(5)})

    await userEvent.tab()

    expect(screen.getByRole('link', {name: 'Product 0'})).toHaveFocus()
    expect(await axe(container)).toHaveNoViolations()
})
