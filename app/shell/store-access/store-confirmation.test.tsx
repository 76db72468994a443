import {act, fireEvent, screen} from '@testing-library/react'
import {axe} from 'jest-axe'
import {showInShop} from '../../../tests/support/show-in-shop'
import {StoreConfirmation} from './store-confirmation'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
    jest.useRealTimers()
    scrollTo(0)
})

const scrollTo = (pixels: number) => {
    Object.defineProperty(window, 'scrollY', {value: pixels, configurable: true})
    fireEvent.scroll(window)
}

const shown = () => {
    const done: string[] = []
    const {container} = showInShop(
        <StoreConfirmation
            address="1025 Oak Ave"
            onChange={() => done.push('change')}
            onClose={() => done.push('close')}
        />
    )
    return {container, done}
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('asks whether the store is right, and offers to change the delivery location [STORE-056, STORE-057]', async () => {
    const {container, done} = shown()

    expect(screen.getByText('Did we get it right?')).toBeVisible()
    expect(screen.getByText('1025 Oak Ave')).toBeVisible()
    fireEvent.click(screen.getByRole('button', {name: 'Change delivery location'}))
    expect(done).toEqual(['change'])

    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()
})

test.each`
    ms        | closes
    ${9_999}  | ${[]}
    ${10_000} | ${['close']}
`('after $ms ms: $closes [STORE-059]', ({ms, closes}) => {
    const {done} = shown()

    wait(ms)

    expect(done).toEqual(closes)
})

test.each`
    pixels | closes
    ${300} | ${[]}
    ${301} | ${['close']}
`('scrolled by $pixels px: $closes [STORE-060]', ({pixels, closes}) => {
    const {done} = shown()

    scrollTo(pixels)

    expect(done).toEqual(closes)
})

test('stays while it is pointed at or has the focus', () => {
    const {done} = shown()
    const popover = screen.getByRole('region', {name: 'Your store'})

    fireEvent.pointerEnter(popover)
    wait(60_000)
    expect(done).toEqual([])

    fireEvent.pointerLeave(popover)
    wait(10_000)
    expect(done).toEqual(['close'])
})

test.each<[string, () => void]>([
    ['its button', () => void fireEvent.click(screen.getByRole('button', {name: 'Close'}))],
    ['Escape', () => void fireEvent.keyDown(window, {key: 'Escape'})]
])('closes by %s', (_, close) => {
    const {done} = shown()

    close()

    expect(done).toEqual(['close'])
})
