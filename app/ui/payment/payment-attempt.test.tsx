import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {LookedUp, PaymentEnd, SentPayment} from '@app/domain/payments/payment-end'
import {showInShop} from '../../../tests/support/shop/render-page'
import {PaymentAttempt} from './payment-attempt'
import {type NotPaid, usePayment} from './use-payment'

type End = PaymentEnd<SentPayment, string>

type Given = {
    stored?: SentPayment | null
    end?: () => Promise<End>
    found?: () => Promise<LookedUp<string>>
}

const sent = {key: 'one', sentAt: Date.UTC(2030, 0, 1, 12), amount: 2000}

/** A page with one payment; what it was told is noted. */
const show = ({stored = null, end, found}: Given) => {
    const notes: unknown[] = []
    const keys: string[] = []
    const Page = () => {
        const payment = usePayment({
            send: (key: string) => {
                keys.push(key)
                return end?.() ?? Promise.reject(new Error('No session'))
            },
            stored,
            onPaid: (receipt) => void notes.push({paid: receipt}),
            onNotPaid: (why: NotPaid) => void notes.push({why})
        })
        return (
            <PaymentAttempt
                payment={payment}
                lookUp={() => found?.() ?? new Promise(() => undefined)}
                onPaid={(receipt, {key}) => void notes.push({found: receipt, key})}
                store={null}
            >
                <button type="button" onClick={() => void payment.pay('one')}>
                    Pay
                </button>
                <button
                    type="button"
                    onClick={() => void payment.pay('one').then(() => payment.pay('two'))}
                >
                    Pay and press once more
                </button>
            </PaymentAttempt>
        )
    }
    showInShop(<Page />)
    return {notes, keys}
}

const payButton = () => screen.queryByRole('button', {name: 'Pay'})
const checkButton = () => screen.findByRole('button', {name: /check/i})
const press = () => userEvent.dblClick(screen.getByRole('button', {name: 'Pay'}))

test('while an attempt of any tab has no end, it is checked, and there is nothing to press (D-30)', async () => {
    show({stored: sent})

    expect(await checkButton()).toBeVisible()
    expect(payButton()).toBeNull()
})

test('two presses send one payment, and an unknown end takes the place of the form with the focus (D-30)', async () => {
    const {keys} = show({end: () => Promise.resolve({state: 'unknown', sent})})

    await press()

    const button = await checkButton()
    expect(keys).toEqual(['one'])
    expect(payButton()).toBeNull()
    expect(document.activeElement).toContainElement(button)
})

test('a press after an unknown end, before the page shows it, sends nothing, even where nothing can be stored (D-30)', async () => {
    const {keys} = show({end: () => Promise.resolve({state: 'unknown', sent})})

    await userEvent.click(screen.getByRole('button', {name: 'Pay and press once more'}))

    expect(await checkButton()).toBeVisible()
    expect(keys).toEqual(['one'])
})

test.each`
    what            | end                                                                          | note
    ${'paid'}       | ${() => Promise.resolve({state: 'paid', receipt: 'HWP1'})}                   | ${{paid: 'HWP1'}}
    ${'refused'}    | ${() => Promise.resolve({state: 'refused', why: 'declined', id: undefined})} | ${{why: 'declined'}}
    ${'never sent'} | ${undefined}                                                                 | ${{why: 'failed'}}
`('a payment that is $what is reported once, and the form stays', async ({end, note}) => {
    const {notes} = show({end})

    await userEvent.click(screen.getByRole('button', {name: 'Pay'}))

    expect(notes).toEqual([note])
    expect(payButton()).toBeVisible()
})

test('what a look-up finds is reported with its attempt', async () => {
    const {notes} = show({
        stored: sent,
        found: () => Promise.resolve({state: 'paid', receipt: 'HWP1'})
    })
    await checkButton()

    await screen.findByRole('button', {name: /check/i})
    expect(notes).toEqual([{found: 'HWP1', key: 'one'}])
})

test('after nothing was taken, the form is there again (D-30)', async () => {
    const {notes} = show({
        end: () => Promise.resolve({state: 'unknown', sent}),
        found: () => Promise.resolve({state: 'never-taken'})
    })

    await press()

    expect(await screen.findByRole('button', {name: 'Pay'})).toBeVisible()
    expect(notes).toEqual([{why: 'never-taken'}])
})
