import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useState} from 'react'
import {showInShop} from '../../../tests/support/shop/render-page'
import {Dialog} from './dialog'
import {MenuWithItems} from './menu-with-items'

/** A browser in which a gesture goes back, as on a phone; the latest watcher hears of it, and only once. */
class CloseWatcher {
    static watching: CloseWatcher[] = []
    onclose: (() => void) | null = null
    constructor() {
        CloseWatcher.watching.push(this)
    }
    destroy() {
        CloseWatcher.watching = CloseWatcher.watching.filter((other) => other !== this)
    }
}

/** Whether something on the page took it; if not, the browser would leave the page. */
const goBack = () =>
    act(async () => {
        const latest = CloseWatcher.watching.at(-1)
        latest?.destroy()
        latest?.onclose?.()
        return latest !== undefined
    })

beforeEach(() => Object.assign(window, {CloseWatcher}))
afterEach(() => {
    Reflect.deleteProperty(window, 'CloseWatcher')
    CloseWatcher.watching = []
})

const Filters = ({stays = false}: {stays?: boolean}) => {
    const [open, setOpen] = useState(false)
    const [requests, setRequests] = useState(0)
    const close = () => {
        setRequests(requests + 1)
        setOpen(stays)
    }
    return (
        <>
            <button type="button" onClick={() => setOpen(true)}>
                Filters
            </button>
            <Dialog open={open} onClose={close} title="Filters" size="cover">
                <p>{`Requests: ${requests}`}</p>
            </Dialog>
        </>
    )
}

const openFilters = async () => {
    await userEvent.click(screen.getByRole('button', {name: 'Filters'}))
    return screen.findByRole('dialog', {name: 'Filters'})
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('the device’s way back closes a dialog, and the next one leaves the page', async () => {
    showInShop(<Filters />)
    await openFilters()

    expect(await goBack()).toBe(true)

    await isClosed()
    expect(await goBack()).toBe(false)
})

test('a dialog that was closed otherwise takes no way back', async () => {
    showInShop(<Filters />)
    await openFilters()

    await userEvent.click(screen.getByRole('button', {name: 'Close'}))

    await isClosed()
    expect(await goBack()).toBe(false)
})

test('a dialog that stays open hears of each way back', async () => {
    showInShop(<Filters stays />)
    const dialog = await openFilters()

    expect(await goBack()).toBe(true)
    expect(await goBack()).toBe(true)

    expect(dialog).toHaveTextContent('Requests: 2')
})

test('the way back closes a menu', async () => {
    showInShop(
        <MenuWithItems
            label="Account"
            openedBy="pointer"
            items={[{label: 'Orders', to: '/account/orders'}]}
        >
            Ada
        </MenuWithItems>
    )
    expect(await screen.findByRole('menu')).toBeVisible()

    expect(await goBack()).toBe(true)

    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(await goBack()).toBe(false)
})

test('without close requests in the browser a dialog opens and closes as before', async () => {
    Reflect.deleteProperty(window, 'CloseWatcher')
    showInShop(<Filters />)
    await openFilters()

    await userEvent.keyboard('{Escape}')

    await isClosed()
})
