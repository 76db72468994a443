import {act, screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {Basket} from '@app/commerce/basket/basket'
import {aBasket, aLine} from '../../../tests/support/values/builders'
import {renderPage} from '../../../tests/support/shop/render-page'
import {BasketContents} from './basket-contents'
import './remove-dialog'

// Loads from the start what the shop loads late.

const sofa = aLine()
const chair = aLine({id: 'line-2', productId: 'chair-1', name: 'Birch Chair', path: null})

/** A cart whose sofa is being removed while the confirmation for the chair is open. */
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
            counterStore={null}
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

test('the confirmation for one line stays open and keeps the focus when another line is removed', async () => {
    const {end, focused} = await startRemovingAnother()

    await end('well')

    expect(screen.getByRole('alertdialog')).toHaveTextContent('Birch Chair')
    expect(focused).toEqual([])
})

test('the confirmation for one line stays open when another line could not be removed, and an error is shown [ERR-012]', async () => {
    const {end} = await startRemovingAnother()

    await end('badly')

    expect(screen.getByRole('alertdialog')).toHaveTextContent('Birch Chair')
    expect(screen.getByRole('alert', {hidden: true})).toBeInTheDocument()
})
