import {screen, within} from '@testing-library/react'
import {Helmet} from 'react-helmet'
import type {Availability, ProductDetail} from '@app/commerce/products/product'
import {aPrice, aProduct} from '../../../../tests/support/values/builders'
import {argsAt, renderPage} from '../../../../tests/support/shop/render-page'
import {ProductPage} from '../product-page'

/** Shows a product's page, and tells what search engines read of the product. */
const structuredDataOf = (own: Partial<ProductDetail>) => {
    const product = aProduct(own)
    renderPage(
        <ProductPage
            product={product}
            categories={{state: 'loading'}}
            store={{state: 'loading'}}
            disclosure={{state: 'loading'}}
            at={argsAt(product.path)}
        />,
        {address: product.path}
    )
    const [described] = Helmet.peek().scriptTags.map(({innerHTML}) => JSON.parse(String(innerHTML)))
    return described
}

const {availability: inStore} = aProduct()

const outOfStock: Availability = {...inStore, stock: 'out-of-stock', delivery: null, stockLevel: 0}
const specialOrder: Availability = {...inStore, stock: 'special-order', source: 'special-order'}

test.each`
    situation                   | availability    | described       | shown
    ${'in the store'}           | ${inStore}      | ${'InStock'}    | ${/In stock in your store$/}
    ${'out of stock'}           | ${outOfStock}   | ${'OutOfStock'} | ${/^Out of stock$/}
    ${'ordered from suppliers'} | ${specialOrder} | ${'BackOrder'}  | ${/Ordered for you from our suppliers$/}
`(
    'a product that is $situation is $described to search engines, as the page says [G-71]',
    ({availability, described, shown}) => {
        const {offers} = structuredDataOf({availability})

        expect(offers.availability).toBe(`https://schema.org/${String(described)}`)
        const notes = screen.getByRole('list', {name: 'Stock and delivery'})
        expect(within(notes).getByText(shown)).toBeVisible()
    }
)

test.each`
    condition                    | described
    ${'new'}                     | ${'NewCondition'}
    ${'previously-rented-great'} | ${'UsedCondition'}
    ${'previously-rented-good'}  | ${'UsedCondition'}
    ${'previously-rented-fair'}  | ${'UsedCondition'}
`('a product in the condition $condition is of $described to search engines [G-71]', (row) => {
    const {offers} = structuredDataOf({price: aPrice({condition: row.condition})})

    expect(offers.itemCondition).toBe(`https://schema.org/${String(row.described)}`)
})

test('search engines read the very payment, number and total that the page shows [G-71] (D-07)', () => {
    const {offers} = structuredDataOf({
        price: aPrice({weekly: 12_34, terms: 78, totalCostToOwn: 962_52, cashPrice: 500_00})
    })

    expect(offers).toMatchObject({
        price: '962.52',
        priceSpecification: {price: '12.34', billingDuration: 78}
    })
    expect(screen.getAllByText('$12.34').length).toBeGreaterThan(0)
    expect(screen.getAllByText(/\$962\.52/).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/78/).length).toBeGreaterThan(0)
})

test('a product without a price is no offer to search engines, and has none on its page [G-71]', () => {
    const described = structuredDataOf({price: null})

    expect(described).toMatchObject({'@type': 'Product', name: 'Avery Sofa'})
    expect(described).not.toHaveProperty('offers')
    expect(screen.queryByText(/\$\d/)).not.toBeInTheDocument()
})

test('a new piece and each used one have titles of their own [G-71]', () => {
    const conditions = [
        'new',
        'previously-rented-great',
        'previously-rented-good',
        'previously-rented-fair'
    ] as const
    const titles = conditions.map((condition) => {
        structuredDataOf({price: aPrice({condition})})
        return String(Helmet.peek().title)
    })

    expect(titles[0]).toMatch(/^Avery Sofa \| /)
    expect(titles[1]).toMatch(/^Avery Sofa \(Previously Rented - Great\) \| /)
    expect(new Set(titles).size).toBe(conditions.length)
})
