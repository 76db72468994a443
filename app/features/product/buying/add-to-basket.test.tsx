import {screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import type {Basket, NewLine} from '@app/commerce/basket/basket'
import {CommerceError} from '@app/commerce/client'
import type {ProductDetail} from '@app/commerce/products/product'
import {aBasket, aLine, aProduct} from '../../../../tests/support/values/builders'
import {hrefsOf, renderPage} from '../../../../tests/support/shop/render-page'
import {eventsOfEachTest} from '../../../../tests/support/values/shop-events'
import {AddToBasket} from './add-to-basket'
import './added-dialog'
import {useQuantity} from './choices'
import {Variations} from './variations'

// These parts are loaded on demand in the shop; importing them here makes them available at once.

const events = eventsOfEachTest()

type Add = (line: NewLine) => Promise<Basket>

const sold = {
    color: {
        id: 'color',
        label: 'Color',
        values: [
            {value: 'navy', label: 'Navy', hex: null, path: null, selected: true, orderable: true}
        ]
    }
}

const Offer = ({product}: {product: ProductDetail}) => (
    <AddToBasket product={product} frequency="weekly" chosen={useQuantity(product, product.path)} />
)

const show = (own: Partial<ProductDetail> = {}, addToBasket: Add = () => Promise.reject()) =>
    renderPage(<Offer product={aProduct(own)} />, {session: {addToBasket}})

const button = (name = 'Add to cart') => screen.getByRole('button', {name})
const withStock = (stockLevel: number): Partial<ProductDetail> => ({
    availability: {...aProduct().availability, stockLevel}
})

test('an added item is confirmed with picture, name, choices, quantity and price [CART-008, CART-009, CART-010, CART-011, CART-012, CART-013, CART-014]', async () => {
    const added: NewLine[] = []
    const basket = aBasket(aLine({quantity: 2}), aLine({id: 'line-2', quantity: 1}))
    show({variations: [sold.color]}, (line) => {
        added.push(line)
        return Promise.resolve(basket)
    })

    await userEvent.click(screen.getByRole('button', {name: 'One more'}))
    await userEvent.click(button())

    const dialog = within(await screen.findByRole('dialog', {name: '2 items added to cart'}))
    expect(added).toEqual([{productId: 'sofa-1', quantity: 2, inventoryType: 'new'}])
    expect(dialog.getByRole('img', {name: 'Sofa, front'})).toBeInTheDocument()
    expect(dialog.getByText('Avery Sofa')).toBeVisible()
    expect(dialog.getByText('Color: Navy')).toBeVisible()
    expect(dialog.getByText('Quantity: 2')).toBeVisible()
    expect(dialog.getByText('$20.00')).toBeVisible()
    expect(events).toEqual([{event: 'added-to-cart', productId: 'sofa-1', quantity: 2}])
})

const size = (selected: boolean) => ({
    id: 'size',
    label: 'Size',
    values: [{value: 'king', label: 'King', hex: null, path: '/p/bed/1', selected, orderable: true}]
})

test('the button says what is still to be chosen, and leads there instead of adding anything (G-10)', async () => {
    const added: NewLine[] = []
    const product = aProduct({variations: [sold.color, size(false)]})
    const addToBasket: Add = (line) => {
        added.push(line)
        return Promise.resolve(aBasket(aLine()))
    }
    renderPage(
        <>
            <Variations variations={product.variations} />
            <Offer product={product} />
        </>,
        {session: {addToBasket}}
    )

    await userEvent.click(button('Choose a size'))

    expect(screen.getByRole('link', {name: 'King'})).toHaveFocus()
    expect(added).toEqual([])
})

test('the chosen values, the quantity and the price stand in one place (G-10)', async () => {
    const {container} = show({variations: [sold.color, size(true)]})

    await userEvent.click(screen.getByRole('button', {name: 'One more'}))

    const place = container.querySelector('.add-to-cart')
    expect(place).toHaveTextContent(/Navy · King · Quantity: 2\$20\.00 \/ week/)
})

test('a bundle goes into the cart with its items in one value [CART-027]', async () => {
    const added: NewLine[] = []
    show({bundled: true, bundleItems: ['tv-1', 'bar-1']}, (line) => {
        added.push(line)
        return Promise.resolve(aBasket(aLine({})))
    })

    await userEvent.click(button())

    await waitFor(() => expect(added).toMatchObject([{productId: 'sofa-1', bundle: 'tv-1|bar-1'}]))
})

test('the confirmation shows the cart’s subtotal and links to the cart and the checkout [CART-015, CART-016, CART-017]', async () => {
    show({}, () => Promise.resolve(aBasket(aLine({quantity: 3}))))

    await userEvent.click(button())

    const dialog = await screen.findByRole('dialog', {name: '1 item added to cart'})
    expect(dialog).toHaveTextContent('Cart Subtotal (3 items)$60.00')
    expect(dialog).toHaveTextContent('Total cost to own$3,120.00')
    expect(hrefsOf('View Cart')).toEqual(['/cart'])
    expect(hrefsOf('Proceed to Checkout')).toEqual(['/checkout'])
    expect(await axe(dialog)).toHaveNoViolations()
})

test('one item in the cart is one item (G-16)', async () => {
    show({}, () => Promise.resolve(aBasket(aLine())))

    await userEvent.click(button())

    expect(await screen.findByText('Cart Subtotal (1 item)')).toBeVisible()
})

test('the confirmation recommends what the product recommends, or nothing [CART-018]', async () => {
    const raw = {id: 'chair-1', name: 'Birch Chair', c_ProductUrl: '/p/birch-chair/chair-1'}
    renderPage(<Offer product={aProduct({recommendations: ['chair-1']})} />, {
        fetch: () => Promise.resolve({data: [raw]}),
        session: {addToBasket: () => Promise.resolve(aBasket(aLine()))}
    })

    await userEvent.click(button())

    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('link', {name: 'Birch Chair'})).toBeVisible()
    expect(dialog.getByRole('heading', {name: 'You Might Also Like'})).toBeVisible()
})

test('closing the confirmation gives the focus back to the button', async () => {
    show({}, () => Promise.resolve(aBasket(aLine())))
    await userEvent.click(button())
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))

    await userEvent.click(within(dialog).getByRole('button', {name: 'Close'}))

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(button()).toHaveFocus())
})

test.each`
    situation                    | detail         | message
    ${'a basket cannot be made'} | ${'no-basket'} | ${'Something is wrong. Please try again'}
    ${'a line cannot be added'}  | ${'line'}      | ${'Something went wrong. Try again!'}
`(
    'when $situation the message is shown beside the button [CART-022, ERR-012]',
    async ({detail, message}) => {
        const failure = new CommerceError({status: 500, code: 'unavailable', detail})
        const {container} = show({}, () => Promise.reject(failure))

        await userEvent.click(button())

        expect(await screen.findByRole('alert')).toHaveTextContent(message)
        expect(button()).toBeEnabled()
        expect(events).toEqual([])
        expect(await axe(container)).toHaveNoViolations()
    }
)

test('while an item is being added, a second press adds nothing', async () => {
    let calls = 0
    show({}, () => {
        calls += 1
        return new Promise(() => undefined)
    })

    await userEvent.dblClick(button())

    expect(calls).toBe(1)
    expect(button()).toHaveAttribute('aria-busy', 'true')
})

test.each`
    situation                   | own                                                                    | name
    ${'no piece left'}          | ${withStock(0)}                                                        | ${'Out of stock'}
    ${'a mark of out of stock'} | ${{availability: {...aProduct().availability, stock: 'out-of-stock'}}} | ${'Out of stock'}
`('with $situation nothing can be ordered [INV-018]', ({own, name}) => {
    show(own)

    expect(button(name)).toBeDisabled()
    expect(screen.queryByRole('group', {name: /Quantity/})).not.toBeInTheDocument()
})

test('a special order can be ordered without stock, and beyond the stock [INV-003, INV-015, INV-017] (G-14)', async () => {
    const added: NewLine[] = []
    const availability = {
        ...aProduct().availability,
        stock: 'special-order',
        stockLevel: 0
    } as const
    show({availability}, (line) => {
        added.push(line)
        return Promise.resolve(aBasket(aLine()))
    })

    await userEvent.click(screen.getByRole('button', {name: 'One more'}))
    await userEvent.click(button())

    expect(added.map(({quantity}) => quantity)).toEqual([2])
})

test('if the stock is below the minimum quantity, a message says so and nothing can be ordered [INV-014, INV-017, INV-019]', () => {
    show({...withStock(4), quantity: {minimum: 5, step: 1}})

    expect(screen.getByText('Only 4 left for Avery Sofa!')).toBeVisible()
    expect(button()).toBeDisabled()
})

test('more than the stock cannot be ordered, and a message gives the reason [INV-017, INV-019]', async () => {
    show(withStock(2))
    const more = screen.getByRole('button', {name: 'One more'})

    await userEvent.click(more)
    expect(button()).toBeEnabled()
    await userEvent.click(more)

    expect(screen.getByText('Only 2 left for Avery Sofa!')).toBeVisible()
    expect(button()).toBeDisabled()
})

test.each`
    available | message
    ${2}      | ${'Only 2 left for Avery Sofa!'}
    ${0}      | ${'Avery Sofa is out of stock'}
`('if the cart has all $available in stock, a message says so [INV-017, INV-019]', async (row) => {
    const data = {availableQuantity: row.available}
    show({}, () => Promise.reject(new CommerceError({status: 400, code: 'bad-request'}, {data})))

    await userEvent.click(button())

    expect(await screen.findByText(row.message)).toBeVisible()
    expect(screen.queryByText('Something went wrong. Try again!')).not.toBeInTheDocument()
})

test('a quantity of 0 is refused as too few, and stays 1', async () => {
    show()
    const field = screen.getByRole('textbox', {name: 'Quantity of Avery Sofa'})

    await userEvent.clear(field)
    await userEvent.type(field, '0{Enter}')

    expect(field).toHaveValue('1')
    expect(screen.getByText('At least 1')).toHaveAttribute('role', 'status')
})
