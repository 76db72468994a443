import {screen} from '@testing-library/react'
import type {Facet} from '@app/commerce/search/product-search'
import {showInShop} from '../../../../tests/support/shop/render-page'
import {listingAt} from '../listing'
import {ListingFilters, openFacets} from './listing-filters'

const facetOf = (key: string, labels: readonly string[]): Facet => ({
    key,
    label: key,
    values: labels.map((label) => ({value: label, label, count: 2, selected: false}))
})

const colours = facetOf('color', [
    'Black',
    'Blue',
    'Brown',
    'Gray',
    'Green',
    'Red',
    'Tan',
    'White',
    'Yellow',
    'Zinc'
])
const facets = [colours, facetOf('clearance', ['TRUE']), facetOf('offers', ['TRUE'])]

const showFilters = (address: string) => {
    const {pathname, searchParams: search} = new URL(address, 'https://shop.example')
    const listing = listingAt({pathname, search})
    showInShop(
        <ListingFilters
            listing={listing}
            facets={openFacets(listing, facets)}
            frequency="weekly"
            total={20}
        />,
        address
    )
}

const foldOf = (label: string) => screen.getByText(label).closest('details')

test('a facet with many values shows the first ones, and the others on demand', () => {
    showFilters('/c/furniture')

    expect(foldOf('White')).toHaveAttribute('open')
    expect(foldOf('Zinc')).not.toHaveAttribute('open')
})

test('a chosen value is visible even if it is among the values shown on demand (G-12)', () => {
    showFilters('/c/furniture?refine=color%3DZinc')

    expect(foldOf('Zinc')).toHaveAttribute('open')
    expect(screen.getByRole('link', {name: 'Zinc (2)'})).toHaveAttribute('aria-current', 'true')
})

test.each`
    address                      | offered                    | row
    ${'/c/furniture'}            | ${['clearance', 'offers']} | ${'PLP-002'}
    ${'/c/clearance'}            | ${['offers']}              | ${'PLP-013'}
    ${'/c/offers'}               | ${['clearance']}           | ${'PLP-014'}
    ${'/c/furniture?tab=deals'}  | ${['clearance']}           | ${'PLP-015'}
    ${'/shop-all?tab=clearance'} | ${['offers']}              | ${'PLP-015'}
`('$address does not offer its own filter again [$row]', ({address, offered}) => {
    showFilters(address)

    expect(['clearance', 'offers'].filter((label) => screen.queryByText(label) !== null)).toEqual(
        offered
    )
})
