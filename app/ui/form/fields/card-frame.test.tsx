import {act, cleanup, fireEvent, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {showInShop} from '../../../../tests/support/shop/render-page'
import {CardFrame, type FramedCard} from './card-frame'

const cards = 'https://cards.example'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
    cleanup()
    jest.runOnlyPendingTimers()
    jest.useRealTimers()
})

const show = () => {
    const typed: FramedCard[] = []
    const shown = showInShop(
        <CardFrame
            address={`${cards}/card-frame`}
            title="Your card"
            onCard={(card) => typed.push(card)}
        />
    )
    return {...shown, typed}
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Your card')

const post = (data: unknown, origin = cards) =>
    fireEvent(window, new MessageEvent('message', {origin, source: frame().contentWindow, data}))

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

const late = () => screen.queryByText(/^The card form did not appear/)

test('a frame that says in time that it is there stays, however long the card takes [CONFIG-007]', async () => {
    show()

    expect(frame()).toHaveAttribute('src', expect.stringContaining(`${cards}/card-frame?`))
    await wait(9_999)
    post({type: 'card-frame-ready'})
    await wait(600_000)

    expect(late()).not.toBeInTheDocument()
    expect(frame()).toBeVisible()
})

test('in place of a frame that is silent for ten seconds it says so, and the form can be loaded again (D-31)', async () => {
    const {container} = show()
    const first = frame()

    await wait(9_999)
    expect(late()).not.toBeInTheDocument()
    await wait(1)
    expect(screen.getByRole('alert')).toHaveTextContent('The card form did not appear.')
    expect(first).not.toBeVisible()
    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()
    jest.useFakeTimers()

    await userEvent
        .setup({advanceTimers: jest.advanceTimersByTime})
        .click(screen.getByRole('button', {name: 'Load the form again'}))
    expect(late()).not.toBeInTheDocument()
    expect(screen.getByTitle('Your card').closest('[tabindex]')).toHaveFocus()
    expect(frame()).not.toBe(first)
    expect(frame()).toBeVisible()
    await wait(10_000)
    expect(late()).toBeVisible()
})

test('a frame that comes late can still be used (D-31)', async () => {
    const {typed} = show()
    await wait(10_000)

    post({type: 'card-frame-ready'})
    expect(frame()).toBeVisible()
    const card = {
        token: 'token-1',
        cardType: 'Visa',
        lastFour: '1111',
        expirationDate: '2040-12-31'
    }
    post({type: 'card-token', ...card})

    expect(typed).toEqual([card])
})

test('a form that somebody types into stays, although it does not say that it is there (D-31)', async () => {
    show()

    frame().focus()
    await wait(10_000)

    expect(late()).not.toBeInTheDocument()
    expect(frame()).toBeVisible()
})

test('another origin cannot say that the frame is there (D-31)', async () => {
    show()

    post({type: 'card-frame-ready'}, 'https://evil.example')
    await wait(10_000)

    expect(late()).toBeVisible()
})
