import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import type {Commerce} from '@app/commerce/client'
import '@app/features/stores/locator/locator-dialog'
import './store-confirmation'
import {wasPriceRules} from '../../../tests/support/values/builders'
import {showStorePart} from '../../../tests/support/show-store-part'
import {saveStoreChoice} from '../app-context'
import {useOverlayTurn, type OverlayRank} from '@app/ui/overlay/overlay-queue'
import {RouteChange} from '../layout/route-change'
import {StoreAccess} from './store-access'

// These are loaded on demand in the shop; importing them here makes them available at once.

afterEach(() => Cookies.remove('store'))

/** The server's word on which store a shopper without one gets. */
const assigning = (storeId: string | null) => {
    const requested: string[] = []
    const commerce: Commerce = {
        siteId: 'Homeward',
        locale: 'en-US',
        today: () => '2030-01-01',
        wasPriceRules,
        fetch: ({path}) => {
            requested.push(path)
            return Promise.resolve({storeId, zip: '90210', data: [], total: 0})
        }
    }
    return {requested, commerce}
}

beforeEach(() => {
    jest.useFakeTimers()
    window.scrollTo = () => undefined
})
afterEach(() => {
    // A dialog that is still open lets go of the page in the next frame.
    cleanup()
    jest.runOnlyPendingTimers()
    jest.useRealTimers()
})

/** Until the browser has nothing better to do, and what it then asked for is there. */
const whenIdle = () => pass(3000)
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

const QUESTION = 'Did we get it right?'
const NONE = 'No store was found within 30 miles of your location.'

const show = (commerce: Commerce, address = '/') => ({
    ...showStorePart(
        <>
            <StoreAccess place={{kind: 'store', address: '1025 Oak Ave'}} />
            <RouteChange />
            <main id="content" tabIndex={-1}>
                <input name="zip" aria-label="The page’s zip" />
            </main>
        </>,
        {commerce, address}
    ),
    user: userEvent.setup({advanceTimers: jest.advanceTimersByTime})
})

/** The header's link; what is behind the locator is hidden from whoever looks for it by role. */
const link = () => screen.getByText('My Store: 1025 Oak Ave').closest('a')

const openedLocator = async () => {
    const dialog = await screen.findByRole('dialog', {name: 'Find a store'})
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    // Its effects, which on a busy machine come after it is shown.
    await pass(0)
    return dialog
}
const locatorClosed = () =>
    waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** A shop in which the locator was opened before there was a store; it comes while the locator is open. */
const withLocatorOpen = async () => {
    const shown = show(assigning('01001').commerce)
    await shown.user.click(screen.getByRole('link', {name: 'My Store: 1025 Oak Ave'}))
    await openedLocator()
    await whenIdle()
    expect(shown.choices).toEqual([{storeId: '01001', zip: '90210', source: 'auto'}])
    return shown
}

/** Another part of the shop that wants to be over the page. */
const Overlay = ({rank}: {rank: OverlayRank}) => {
    useOverlayTurn(rank, true)
    return null
}

describe('the question whether the store is right', () => {
    test('waits while something else lies over the page [D-38]', async () => {
        const {commerce} = assigning('01001')
        const {unmount} = render(<Overlay rank="interstitial" />)
        show(commerce)
        await whenIdle()
        expect(screen.queryByText(QUESTION)).not.toBeInTheDocument()

        unmount()
        await pass(20)
        expect(screen.getByText(QUESTION)).toBeVisible()
    })

    test('is asked once, at a first visit, which is given the nearest store [STORE-056, STORE-058]', async () => {
        const {requested, commerce} = assigning('01001')

        const {choices} = show(commerce)
        await whenIdle()

        expect(requested).toEqual(['/assigned-store'])
        expect(choices).toEqual([{storeId: '01001', zip: '90210', source: 'auto'}])
        expect(screen.getByText(QUESTION)).toBeVisible()
    })

    test('is not asked at a second visit [STORE-058]', async () => {
        Cookies.set('store', '01001.90210.auto')
        const {requested, commerce} = assigning('01001')

        show(commerce)
        await whenIdle()

        expect(requested).toEqual([])
        expect(screen.queryByText(QUESTION)).not.toBeInTheDocument()
    })

    test('is not asked where stores are not assigned', async () => {
        const {choices} = show(assigning(null).commerce)
        await whenIdle()

        expect(choices).toEqual([])
        expect(screen.queryByText(QUESTION)).not.toBeInTheDocument()
    })

    test('waits until the locator is closed, and then for its ten seconds [STORE-056, STORE-059]', async () => {
        const {user} = await withLocatorOpen()
        await pass(60_000)
        expect(screen.queryByText(QUESTION)).not.toBeInTheDocument()

        await user.click(screen.getByRole('button', {name: 'Close'}))

        await locatorClosed()
        await pass(20)
        expect(screen.getByText(QUESTION)).toBeVisible()
        await pass(8000)
        expect(screen.getByText(QUESTION)).toBeVisible()
        await pass(2000)
        expect(screen.queryByText(QUESTION)).not.toBeInTheDocument()
    })

    test('is not asked of whoever has chosen a store meanwhile [STORE-056, STORE-058]', async () => {
        const {user} = await withLocatorOpen()

        saveStoreChoice({storeId: '01009', zip: '75201', source: 'chosen'})
        await user.click(screen.getByRole('button', {name: 'Close'}))

        await locatorClosed()
        expect(screen.queryByText(QUESTION)).not.toBeInTheDocument()
    })

    test('leads to the locator, from which the keyboard comes back to the header [STORE-057]', async () => {
        const {user} = show(assigning('01001').commerce)
        await whenIdle()
        // The popover listens from the next frame on.
        await pass(20)

        // Safari gives a button that is clicked no focus.
        fireEvent.click(screen.getByRole('button', {name: 'Change delivery location'}))
        await openedLocator()
        expect(screen.queryByText(QUESTION)).not.toBeInTheDocument()
        await user.keyboard('{Escape}')

        await locatorClosed()
        await waitFor(() => expect(link()).toHaveFocus())
    })

    test('leads to the field of the locator’s own page, and opens no second locator [STORE-004, STORE-057]', async () => {
        const {user} = show(assigning('01001').commerce, '/store-locator')
        await whenIdle()

        await user.click(screen.getByRole('button', {name: 'Change delivery location'}))
        await pass(1000)

        expect(screen.getByLabelText('The page’s zip')).toHaveFocus()
        expect(screen.queryByText(QUESTION)).not.toBeInTheDocument()
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
})

describe('the locator over a page', () => {
    const open = async (address = '/') => {
        Cookies.set('store', '01001.90210.auto')
        const shown = show(assigning(null).commerce, address)
        await shown.user.click(screen.getByRole('link', {name: 'My Store: 1025 Oak Ave'}))
        await openedLocator()
        return shown
    }

    test('is opened by the link, and starts fresh each time [STORE-003, STORE-023]', async () => {
        const {user} = await open()
        await user.type(screen.getByLabelText('Zip code'), '75201{Enter}')
        expect(await screen.findByText(NONE)).toBeVisible()

        await user.click(screen.getByRole('button', {name: 'Close'}))
        await locatorClosed()
        await waitFor(() => expect(link()).toHaveFocus())
        await user.click(screen.getByRole('link', {name: 'My Store: 1025 Oak Ave'}))

        await openedLocator()
        expect(screen.getByLabelText('Zip code')).toHaveValue('')
        expect(screen.queryByText(NONE)).not.toBeInTheDocument()
    })

    test('goes with the page: a link of it shows the page it leads to, and the keyboard is there [STORE-003, STORE-039]', async () => {
        const {user, address, back} = await open()
        await user.type(screen.getByLabelText('Zip code'), '75201{Enter}')

        await user.click(await screen.findByRole('link', {name: 'Having Trouble? Contact Us'}))

        await locatorClosed()
        expect(address()).toBe('/contact-us')
        await pass(1000)
        expect(document.getElementById('content')).toHaveFocus()

        back()
        await pass(1000)
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })

    test('is closed by a link to the page that is below it [STORE-003]', async () => {
        const {user} = await open('/stores')

        await user.click(screen.getByRole('link', {name: 'Browse all stores by state'}))

        await locatorClosed()
        await waitFor(() => expect(link()).toHaveFocus())
    })

    test('is none on the locator’s own page: the link stays a link [STORE-004]', async () => {
        Cookies.set('store', '01001.90210.auto')
        const {user} = show(assigning(null).commerce, '/store-locator')

        await user.click(screen.getByRole('link', {name: 'My Store: 1025 Oak Ave'}))
        await pass(1000)

        expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
})
