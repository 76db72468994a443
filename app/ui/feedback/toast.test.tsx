import {act, fireEvent, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {showInShop} from '../../../tests/support/shop/render-page'
import {showToast, Toaster} from './toast'
import {toaster} from './toaster'

const TEXT = '1 item added to wishlist'

const toast = () => screen.queryByText(TEXT)

/** A page on which a toast has just appeared. */
const withToast = async () => {
    const {container} = showInShop(
        <>
            <button type="button">Save</button>
            <Toaster />
        </>
    )
    act(() => showToast(TEXT))
    await screen.findByText(TEXT)
    return container
}

afterEach(() => {
    act(() => void toaster.remove())
    jest.useRealTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('a toast is announced from a region with a name, and has no accessibility faults', async () => {
    const container = await withToast()

    const region = screen.getByRole('region', {name: 'Messages of the shop'})
    expect(region.parentElement).toHaveAttribute('aria-live', 'polite')
    expect(within(region).getByRole('status')).toContainElement(toast())
    expect(await axe(container)).toHaveNoViolations()
})

test('a toast stays 5 seconds, then goes [SHELL-034]', async () => {
    await withToast()
    act(() => void toaster.remove())
    jest.useFakeTimers()
    act(() => showToast('Saved'))

    await pass(4900)
    expect(screen.getByText('Saved')).toBeVisible()

    await pass(500)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('a toast stays while the pointer is on it', async () => {
    await withToast()
    act(() => void toaster.remove())
    jest.useFakeTimers()
    act(() => showToast('Saved'))
    await pass(100)
    const region = screen.getByRole('region', {name: 'Messages of the shop'})

    fireEvent.mouseEnter(region)
    await pass(60_000)
    expect(screen.getByText('Saved')).toBeVisible()

    fireEvent.mouseLeave(region)
    await pass(6000)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('a toast stays while the focus is in it', async () => {
    await withToast()
    const save = screen.getByRole('button', {name: 'Save'})
    act(() => void toaster.remove())
    jest.useFakeTimers()
    act(() => showToast('Saved'))
    await pass(100)
    act(() => save.focus())

    act(() => screen.getByRole('button', {name: 'Close'}).focus())
    await pass(60_000)
    expect(screen.getByText('Saved')).toBeVisible()

    act(() => save.focus())
    await pass(6000)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test.each(['its button', 'Escape'])('a toast can be closed by %s', async (how) => {
    await withToast()
    const button = screen.getByRole('button', {name: 'Close'})

    if (how === 'Escape') {
        act(() => button.focus())
        await userEvent.keyboard('{Escape}')
    } else await userEvent.click(button)

    await waitFor(() => expect(toast()).not.toBeInTheDocument())
})

test('a toast may have a link, which closes nothing', async () => {
    await withToast()
    act(() =>
        showToast('Saved', 'good', {link: {label: 'View wish list', to: '/account/wishlist'}})
    )

    const link = await screen.findByRole('link', {name: 'View wish list'})
    expect(link).toHaveAttribute('href', '/account/wishlist')
    await userEvent.click(link)
    expect(link).toBeVisible()
})

test('a toast about signing in replaces the one before it, and no other', async () => {
    await withToast()
    act(() => showToast('Please sign in', 'info', {topic: 'sign-in'}))
    act(() => showToast('Welcome', 'good', {topic: 'sign-in'}))

    expect(await screen.findByText('Welcome')).toBeVisible()
    expect(screen.queryByText('Please sign in')).not.toBeInTheDocument()
    expect(toast()).toBeVisible()
})
