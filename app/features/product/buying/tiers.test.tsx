import {screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {aPrice} from '../../../../tests/support/builders/a-price'
import {aProduct} from '../../../../tests/support/builders/a-product'
import {argsAt, renderPage} from '../../../../tests/support/render-page'
import {ProductPage} from '../product-page'

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
    expect(screen.getByRole('table', {name: 'Payments by frequency'})).toHaveTextContent('$936.00')
})

test('prices by quantity have no accessibility faults', async () => {
    const {container} = showTiers()

    expect(await axe(container)).toHaveNoViolations()
})
