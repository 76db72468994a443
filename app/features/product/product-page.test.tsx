import {screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {Helmet} from 'react-helmet'
import type {ProductDetail} from '@app/commerce/products/product'
import {aBasket, aCategory, aLine, aPrice, aProduct} from '../../../tests/support/values/builders'
import {argsAt, hrefsOf, renderPage} from '../../../tests/support/shop/render-page'
import {eventsOfEachTest} from '../../../tests/support/values/shop-events'
// These parts are loaded on demand in the shop; importing them here makes them available at once.
import './buying/added-dialog'
import {ProductPage, ProductPageSkeleton} from './product-page'

const events = eventsOfEachTest()

const tree = [
    aCategory('furniture', {
        name: 'Furniture',
        children: [aCategory('furniture/living-room', {name: 'Living room'})]
    })
]

const store = (state: string) => ({
    id: '00042',
    name: 'Homeward Austin',
    address: '1 Main St',
    city: 'Austin',
    state,
    postalCode: '78701',
    phone: null,
    latitude: 30,
    longitude: -97,
    distance: null,
    hidden: false,
    selectable: true,
    timeZone: null,
    zone: null,
    tagline: null,
    deliveryRadius: null
})

const showProduct = (own: Partial<ProductDetail> = {}, state = 'TX') => {
    const product = aProduct(own)
    return renderPage(
        <ProductPage
            product={product}
            categories={{state: 'ready', value: tree}}
            store={{state: 'ready', value: store(state)}}
            disclosure={{state: 'ready', value: '<p>Not available in MN or WI.</p>'}}
            at={argsAt(product.path)}
        />,
        {address: product.path}
    )
}

const colours = {
    id: 'color',
    label: 'Color',
    values: [
        {value: 'grey', label: 'Grey', hex: '#888888', path: '/p/avery-sofa/sofa-1'},
        {value: 'navy', label: 'Navy', hex: '#223355', path: '/p/avery-sofa/sofa-2'},
        {value: 'rust', label: 'Rust', hex: '#994422', path: null}
    ].map((value) => ({...value, selected: value.value === 'grey', orderable: true}))
}

test('a product tells its name, brand, where it belongs and what it is (G-10)', () => {
    showProduct({badges: ['best-seller', 'Free Week'], bundled: true})

    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Avery Sofa')
    expect(screen.getByText('Ashland')).toBeVisible()
    expect(screen.getByText('Best seller')).toBeVisible()
    expect(screen.getByText('Free Week')).toBeVisible()
    expect(screen.getByText('Pre-Configured')).toBeVisible()
    expect(screen.getByText('Deep seats.')).toBeVisible()
    expect(screen.getByText('84 in')).toBeVisible()
    expect(hrefsOf('Living room')).toEqual(['/c/furniture/living-room?sort=MOST_POPULAR'])
    expect(events).toEqual([{event: 'product-shown', productId: 'sofa-1'}])
})

test.each([
    {addOnPrice: true, count: 1},
    {addOnPrice: false, count: 0}
])('with an add-on price ($addOnPrice) a product says that it is the lowest [PRICE-010]', (row) => {
    showProduct({addOnPrice: row.addOnPrice})

    expect(screen.queryAllByText('Lowest price within 6 months')).toHaveLength(row.count)
})

test('every way of paying stands side by side and adds up to the same total (G-11)', () => {
    showProduct()
    const rows = within(screen.getByRole('table', {name: 'Payments by frequency'})).getAllByRole(
        'row'
    )

    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
        'Weekly$20.0052None$1,040.00',
        'Bi-weekly$40.0026None$1,040.00',
        'Semi-monthly$42.8625$11.36$1,040.00',
        'Monthly$85.7113$11.48$1,040.00'
    ])
})

test('the cost of renting is what it costs more than cash, shown with the condition (D-07)', () => {
    showProduct()
    const cost = screen.getByRole('region', {name: 'What it costs to own'})

    expect(cost).toHaveTextContent('ConditionNewTotal cost to own$1,040.00Cash price$578.00')
    expect(screen.getByText('$462.00')).toBeVisible()
    expect(screen.getAllByText(/\$578\.00$/)).toHaveLength(2)
})

test.each`
    frequency         | text
    ${'Weekly'}       | ${'After 26 payments of $20.00 you would pay $390.00 instead of $520.00 and save $130.00.'}
    ${'Bi-weekly'}    | ${'After 13 payments of $40.00 you would pay $390.00 instead of $520.00 and save $130.00.'}
    ${'Semi-monthly'} | ${'After 12 payments of $42.86 you would pay $394.26 instead of $525.68 and save $131.42.'}
    ${'Monthly'}      | ${'After 6 payments of $85.71 you would pay $394.30 instead of $525.74 and save $131.44.'}
`('what buying early saves is shown to the cent for who pays $frequency', async (row) => {
    showProduct({earlyPurchaseSavePercent: 25})

    await userEvent.click(screen.getByRole('radio', {name: row.frequency}))

    expect(screen.getByText(row.text, {exact: false})).toBeVisible()
    expect(screen.getByRole('row', {name: new RegExp(`^${row.frequency}`)})).toHaveClass(
        'payments__chosen'
    )
})

test.each`
    state   | agreement
    ${'TX'} | ${'This is a rental-purchase agreement.'}
    ${'NV'} | ${'This is a lease with an option to purchase.'}
    ${'MN'} | ${'Not available in MN or WI.'}
`('in $state the disclosure says: $agreement', ({state, agreement}) => {
    showProduct({}, state)
    const disclosure = screen.getByRole('region', {name: 'About this agreement'})

    expect(disclosure).toHaveTextContent(agreement)
    expect(disclosure).toHaveTextContent('Not available in MN or WI.')
})

test('the shopper chooses how often to pay [PLP-017]', async () => {
    showProduct()

    await userEvent.click(screen.getByRole('radio', {name: 'Monthly'}))

    expect(screen.getAllByText(/12 payments \+ \$11.48/)[0]).toBeVisible()
    await userEvent.click(screen.getByRole('radio', {name: 'Weekly'}))
})

test('without a whole price none is shown, and nothing can be ordered (D-07)', () => {
    showProduct({price: null})

    expect(screen.getByText('Ask your store for the price of this item.')).toBeVisible()
    expect(screen.getByRole('button', {name: 'Add to cart'})).toBeDisabled()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('colors are links with names; one that is not made is no link', () => {
    showProduct({variations: [colours]})

    expect(screen.getByText('Color: Grey')).toBeVisible()
    expect(screen.getByRole('link', {name: 'Grey'})).toHaveAttribute('aria-current', 'true')
    expect(hrefsOf('Navy')).toEqual(['/p/avery-sofa/sofa-2'])
    expect(screen.getByText('Rust (not available)')).toBeInTheDocument()
})

test('what is not chosen yet is asked for, by name; what has no values is not', async () => {
    const open = colours.values.map((value) => ({...value, selected: false}))
    const {container} = showProduct({
        variations: [
            {...colours, values: open},
            {id: 'size', label: 'Size', values: []}
        ]
    })

    const choices = screen.getByRole('list', {name: 'Color: choose one'})
    expect(within(choices).getByRole('link', {name: 'Navy'})).toBeVisible()
    expect(screen.queryByText(/^Size/)).not.toBeInTheDocument()
    expect(screen.getByRole('button', {name: 'Choose a color'})).toBeEnabled()
    expect(await axe(container)).toHaveNoViolations()
})

test('thumbnails lead to their pictures, before scripts by their addresses', async () => {
    showProduct()

    expect(hrefsOf('Picture 2 of 2')).toEqual(['#picture-2'])
    await userEvent.click(screen.getByRole('link', {name: 'Picture 2 of 2'}))

    expect(screen.getByRole('link', {name: 'Picture 2 of 2'})).toHaveAttribute(
        'aria-current',
        'true'
    )
})

test('only the first picture is fetched at once', () => {
    showProduct()
    const [first, second] = screen.getAllByRole('img')

    expect(first).toHaveAttribute('fetchpriority', 'high')
    expect(second).toHaveAttribute('loading', 'lazy')
})

test('the same model in other conditions stands beside it with its own cost', () => {
    const offer = {
        stock: 'in-stock',
        delivery: null,
        productId: 'sofa-1',
        path: '/p/a/sofa-1'
    } as const
    const used = aPrice({
        condition: 'previously-rented-good',
        weekly: 12_00,
        totalCostToOwn: 468_00
    })
    showProduct({
        offers: [
            {...offer, price: aPrice(), current: true},
            {...offer, productId: 'sofa-9', path: '/p/a/sofa-9', price: used, current: false}
        ]
    })

    expect(hrefsOf('See this one: Previously Rented - Good')).toEqual(['/p/a/sofa-9'])
    expect(screen.getByText('$468.00 in all')).toBeVisible()
})

test('any other address closes the confirmation of what was added [CART-019]', async () => {
    const session = {addToBasket: () => Promise.resolve(aBasket(aLine()))}
    const at = (address: string) => (
        <ProductPage
            product={aProduct()}
            categories={{state: 'loading'}}
            store={{state: 'loading'}}
            disclosure={{state: 'loading'}}
            at={argsAt(address)}
        />
    )
    const {again} = renderPage(at('/p/avery-sofa/sofa-1'), {session})
    await userEvent.click(screen.getByRole('button', {name: 'Add to cart'}))
    await screen.findByRole('dialog')

    again(at('/p/avery-sofa/sofa-1?from=mail'))

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a product that recommends nothing has no such block [CONTENT-033]', () => {
    showProduct()

    expect(screen.queryByRole('heading', {name: 'You might also like'})).not.toBeInTheDocument()
})

test.each`
    price                                                           | text
    ${aPrice()}                                                     | ${'Rent to own the Avery Sofa (New): $20.00 per week for 52 weeks, $1,040.00 in all, cash price $578.00.'}
    ${{...aPrice(), cashPrice: undefined}}                          | ${'Rent to own the Avery Sofa (New): $20.00 per week for 52 weeks, $1,040.00 in all.'}
    ${{...aPrice(), condition: 'previously-rented-good', terms: 1}} | ${'Rent to own the Avery Sofa (Previously Rented - Good): $20.00 per week for 1 week, $1,040.00 in all, cash price $578.00.'}
    ${null}                                                         | ${'Rent to own the Avery Sofa from a store near you.'}
`('search results say of it: $text (D-07)', ({price, text}) => {
    showProduct({price})

    expect(Helmet.peek().metaTags).toContainEqual({name: 'description', content: text})
})

test('search engines read the price as what it is: so much a week, so much in all [G-71]', () => {
    showProduct()
    const [product, trail] = Helmet.peek().scriptTags.map(({innerHTML}) =>
        JSON.parse(String(innerHTML))
    )

    expect(product.offers).toMatchObject({
        price: '1040.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        priceSpecification: {price: '20.00', billingDuration: 52, unitCode: 'WEE'}
    })
    expect(trail.itemListElement.map(({name}: {name: string}) => name)).toEqual([
        'Home',
        'Furniture',
        'Living room',
        'Avery Sofa'
    ])
})

test.each([
    {situation: 'with everything', own: {variations: [colours], earlyPurchaseSavePercent: 20}},
    {situation: 'with nothing', own: {price: null, images: [], description: '', specifications: []}}
])('a product $situation has no accessibility faults', async ({own}) => {
    const {container} = showProduct(own)

    expect(await axe(container)).toHaveNoViolations()
})

test('a product that is not there yet has no accessibility faults', async () => {
    const {container} = renderPage(<ProductPageSkeleton />)

    expect(await axe(container)).toHaveNoViolations()
})
