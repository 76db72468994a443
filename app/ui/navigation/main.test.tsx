import {render, screen} from '@testing-library/react'
import {NavigatedProvider} from '@app/lib/browser/navigation-state'
import {Main} from './main'

/** A page whose skeleton had the focus, as it is when the answers come. */
const comeTo = (arrived: boolean) => {
    const page = (skeleton: boolean) => (
        <NavigatedProvider value={{current: arrived}}>
            {skeleton ? (
                <Main key="skeleton" pending>
                    …
                </Main>
            ) : (
                <Main key="page" look="cart">
                    <button type="button">Checkout</button>
                </Main>
            )}
        </NavigatedProvider>
    )
    const {rerender} = render(page(true))
    return {show: () => rerender(page(false))}
}

test('a page takes the focus over from its skeleton [G-70]', () => {
    const {show} = comeTo(true)
    expect(screen.getByRole('main')).toHaveFocus()
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true')

    show()

    expect(screen.getByRole('main')).toHaveFocus()
    expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy')
})

test('the first page of a visit takes no focus', () => {
    comeTo(false)

    expect(document.body).toHaveFocus()
})

test('the focus stays if the shopper has already moved it', () => {
    render(<input aria-label="Search" />)
    const {show} = comeTo(true)
    screen.getByRole('textbox').focus()

    show()

    expect(screen.getByRole('textbox')).toHaveFocus()
})
