import {act, fireEvent, screen} from '@testing-library/react'
import {showInShop} from '../../../tests/support/render-page'
import {showToast, Toaster, toasts} from './toast'

beforeEach(() => {
    jest.useFakeTimers()
    showInShop(<Toaster />)
    act(() => showToast('1 item added to wishlist'))
})

afterEach(() => {
    act(() => {
        for (const {id} of toasts.shown()) toasts.dismiss(id)
    })
    jest.useRealTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const toast = () => screen.queryByText('1 item added to wishlist')

test('a toast is read out', () => {
    expect(screen.getByRole('status')).toContainElement(toast())
})

test('a toast stays 5 seconds, then goes [SHELL-034]', () => {
    pass(4999)
    expect(toast()).toBeVisible()

    pass(1)
    expect(toast()).not.toBeInTheDocument()
})

test('a toast stays while the shopper rests on it, and gets its time again afterwards', () => {
    const part = screen.getByRole('button', {name: 'Close'})
    fireEvent.focusIn(part)
    pass(60_000)
    expect(toast()).toBeVisible()

    fireEvent.focusOut(part)
    pass(5000)
    expect(toast()).not.toBeInTheDocument()
})

test('a toast can be closed', () => {
    fireEvent.click(screen.getByRole('button', {name: 'Close'}))

    expect(toast()).not.toBeInTheDocument()
})

test('a toast may have a link, which closes nothing and loses no time while it has the focus', () => {
    act(() =>
        showToast('Saved', 'good', {link: {label: 'View wish list', to: '/account/wishlist'}})
    )

    expect(screen.getByRole('link', {name: 'View wish list'})).toHaveAttribute(
        'href',
        '/account/wishlist'
    )
    fireEvent.focusIn(screen.getByRole('link'))
    pass(60_000)
    expect(screen.getByRole('link')).toBeVisible()
})

test('a toast about signing in replaces the one before it, and no other', () => {
    act(() => showToast('Please sign in', 'info', {topic: 'sign-in'}))
    act(() => showToast('Welcome', 'good', {topic: 'sign-in'}))

    expect(screen.getByText('Welcome')).toBeVisible()
    expect(screen.queryByText('Please sign in')).not.toBeInTheDocument()
    expect(toast()).toBeVisible()
})
