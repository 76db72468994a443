import {act, screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {Basket} from '@app/commerce/basket/basket'
import {aBasket, aLine} from '../../../tests/support/builders'
import {renderPage} from '../../../tests/support/render-page'
import {BasketContents} from './basket-contents'
import './remove-dialog'

// What the shop loads late is here from the start.

const sofa = aLine()
const chair = aLine({id: 'line-2', productId: 'chair-1', name: 'Birch Chair', path: null})

/** A cart from which the sofa is being taken while the shopper is asked about the chair. */
const startRemovingAnother = async () => {
    const ends: {well: (basket: Basket) => void; badly: () => void}[] = []
    const focused: string[] = []
    const removeLine = () =>
        new Promise<Basket>((well, fail) => {
            ends.push({well, badly: () => fail(new Error('no'))})
        })
    renderPage(
        <BasketContents
            lines={[sofa, chair]}
            promo={null}
            categories={[]}
            onRemoved={() => focused.push('heading')}
        />,
        {session: {removeLine}}
    )
    const [first, second] = screen.getAllByRole('button', {name: /^Remove /})
    if (!first || !second) throw new Error('The cart has two lines')
    await userEvent.click(first)
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', {name: 'Yes'}))
    await userEvent.click(second)
    await screen.findByRole('alertdialog')
    return {
        focused,
        end: (how: 'well' | 'badly') => act(async () => ends[0]?.[how](aBasket(chair)))
    }
}

test('a question about one line stays open, and keeps the focus, when another line is gone', async () => {
    const {end, focused} = await startRemovingAnother()

    await end('well')

    expect(screen.getByRole('alertdialog')).toHaveTextContent('Birch Chair')
    expect(focused).toEqual([])
})

test('a question about one line stays open when another could not be removed, which is said [ERR-012]', async () => {
    const {end} = await startRemovingAnother()

    await end('badly')

    expect(screen.getByRole('alertdialog')).toHaveTextContent('Birch Chair')
    expect(screen.getByRole('alert', {hidden: true})).toBeInTheDocument()
})
