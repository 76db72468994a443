import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {useState} from 'react'
import {showInShop} from '../../../tests/support/shop/render-page'
import {ConfirmDialog, type ConfirmDialogProps, Dialog} from './dialog'

const Opening = () => {
    const [open, setOpen] = useState(false)
    return (
        <>
            <button type="button" onClick={() => setOpen(true)}>
                Open
            </button>
            <Dialog open={open} onClose={() => setOpen(false)} title="Your cart">
                <a href="/cart">View cart</a>
            </Dialog>
            <button type="button">Next</button>
        </>
    )
}

const opened = async () => {
    const user = userEvent.setup()
    showInShop(<Opening />)
    await user.click(screen.getByRole('button', {name: 'Open'}))
    const dialog = await screen.findByRole('dialog', {name: 'Your cart'})
    return {user, dialog}
}

describe('a dialog', () => {
    test('has the name of its heading, and takes focus', async () => {
        const {dialog} = await opened()

        await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
        expect(await axe(dialog)).toHaveNoViolations()
    })

    test('closes with Escape, and focus returns to what opened it', async () => {
        const {user, dialog} = await opened()
        await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))

        await user.keyboard('{Escape}')

        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
        await waitFor(() => expect(screen.getByRole('button', {name: 'Open'})).toHaveFocus())
    })

    test('gives the focus back to what opened it, also after a Tab before it has taken the focus [G-70]', async () => {
        const user = userEvent.setup()
        showInShop(<Opening />)
        const opener = screen.getByRole('button', {name: 'Open'})
        act(() => {
            opener.focus()
            opener.click()
        })
        screen.getByRole('button', {name: 'Next'}).focus()
        const dialog = await screen.findByRole('dialog', {name: 'Your cart'})
        await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))

        await user.keyboard('{Escape}')

        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
        await waitFor(() => expect(opener).toHaveFocus())
    })

    test('closes by its button', async () => {
        const {user} = await opened()

        await user.click(screen.getByRole('button', {name: 'Close'}))

        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
})

const requested = (own: Partial<ConfirmDialogProps> = {}) => {
    const answers: string[] = []
    showInShop(
        <ConfirmDialog
            open
            onConfirm={() => answers.push('yes')}
            onCancel={() => answers.push('no')}
            {...own}
        />
    )
    return answers
}

test('a question asks "Are you sure" and offers Yes and No [SHELL-031, SHELL-032, SHELL-033]', async () => {
    requested()

    const dialog = await screen.findByRole('alertdialog', {name: 'Confirm Action'})
    expect(dialog).toHaveTextContent('Are you sure you want to continue?')
    expect(screen.getByRole('button', {name: 'Yes'})).toBeVisible()
    expect(screen.getByRole('button', {name: 'No'})).toBeVisible()
    // Where the focus begins: Enter by mistake changes nothing.
    expect(screen.getByRole('button', {name: 'No'})).toHaveAttribute('data-autofocus')
})

test('a question may have its own words', async () => {
    requested({
        title: 'Remove sofa?',
        message: 'It leaves your cart.',
        confirm: 'Remove',
        cancel: 'Keep'
    })

    expect(await screen.findByRole('alertdialog', {name: 'Remove sofa?'})).toHaveTextContent(
        'It leaves your cart.'
    )
    expect(screen.getByRole('button', {name: 'Remove'})).toBeVisible()
})

test.each`
    button   | answer
    ${'Yes'} | ${'yes'}
    ${'No'}  | ${'no'}
`('$button answers $answer', async ({button, answer}) => {
    const answers = requested()
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))

    await userEvent.click(screen.getByRole('button', {name: button}))

    expect(answers).toEqual([answer])
})
