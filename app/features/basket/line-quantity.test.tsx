import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {Basket, Line} from '@app/commerce/basket/basket'
import {CommerceError} from '@app/commerce/client'
import {aBasket, aLine} from '../../../tests/support/values/builders'
import {renderPage} from '../../../tests/support/shop/render-page'
import {LineQuantity} from './line-quantity'

/** A line whose pending changes the test completes. */
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
        /** A change succeeds, and the page shows the new quantity. */
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

test('after two quick changes the newer quantity stays visible while the older one is stored', async () => {
    const {changes, taken} = showLine()
    await oneMore()
    await oneMore()

    await taken(0, 2)
    expect(shown()).toHaveValue('3')
    await taken(1, 3)

    expect(shown()).toHaveValue('3')
    expect(changes.map(({quantity}) => quantity)).toEqual([2, 3])
})

test('a quantity above the stock stays visible with its message when an earlier change has been stored [INV-017, INV-019]', async () => {
    const {taken} = showLine({stockLevel: 2})
    await oneMore()
    await oneMore()

    await taken(0, 2)

    expect(shown()).toHaveValue('3')
    expect(screen.getByText('Only 2 left for Avery Sofa!')).toBeVisible()
})

test('the failure of an older change is not shown as the failure of a newer one', async () => {
    const {refused, taken} = showLine()
    await oneMore()
    await oneMore()

    await refused(0)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await taken(1, 3)

    expect(shown()).toHaveValue('3')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('if the platform refuses a quantity, the line shows how many are left [INV-017, INV-019]', async () => {
    const {refused} = showLine()
    await oneMore()
    const data = {availableQuantity: 1}

    await refused(0, new CommerceError({status: 400, code: 'bad-request'}, {data}))

    expect(screen.getByText('Only 1 left for Avery Sofa!')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('typing 0 asks whether to remove the line', async () => {
    const requested: string[] = []
    const {changes} = showLine({}, () => void requested.push('removal'))

    await userEvent.clear(shown())
    await userEvent.type(shown(), '0{Enter}')

    expect([requested, changes]).toEqual([['removal'], []])
})
