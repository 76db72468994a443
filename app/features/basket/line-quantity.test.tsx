import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {Basket, Line} from '@app/commerce/basket/basket'
import {CommerceError} from '@app/commerce/client'
import {aBasket, aLine} from '../../../tests/support/builders'
import {renderPage} from '../../../tests/support/render-page'
import {LineQuantity} from './line-quantity'

/** A line whose changes end when the test says so. */
const showLine = (own: Partial<Line> = {}, onRemove = () => undefined) => {
    const changes: {
        quantity: number
        end: (basket: Basket) => void
        fail: (error?: Error) => void
    }[] = []
    const changeQuantity = (_: string, quantity: number) =>
        new Promise<Basket>((end, fail) => {
            changes.push({quantity, end, fail: (error = new Error('no')) => fail(error)})
        })
    const part = (line: Line) => <LineQuantity line={line} onRemove={onRemove} />
    const {again} = renderPage(part(aLine(own)), {session: {changeQuantity}})
    return {
        changes,
        /** The basket has taken a change over, and the page shows what it holds now. */
        taken: (index: number, quantity: number) =>
            act(async () => {
                changes[index]?.end(aBasket(aLine({...own, quantity})))
                again(part(aLine({...own, quantity})))
            }),
        refused: (index: number, error?: Error) => act(async () => changes[index]?.fail(error))
    }
}

const oneMore = () => userEvent.click(screen.getByRole('button', {name: 'One more'}))
const shown = () => screen.getByRole('textbox', {name: 'Quantity of Avery Sofa'})

test('of two quick wishes the newer one stays in sight while the older one is stored', async () => {
    const {changes, taken} = showLine()
    await oneMore()
    await oneMore()

    await taken(0, 2)
    expect(shown()).toHaveValue('3')
    await taken(1, 3)

    expect(shown()).toHaveValue('3')
    expect(changes.map(({quantity}) => quantity)).toEqual([2, 3])
})

test('a wish beyond the stock stays, and why is said, when an earlier one has been stored [INV-017, INV-019]', async () => {
    const {taken} = showLine({stockLevel: 2})
    await oneMore()
    await oneMore()

    await taken(0, 2)

    expect(shown()).toHaveValue('3')
    expect(screen.getByText('Only 2 left for Avery Sofa!')).toBeVisible()
})

test('a wish that was refused after a newer one was made is not shown as that one’s failure', async () => {
    const {refused, taken} = showLine()
    await oneMore()
    await oneMore()

    await refused(0)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await taken(1, 3)

    expect(shown()).toHaveValue('3')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a quantity that the platform refuses is answered with how many there are [INV-017, INV-019]', async () => {
    const {refused} = showLine()
    await oneMore()
    const data = {availableQuantity: 1}

    await refused(0, new CommerceError({status: 400, code: 'bad-request'}, {data}))

    expect(screen.getByText('Only 1 left for Avery Sofa!')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('who types 0 is asked whether to remove the line', async () => {
    const requested: string[] = []
    const {changes} = showLine({}, () => void requested.push('removal'))

    await userEvent.clear(shown())
    await userEvent.type(shown(), '0{Enter}')

    expect([requested, changes]).toEqual([['removal'], []])
})
