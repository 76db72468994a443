import {act, screen} from '@testing-library/react'
import {axe} from 'jest-axe'
import {showInShop} from '../../../tests/support/shop/render-page'
import {StoreNow, type StoreNowProps} from './store-now'

/** A Monday, half past four in Los Angeles and half past six in Chicago. */
const MONDAY = '2030-01-08T00:30:00Z'

const show = (own: Partial<StoreNowProps> = {}) =>
    showInShop(
        <StoreNow
            phone="2145550100"
            timeZone="America/Los_Angeles"
            clock={() => new Date(MONDAY)}
            {...own}
        />
    )

test('beside the store stands that it is open, until when, and a number that can be called [STORE-018, STORE-020]', async () => {
    const {container} = show()

    expect(await screen.findByText('Open now')).toBeVisible()
    expect(screen.getByText('until 6:00 PM')).toBeVisible()
    const call = screen.getByRole('link', {name: 'Call (214) 555-0100'})
    expect(call).toHaveAttribute('href', 'tel:+12145550100')
    expect(call).toHaveTextContent('(214) 555-0100')
    expect(await axe(container)).toHaveNoViolations()
})

test('at the same instant a store two time zones on has closed (G-41, G-52)', async () => {
    show({timeZone: 'America/Chicago'})

    expect(await screen.findByText('Closed now')).toBeVisible()
    expect(screen.queryByText('Open now')).not.toBeInTheDocument()
})

test.each([null, 'Nowhere/None'])(
    'a store whose time zone is %s has its number alone',
    async (timeZone) => {
        show({timeZone})

        expect(await screen.findByRole('link', {name: /^Call/})).toBeVisible()
        expect(screen.queryByText(/now$/)).not.toBeInTheDocument()
    }
)

test('a store without a number says whether it is open', async () => {
    show({phone: null})

    expect(await screen.findByText('Open now')).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a page that stays open says within a minute that the store has closed', async () => {
    jest.useFakeTimers()
    let now = '2030-01-08T01:59:30Z'
    show({clock: () => new Date(now)})
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getByText('Open now')).toBeVisible()

    now = '2030-01-08T02:00:30Z'
    await act(() => jest.advanceTimersByTimeAsync(60_000))

    expect(screen.getByText('Closed now')).toBeVisible()
    jest.useRealTimers()
})
