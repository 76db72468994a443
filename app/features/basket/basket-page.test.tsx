import {screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {Helmet} from 'react-helmet'
import type {Line} from '@app/commerce/basket/basket'
import {aBasket, aCategory, aLine, aPrice} from '../../../tests/support/values/builders'
import type {GivenSession} from '../../../tests/support/shop/given-session'
import {hrefsOf, renderPage} from '../../../tests/support/shop/render-page'
import {eventsOfEachTest} from '../../../tests/support/values/shop-events'
import {BasketPage} from './basket-page'
import {BasketPageSkeleton} from './basket-page.skeleton'

const events = eventsOfEachTest()

const page = (
    <BasketPage
        categories={{state: 'ready', value: [aCategory('furniture', {name: 'Furniture'})]}}
        store={{state: 'ready', value: null}}
        disclosure={{state: 'ready', value: '<p>Not available in MN or WI.</p>'}}
    />
)

const withLines = (...lines: Line[]): GivenSession => ({
    basket: {state: 'ready', basket: aBasket(...lines)}
})

/** The catalogue's texts never arrive, so the lines show the basket's own. */
const unanswered = () => new Promise<never>(() => undefined)

const showBasket = (session: GivenSession) => renderPage(page, {session, fetch: unanswered})

const chair = aLine({id: 'line-2', productId: 'chair-1', name: 'Birch Chair', path: null})

const quantityOf = (name: string) => screen.getByRole('textbox', {name: `Quantity of ${name}`})
const oneMore = () => screen.getByRole('button', {name: 'One more'})

test.each`
    situation            | session
    ${'no session'}      | ${{basket: {state: 'none'}}}
    ${'no basket'}       | ${{basket: {state: 'ready', basket: null}}}
    ${'an empty basket'} | ${withLines()}
`('with $situation the cart is empty and links to products [PLP-003]', ({session}) => {
    showBasket(session)

    expect(screen.getByRole('heading', {name: 'Your cart is empty'})).toBeVisible()
    expect(hrefsOf('Start shopping')).toEqual(['/shop-all'])
    expect(hrefsOf('Furniture')).toEqual(['/c/furniture?sort=MOST_POPULAR'])
})

test('a cart that is still loading says so', () => {
    showBasket({basket: {state: 'loading'}})

    expect(screen.getByText('Loading your cart')).toBeInTheDocument()
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument()
})

test('a cart that could not be loaded can be requested again', async () => {
    let retries = 0
    const failure = {status: 503, code: 'unavailable'} as const
    showBasket({basket: {state: 'failed', failure}, retry: () => (retries += 1)})

    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach your cart.')
    await userEvent.click(screen.getByRole('button', {name: 'Try again'}))

    expect(retries).toBe(1)
})

test('a line shows its name, variations, delivery and complete price (G-15, D-07)', () => {
    showBasket(withLines(aLine({variations: [{name: 'Color', value: 'Navy'}]})))
    const line = within(screen.getByRole('article'))

    expect(line.getByRole('link', {name: 'Avery Sofa'})).toHaveAttribute(
        'href',
        '/p/avery-sofa/sofa-1'
    )
    expect(line.getByText('Color: Navy')).toBeVisible()
    expect(line.getByText('Delivery: 1-3 Days')).toBeVisible()
    expect(line.getByText('$20.00')).toBeVisible()
    expect(screen.getByRole('article')).toHaveTextContent(
        '52 weeks · $1,040.00 in all · cash $578.00 · New'
    )
})

test('the subtotal and the total cost to own include all pieces (G-15)', async () => {
    showBasket(
        withLines(aLine({quantity: 2}), {
            ...chair,
            price: aPrice({weekly: 5_00, totalCostToOwn: 260_00})
        })
    )
    const summary = screen.getByRole('region', {name: 'Summary'})

    expect(summary).toHaveTextContent('Subtotal (3 items)$45.00 / week')
    expect(summary).toHaveTextContent('Total cost to own$2,340.00')
    await userEvent.click(screen.getByRole('radio', {name: 'Bi-weekly'}))

    expect(summary).toHaveTextContent('$90.00 / 2 weeks')
    expect(hrefsOf('Proceed to Checkout')).toEqual(['/checkout'])
    await userEvent.click(screen.getByRole('radio', {name: 'Weekly'}))
})

test('a new quantity is stored in the basket', async () => {
    const changes: unknown[] = []
    showBasket({
        ...withLines(aLine()),
        changeQuantity: (...change) => {
            changes.push(change)
            return Promise.resolve(aBasket(aLine({quantity: 2})))
        }
    })

    await userEvent.click(oneMore())

    expect(changes).toEqual([['line-1', 2]])
})

test('a quantity above the stock is not sent to the platform, and a message says why [INV-017, INV-019]', async () => {
    const changes: unknown[] = []
    showBasket({
        ...withLines(aLine({quantity: 5})),
        changeQuantity: (...change) => {
            changes.push(change)
            return Promise.reject(new Error('not to be called'))
        }
    })

    await userEvent.click(oneMore())

    expect(screen.getByText('Only 5 left for Avery Sofa!')).toBeVisible()
    expect(quantityOf('Avery Sofa')).toHaveValue('6')
    expect(changes).toEqual([])
})

test.each`
    name            | stockLevel | message
    ${'Avery Sofa'} | ${5}       | ${'Only 5 left for Avery Sofa!'}
    ${'sofa-1'}     | ${5}       | ${'Only 5 left!'}
    ${'Avery Sofa'} | ${0}       | ${'Out of stock'}
`(
    'a line called $name with $stockLevel in stock says: $message [INV-018, INV-019, INV-020]',
    async (row) => {
        const {name, stockLevel, message} = row
        showBasket(withLines(aLine({name, stockLevel, quantity: 5})))

        await userEvent.click(oneMore())

        expect(screen.getByText(message)).toBeVisible()
    }
)

test('if the quantity cannot be changed, the old one is restored and an error is shown', async () => {
    showBasket({...withLines(aLine()), changeQuantity: () => Promise.reject(new Error('no'))})

    await userEvent.click(oneMore())

    const line = within(screen.getByRole('article'))
    expect(await line.findByRole('alert')).toHaveTextContent('Something went wrong. Try again!')
    expect(quantityOf('Avery Sofa')).toHaveValue('1')
})

const removing = (removed: string[]) => (lineId: string) => {
    removed.push(lineId)
    return Promise.resolve(aBasket(chair))
}

test('a line is removed after a confirmation, and a message says so [CART-020]', async () => {
    const removed: string[] = []
    showBasket({...withLines(aLine(), chair), removeLine: removing(removed)})

    await userEvent.click(screen.getByRole('button', {name: 'Remove Avery Sofa'}))
    const dialog = await screen.findByRole('alertdialog', {name: 'Remove this item?'})
    expect(removed).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', {name: 'Yes'}))

    expect(await screen.findByText('Item removed from cart')).toBeVisible()
    expect(removed).toEqual(['line-1'])
    expect(events).toEqual([{event: 'removed-from-cart', productId: 'sofa-1'}])
    await waitFor(() => expect(screen.getByRole('heading', {level: 1})).toHaveFocus())
})

test('a line stays if the shopper cancels its removal', async () => {
    const removed: string[] = []
    showBasket({...withLines(aLine()), removeLine: removing(removed)})

    await userEvent.click(screen.getByRole('button', {name: 'Remove Avery Sofa'}))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', {name: 'No'}))

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(removed).toEqual([])
})

test('an unavailable line is reported, removed once and not included in the subtotal [CART-023, CART-024]', async () => {
    const removed: string[] = []
    const session = {
        ...withLines(aLine({status: 'out-of-stock'}), chair),
        removeLine: removing(removed)
    }
    const {again} = showBasket(session)
    expect(screen.getByRole('region', {name: 'Summary'})).toHaveTextContent('Subtotal (1 item)')

    again(page, withLines(chair))

    expect(
        screen.getByText(
            'Items Unavailable: Some items are no longer available online and will be removed from your cart.'
        )
    ).toBeVisible()
    expect(await screen.findByText('Removed: Avery Sofa')).toBeVisible()
    expect(removed).toEqual(['line-1'])
})

test('an unavailable line that could not be removed stays visible, and is not reported as removed [CART-023, CART-024]', async () => {
    showBasket({
        ...withLines(aLine({status: 'out-of-stock', stockLevel: 0}), chair),
        removeLine: () => Promise.reject(new Error('no'))
    })

    expect(await screen.findByText('Something went wrong. Try again!')).toBeVisible()
    expect(screen.getByText(/^Items Unavailable:/)).toBeVisible()
    expect(screen.queryByText(/^Removed:/)).not.toBeInTheDocument()
    expect(screen.getByRole('button', {name: 'Remove Avery Sofa'})).toBeVisible()
    expect(screen.getByRole('region', {name: 'Summary'})).toHaveTextContent('Subtotal (1 item)')
})

test('search engines may not index the cart', () => {
    showBasket({})

    expect(Helmet.peek().metaTags).toContainEqual({name: 'robots', content: 'noindex,follow'})
})

test.each([
    {state: 'empty', session: withLines()},
    {state: 'waiting', session: {basket: {state: 'loading'}} as const},
    {state: 'with lines', session: withLines(aLine(), chair)},
    {
        state: 'failed',
        session: {
            basket: {state: 'failed', failure: {status: 503, code: 'unavailable'}}
        } as const
    }
])('a cart that is $state has no accessibility faults', async ({session}) => {
    const {container} = showBasket(session)

    expect(await axe(container)).toHaveNoViolations()
})

test('the cart page’s skeleton has no accessibility faults', async () => {
    const {container} = renderPage(<BasketPageSkeleton />)

    expect(await axe(container)).toHaveNoViolations()
})
