import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useState} from 'react'
import {showInShop} from '../../../tests/support/shop/render-page'
import {Notice} from '../feedback/notice'
import {Button, ButtonLink, IconButton} from './button'

test.each`
    pending  | presses
    ${false} | ${2}
    ${true}  | ${0}
`(
    'a button that is pending ($pending) takes $presses of two presses',
    async ({pending, presses}) => {
        let taken = 0
        showInShop(
            <Button pending={pending} onClick={() => (taken += 1)}>
                Add to cart
            </Button>
        )

        await userEvent.dblClick(screen.getByRole('button', {name: 'Add to cart'}))

        expect(taken).toBe(presses)
        expect(screen.getByRole('button')).toHaveFocus()
    }
)

test('a busy button in a form does not send it', async () => {
    let sent = 0
    showInShop(
        <form
            onSubmit={(event) => {
                event.preventDefault()
                sent += 1
            }}
        >
            <Button type="submit" pending>
                Save
            </Button>
        </form>
    )

    await userEvent.click(screen.getByRole('button', {name: 'Save'}))

    expect(sent).toBe(0)
})

test('a link that looks like a button is a link, in the shopper’s language', () => {
    showInShop(<ButtonLink to="/cart">Cart</ButtonLink>, '/es-US')

    expect(screen.getByRole('link', {name: 'Cart'})).toHaveAttribute('href', '/es-US/cart')
})

test('a button that is only a drawing has a name', () => {
    showInShop(<IconButton icon="heart" label="Save for later" />)

    expect(screen.getByRole('button', {name: 'Save for later'})).toBeVisible()
})

test.each`
    tone         | live     | role
    ${'error'}   | ${false} | ${'alert'}
    ${'info'}    | ${true}  | ${'status'}
    ${'warning'} | ${false} | ${null}
`('a notice of tone $tone (live: $live) has the role $role', ({tone, live, role}) => {
    const {container} = showInShop(
        <Notice tone={tone} live={live}>
            Only 2 left
        </Notice>
    )

    expect(container.firstElementChild?.getAttribute('role')).toBe(role)
})

const Paying = ({onPay}: {onPay: () => void}) => {
    const [pending, setPending] = useState(false)
    return (
        <Button
            pending={pending}
            onClick={() => {
                setPending(true)
                onPay()
            }}
        >
            Pay
        </Button>
    )
}

test('two presses in one task are one press (G-23, D-30)', async () => {
    let paid = 0
    showInShop(<Paying onPay={() => (paid += 1)} />)
    const button = screen.getByRole('button', {name: 'Pay'})

    await act(async () => {
        button.click()
        button.click()
    })
    await act(async () => button.click())

    expect(paid).toBe(1)
})
