import {screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {Helmet} from 'react-helmet'
import type {SearchResult} from '@app/commerce/search/product-search'
import {aCategory, tiles} from '../../../tests/support/values/builders'
import {argsAt, hrefsOf, renderPage} from '../../../tests/support/shop/render-page'
import {ListingPage} from './listing-page'
import {ListingPageSkeleton} from './listing-page.skeleton'

const brands = {
    key: 'brand',
    label: 'Brand',
    values: ['Ashland', 'Birch', 'Cove'].map((label, index) => ({
        value: label.toLowerCase(),
        label,
        count: 10 - index,
        selected: false
    }))
}

const tree = [
    aCategory('furniture', {
        name: 'Furniture',
        children: [
            aCategory('furniture/living-room', {name: 'Living room'}),
            aCategory('furniture/hidden', {name: 'Hidden', showInLanding: false})
        ]
    })
]

const showListing = (address: string, found: Partial<SearchResult> = {}, known = true) => {
    const result = {total: 60, tiles: tiles(25), facets: [brands], redirect: null, ...found}
    const categories = known
        ? ({state: 'ready', value: tree} as const)
        : ({state: 'loading'} as const)
    return renderPage(
        <ListingPage
            result={result}
            categories={categories}
            about={{state: 'ready', value: known ? 'Rooms for living.' : null}}
            landing={{state: 'ready', value: []}}
            at={argsAt(address)}
        />,
        {address}
    )
}

const structured = () =>
    Helmet.peek().scriptTags.map(({innerHTML}) => JSON.parse(String(innerHTML)))

test('a category shows its name, its description, the number of items and the items [PLP-001]', () => {
    showListing('/c/furniture')

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Furniture')
    expect(screen.getByText('Rooms for living.')).toBeVisible()
    expect(screen.getByText('60 items')).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(25)
})

test('only sub-categories marked for landing pages are linked, in the order most popular [PLP-003, PLP-018] (C-01)', () => {
    showListing('/c/furniture')

    expect(hrefsOf('Living room')).toEqual(['/c/furniture/living-room?sort=MOST_POPULAR'])
    expect(screen.queryByRole('link', {name: 'Hidden'})).not.toBeInTheDocument()
})

test('links to other categories have the order most popular [PLP-003] (C-01)', () => {
    const {container} = showListing('/c/furniture/living-room', {total: 0, tiles: [], facets: []})

    const others = [...container.querySelectorAll('a')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('/c/') && !href.startsWith('/c/furniture/living-room'))
    expect(others).not.toEqual([])
    expect(others.filter((href) => !href.endsWith('?sort=MOST_POPULAR'))).toEqual([])
})

test('a subcategory has a breadcrumb', () => {
    showListing('/c/furniture/living-room')

    const trail = screen.getByRole('navigation', {name: 'You are here'})
    expect(within(trail).getByRole('link', {name: 'Furniture'})).toHaveAttribute(
        'href',
        '/c/furniture?sort=MOST_POPULAR'
    )
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Living room')
})

test('without the category tree the category’s name comes from the address', () => {
    showListing('/c/furniture/living-room', {}, false)

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Living room')
})

test('a filter is a link to the filtered listing [PLP-002]', () => {
    showListing('/c/furniture?sort=RELEVANCE&offset=25')

    expect(hrefsOf('Birch (9)')).toEqual(['/c/furniture?refine=brand%3Dbirch&sort=RELEVANCE'])
})

test('a chosen filter can be removed in the list of filters, above the items, or with all others (G-12)', () => {
    showListing('/c/furniture?refine=brand%3Dbirch&refine=brand%3Dcove')

    expect(screen.getByRole('link', {name: 'Birch (9)'})).toHaveAttribute('aria-current', 'true')
    expect(hrefsOf('Remove filter: Brand, Birch')).toEqual(['/c/furniture?refine=brand%3Dcove'])
    expect(hrefsOf('Clear all')).toEqual(['/c/furniture'])
    expect(screen.getByText('Filters (2)')).toBeVisible()
})

test('the default sort order is availability, and five orders can be chosen [PLP-006, PLP-008]', async () => {
    const {address} = showListing('/c/furniture?refine=brand%3Dbirch')
    const sort = screen.getByRole('combobox', {name: 'Sort by'})

    expect(
        within(sort)
            .getAllByRole('option')
            .map((option) => option.textContent)
    ).toEqual([
        'Availability',
        'Price Low To High',
        'Price High To Low',
        'Most Popular',
        'Relevance'
    ])
    expect(sort).toHaveDisplayValue('Availability')
    await userEvent.selectOptions(sort, 'Price Low To High')

    expect(address()).toBe('/c/furniture?refine=brand%3Dbirch&sort=PRICE_LOW_TO_HIGH')
})

test('25, 50 or 100 items can be shown at once [PLP-009, PLP-011]', () => {
    showListing('/c/furniture')
    const sizes = within(screen.getByRole('navigation', {name: 'Items per page'}))

    expect(sizes.getByRole('link', {name: '25'})).toHaveAttribute('aria-current', 'true')
    expect(sizes.getByRole('link', {name: '50'})).toHaveAttribute('href', '/c/furniture?limit=50')
    expect(sizes.getByRole('link', {name: '100'})).toHaveAttribute('href', '/c/furniture?limit=100')
})

test.each`
    total     | address                              | last
    ${10_025} | ${'/shop-all'}                       | ${'Page 401'}
    ${99_999} | ${'/shop-all'}                       | ${'Page 401'}
    ${99_999} | ${'/shop-all?limit=100&offset=9900'} | ${'Page 101'}
`(
    'with $total items at $address the last linked page is $last, and the count includes all items',
    (row) => {
        showListing(row.address, {total: row.total, tiles: tiles(1)})
        const pages = screen.getAllByRole('link', {name: /^Page \d+$/})
        const last = pages.at(-1)
        const offset = new URL(last?.getAttribute('href') ?? '', 'https://shop.example')
            .searchParams

        expect(last).toHaveAccessibleName(row.last)
        expect(offset.get('offset')).toBe('10000')
        expect(screen.getByText(`${row.total.toLocaleString('en-US')} items`)).toBeVisible()
    }
)

test('the last page has no link to a next page', () => {
    showListing('/shop-all?offset=10000', {total: 99_999, tiles: tiles(1)})

    expect(screen.getByRole('link', {name: 'Page 401'})).toHaveAttribute('aria-current', 'page')
    expect(screen.queryByRole('link', {name: 'Next page'})).not.toBeInTheDocument()
})

test('grid and list are links that keep the page [PLP-012]', () => {
    showListing('/c/furniture?offset=25')

    expect(hrefsOf('Show as list')).toEqual(['/c/furniture?offset=25&view=list'])
    expect(screen.getByRole('link', {name: 'Show as grid'})).toHaveAttribute('aria-current', 'true')
})

test('deals, clearance and my items are separate listings [PLP-015]', () => {
    showListing('/c/furniture?tab=deals')

    expect(screen.getByRole('link', {name: 'Deals'})).toHaveAttribute('aria-current', 'page')
    expect(hrefsOf('Clearance')).toEqual(['/c/furniture?tab=clearance'])
    expect(hrefsOf('My items')).toEqual(['/c/furniture?tab=my-items&approval=true'])
    expect(hrefsOf('All items')).toEqual(['/c/furniture'])
})

test('the tab of my items adds the approval parameter to the address, and other tabs remove it [PLP-004]', () => {
    showListing('/c/furniture?tab=my-items&approval=true')

    expect(hrefsOf('All items')).toEqual(['/c/furniture'])
    expect(hrefsOf('Deals')).toEqual(['/c/furniture?tab=deals'])
})

test('a listing by approval keeps the approval parameter in its tabs [PLP-004]', () => {
    showListing('/c/furniture?approval=true')

    expect(hrefsOf('All items')).toEqual(['/c/furniture?approval=true'])
    expect(hrefsOf('Deals')).toEqual(['/c/furniture?tab=deals&approval=true'])
})

test('my items invite a shopper without an approval to apply', () => {
    showListing('/c/furniture?tab=my-items')

    expect(hrefsOf('Get instant approval')).toEqual(['/instant-approval'])
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
})

test('prices are weekly until the shopper chooses otherwise [PLP-007, PLP-016, PLP-017]', async () => {
    showListing('/c/furniture', {total: 1, tiles: tiles(1)})
    const price = () => screen.getByRole('article').querySelector('.price__amount')?.textContent

    expect(screen.getByRole('radio', {name: 'Weekly'})).toBeChecked()
    expect(price()).toBe('$20.00')
    await userEvent.click(screen.getByRole('radio', {name: 'Bi-weekly'}))

    expect(price()).toBe('$40.00')
    await userEvent.click(screen.getByRole('radio', {name: 'Weekly'}))
})

test('a search shows its term, and search engines may not index it', () => {
    showListing('/search?q=sofa')

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Results for “sofa”')
    expect(Helmet.peek().metaTags).toContainEqual({name: 'robots', content: 'noindex,follow'})
    expect(hrefsOf('Page 2')).toEqual(['/search?q=sofa&offset=25'])
})

test.each`
    situation                 | address                                | help
    ${'with filters'}         | ${'/c/furniture?refine=brand%3Dbirch'} | ${'Clear all filters'}
    ${'of an empty category'} | ${'/c/furniture'}                      | ${'Shop all products'}
`('nothing found $situation: a way on', async ({address, help}) => {
    const {container} = showListing(address, {total: 0, tiles: [], facets: []})

    expect(screen.getByRole('heading', {name: 'We found nothing that fits'})).toBeVisible()
    expect(screen.getByRole('link', {name: help})).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
})

test('the structured data has the breadcrumb and the page’s items, numbered across pages', () => {
    showListing('/c/furniture?offset=25&sort=RELEVANCE')
    const [trail, items] = structured()

    expect(trail.itemListElement.at(-1).item).toBe('https://shop.example/c/furniture?offset=25')
    expect(items.itemListElement[0]).toMatchObject({
        position: 26,
        url: 'https://shop.example/p/sofa/sofa-1'
    })
    expect(Helmet.peek().linkTags).toContainEqual({
        rel: 'canonical',
        href: 'https://shop.example/c/furniture?offset=25'
    })
    expect(Helmet.peek().title).toMatch(/^Furniture, page 2/)
})

test.each(['/c/furniture?tab=my-items', '/c/furniture?approval=true'])(
    'at %s the structured data has no items, as the page shows none of the items found [PLP-004, PLP-015] (G-13)',
    (address) => {
        showListing(address)
        const [, items] = structured()

        expect(screen.queryByRole('article')).not.toBeInTheDocument()
        expect(items.itemListElement).toEqual([])
    }
)

test.each(['/c/furniture', '/c/furniture?refine=brand%3Dbirch&view=list', '/search?q=sofa'])(
    '%s has no accessibility faults',
    async (address) => {
        const {container} = showListing(address)

        expect(await axe(container)).toHaveNoViolations()
    }
)

/** A listing while its products are loading, with the result of the header's query. */
const showWaiting = (address: string, known: 'known' | 'unknown') =>
    renderPage(<ListingPageSkeleton />, {
        address,
        fetch: () =>
            known === 'known'
                ? Promise.resolve({
                      id: 'root',
                      categories: [{id: 'furniture', name: 'Furniture', c_path: 'furniture'}]
                  })
                : new Promise(() => undefined)
    })

test.each`
    address                 | known        | heading
    ${'/search?q=red+sofa'} | ${'unknown'} | ${'Results for “red sofa”'}
    ${'/shop-all'}          | ${'unknown'} | ${'Shop all'}
    ${'/c/furniture'}       | ${'unknown'} | ${'Loading the page'}
    ${'/c/furniture'}       | ${'known'}   | ${'Furniture'}
`(
    'while products are loading, $address has the heading “$heading” and no accessibility faults [PLP-001]',
    async ({address, known, heading}) => {
        const {container} = showWaiting(address, known)

        expect(await screen.findByRole('heading', {level: 1, name: heading})).toBeVisible()
        expect(await axe(container)).toHaveNoViolations()
    }
)
