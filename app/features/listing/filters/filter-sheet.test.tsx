import {screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import type {SearchResult} from '@app/commerce/search/product-search'
import {tiles} from '../../../../tests/support/values/builders'
import {argsAt, hrefsOf, renderPage} from '../../../../tests/support/shop/render-page'
import {ListingPage} from '../listing-page'
import './filter-sheet'

// The sheet is loaded on demand in the shop; importing it here makes it available at once.

const step = (value: string, count: number) => ({value, label: value, count, selected: false})

const price = {
    key: 'price',
    label: 'Weekly price',
    values: [step('10-15', 4), step('15-20', 10), step('20-25', 6)]
}

const brand = {key: 'brand', label: 'Brand', values: [step('Ashland', 3)]}

const showListing = (address: string, found: Partial<SearchResult> = {}) =>
    renderPage(
        <ListingPage
            result={{total: 14, tiles: tiles(14), facets: [brand, price], redirect: null, ...found}}
            categories={{state: 'ready', value: []}}
            about={{state: 'ready', value: null}}
            landing={{state: 'ready', value: []}}
            at={argsAt(address)}
        />,
        {address}
    )

const openSheet = async (name = 'Filters') => {
    await userEvent.click(screen.getByText(name, {selector: 'summary'}))
    return screen.findByRole('dialog', {name: 'Filters'})
}

test('the sheet says how many items are left, and its button shows them [PLP-002]', async () => {
    showListing('/search?q=washer')

    const sheet = await openSheet()

    expect(await axe(sheet)).toHaveNoViolations()
    await userEvent.click(within(sheet).getByRole('button', {name: 'Show 14 items'}))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('without an item left it says so', async () => {
    showListing('/search?q=washer&refine=brand%3DAshland', {total: 0, tiles: []})

    const sheet = await openSheet('Filters (1)')

    expect(within(sheet).getByRole('button', {name: 'No items'})).toBeVisible()
})

test('a price is one of some round amounts, counted, and takes the place of another one [PLP-002]', () => {
    showListing('/search?q=washer&refine=brand%3DAshland&refine=price%3D0-15')

    expect(screen.getByText('Price per week')).toBeVisible()
    expect(screen.getByRole('link', {name: 'Under $15 per week (4)'})).toHaveAttribute(
        'aria-current',
        'true'
    )
    expect(hrefsOf('Under $15 per week (4)')).toEqual(['/search?q=washer&refine=brand%3DAshland'])
    expect(hrefsOf('Under $20 per week (14)')).toEqual([
        '/search?q=washer&refine=brand%3DAshland&refine=price%3D0-20'
    ])
})

test('in the sheet a chosen filter comes off by its chip (G-12)', async () => {
    showListing('/search?q=washer&refine=brand%3DAshland&refine=price%3D0-20')

    const sheet = await openSheet('Filters (2)')

    expect(
        within(sheet).getByRole('link', {
            name: 'Remove filter: Price per week, Under $20 per week'
        })
    ).toHaveAttribute('href', '/search?q=washer&refine=brand%3DAshland')
})

test('prices are asked for in payments of the chosen frequency [PLP-016]', async () => {
    showListing('/search?q=washer')

    await userEvent.selectOptions(screen.getByRole('combobox', {name: 'Show payments'}), 'Monthly')

    expect(screen.getByText('Price per month')).toBeVisible()
    expect(hrefsOf('Under $80 per month')).toEqual(['/search?q=washer&refine=price%3D0-18.67'])
})
