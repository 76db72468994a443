import {screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import type {Availability, ProductDetail} from '@app/commerce/products/product'
import {aPrice, aProduct} from '../../../../tests/support/values/builders'
import {argsAt, renderPage} from '../../../../tests/support/shop/render-page'
import {Buying} from './buying'
import {ProductPage} from '../product-page'

describe('buying', () => {
    const show = (own: Partial<ProductDetail> = {}, context = {}) =>
        renderPage(
            <Buying
                product={aProduct(own)}
                quantity={1}
                frequency="weekly"
                onChooseFrequency={() => undefined}
                agreementState="TX"
            />,
            {context}
        )

    const withStock = (own: Partial<Availability>) =>
        show({availability: {...aProduct().availability, ...own}})

    const notes = () =>
        screen.getByRole('list', {name: 'Stock and delivery'}).textContent?.replace(/\s+/g, ' ')

    test.each`
        geo                | text
        ${'in-store'}      | ${'In Store'}
        ${'in-geopool'}    | ${'In Geopool'}
        ${'special-order'} | ${'Special Order'}
    `('the geo status $geo is called "$text" [INV-004, INV-005, INV-006]', ({geo, text}) => {
        withStock({geo})

        expect(notes()).toContain(`${text} · In stock in your store`)
    })

    test.each`
        source              | text
        ${'your-store'}     | ${'In stock in your store'}
        ${'nearby'}         | ${'In stock nearby'}
        ${'special-order'}  | ${'Ordered for you from our suppliers'}
        ${'extended-aisle'} | ${'Comes from our partner warehouse'}
    `('what comes from $source says "$text" [INV-010, INV-011, INV-012, INV-013]', (row) => {
        withStock({source: row.source})

        expect(notes()).toContain(row.text)
    })

    test.each`
        source              | text
        ${'your-store'}     | ${'In stock'}
        ${'nearby'}         | ${'In stock'}
        ${'extended-aisle'} | ${'In Store · Comes from our partner warehouse'}
    `('to a shopper without a store what comes from $source says "$text"', ({source, text}) => {
        const availability = {...aProduct().availability, source, delivery: null}
        show({availability}, {choice: null})

        expect(notes()).toBe(text)
    })

    test.each`
        delivery       | text
        ${'carryout'}  | ${'Delivery: Carryout'}
        ${'1-3-days'}  | ${'Delivery: 1-3 Days'}
        ${'1-2-weeks'} | ${'Delivery: 1-2 Weeks'}
        ${'1-6-weeks'} | ${'Delivery: 1-6 Weeks'}
        ${'3-7-days'}  | ${'Delivery: 3-7 Days'}
    `('the delivery label $delivery reads "$text" [INV-025]', ({delivery, text}) => {
        withStock({delivery})

        expect(notes()).toContain(text)
    })

    test('what is out of stock says only that [INV-002, INV-018]', () => {
        withStock({stock: 'out-of-stock', delivery: '1-3-days'})

        expect(notes()).toBe('Out of stock')
    })

    test.each`
        condition                    | text
        ${'new'}                     | ${'New'}
        ${'previously-rented-fair'}  | ${'Previously Rented - Fair'}
        ${'previously-rented-good'}  | ${'Previously Rented - Good'}
        ${'previously-rented-great'} | ${'Previously Rented - Great'}
    `('the condition $condition reads "$text" [INV-024]', ({condition, text}) => {
        show({price: aPrice({condition})})

        expect(screen.getByText(text)).toBeVisible()
    })

    test.each`
        item                              | text
        ${{bundled: true, addOn: false}}  | ${'Pre-Configured'}
        ${{bundled: false, addOn: true}}  | ${'Add-On'}
        ${{bundled: false, addOn: false}} | ${null}
    `('$item is called $text [INV-007, INV-008, INV-009]', ({item, text}) => {
        show(item)

        const badge = screen.queryByText(/^(Pre-Configured|Add-On)$/)
        expect(badge?.textContent ?? null).toBe(text)
    })

    test('what is decided before something goes into the cart has no accessibility faults', async () => {
        const {container} = show({badges: ['best-seller'], addOnPrice: true})

        expect(await axe(container)).toHaveNoViolations()
    })
})

describe('tiers', () => {
    const showTiers = () =>
        renderPage(
            <ProductPage
                product={aProduct({
                    price: aPrice({weekly: 20_00, terms: 52, totalCostToOwn: 1040_00}),
                    tiers: [
                        {quantity: 1, weekly: 20_00},
                        {quantity: 2, weekly: 18_00}
                    ]
                })}
                categories={{state: 'loading'}}
                store={{state: 'loading'}}
                disclosure={{state: 'loading'}}
                at={argsAt('/p/avery-sofa/sofa-1')}
            />
        )

    const inEffect = () =>
        within(screen.getByRole('list', {name: 'Price by quantity'}))
            .getAllByRole('listitem')
            .find((tier) => tier.getAttribute('aria-current') === 'true')?.textContent

    test('the price follows the quantity, with the total that belongs to it [PRICE-005] (D-07)', async () => {
        const {container} = showTiers()
        const page = () => container.querySelector('.price--page')

        expect(page()).toHaveTextContent('$20.00')
        expect(inEffect()).toContain('1 or more')

        await userEvent.click(screen.getByRole('button', {name: 'One more'}))

        expect(page()).toHaveTextContent('$18.00')
        expect(page()).toHaveTextContent('$936.00')
        expect(inEffect()).toContain('2 or more')
        expect(screen.getByRole('table', {name: 'Payments by frequency'})).toHaveTextContent(
            '$936.00'
        )
    })

    test('prices by quantity have no accessibility faults', async () => {
        const {container} = showTiers()

        expect(await axe(container)).toHaveNoViolations()
    })
})
