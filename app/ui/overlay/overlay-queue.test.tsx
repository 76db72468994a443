import {render, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useState} from 'react'
import {showInShop} from '../../../tests/support/shop/render-page'
import {ConfirmDialog, Dialog} from './dialog'
import {useOverlayTurn, type OverlayRank} from './overlay-queue'

const Part = ({rank, name = rank}: {rank: OverlayRank; name?: string}) =>
    useOverlayTurn(rank, true) ? <p>{name}</p> : null

const shown = () => screen.queryAllByText(/./, {selector: 'p'}).map((part) => part.textContent)

test.each`
    first              | second             | seen
    ${'store-popover'} | ${'deals'}         | ${'deals'}
    ${'deals'}         | ${'interstitial'}  | ${'interstitial'}
    ${'interstitial'}  | ${'opened'}        | ${'opened'}
    ${'opened'}        | ${'time-out'}      | ${'time-out'}
    ${'time-out'}      | ${'store-popover'} | ${'time-out'}
`(
    'of $first and $second, $seen is seen, and the other after it [D-38]',
    ({first, second, seen}) => {
        const view = (...ranks: OverlayRank[]) => (
            <>
                {ranks.map((rank) => (
                    <Part key={rank} rank={rank} />
                ))}
            </>
        )
        const {rerender} = render(view(first))
        rerender(view(first, second))
        expect(shown()).toEqual([seen])

        const other = seen === first ? second : first
        rerender(view(other))
        expect(shown()).toEqual([other])
    }
)

test('of two that the shopper opened the last is seen; of two that come by themselves the first', () => {
    const {unmount} = render(
        <>
            <Part rank="opened" name="cart" />
            <Part rank="opened" name="stores" />
        </>
    )
    expect(shown()).toEqual(['stores'])
    unmount()

    render(
        <>
            <Part rank="deals" name="summer" />
            <Part rank="deals" name="winter" />
        </>
    )
    expect(shown()).toEqual(['summer'])
})

const Signing = ({timedOut}: {timedOut: boolean}) => {
    const [sure, setSure] = useState(false)
    return (
        <>
            <Dialog open onClose={() => undefined} title="Sign in">
                <input aria-label="Email" />
                <button type="button" onClick={() => setSure(true)}>
                    Leave
                </button>
                <ConfirmDialog
                    open={sure}
                    onConfirm={() => undefined}
                    onCancel={() => setSure(false)}
                />
            </Dialog>
            <Dialog
                open={timedOut}
                onClose={() => undefined}
                title="Are you still there?"
                rank="time-out"
            >
                …
            </Dialog>
        </>
    )
}

test('what was typed in a dialog that gave way is there again when it comes back [D-38]', async () => {
    const user = userEvent.setup()
    const {rerender} = showInShop(<Signing timedOut={false} />)
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com')

    rerender(<Signing timedOut={true} />)
    expect(await screen.findByRole('dialog', {name: 'Are you still there?'})).toBeVisible()
    await waitFor(() =>
        expect(screen.queryByRole('dialog', {name: 'Sign in'})).not.toBeInTheDocument()
    )

    rerender(<Signing timedOut={false} />)
    expect(await screen.findByRole('dialog', {name: 'Sign in'})).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
})

test('a question that a dialog asks does not wait for the dialog’s end', async () => {
    const user = userEvent.setup()
    showInShop(<Signing timedOut={false} />)

    await user.click(await screen.findByRole('button', {name: 'Leave'}))

    expect(await screen.findByRole('alertdialog')).toBeVisible()
    await user.click(screen.getByRole('button', {name: 'No'}))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(await screen.findByRole('dialog', {name: 'Sign in'})).toBeVisible()
})
