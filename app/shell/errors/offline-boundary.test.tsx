import loadable from '@loadable/component'
import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {createMemoryHistory} from 'history'
import {axe} from 'jest-axe'
import {mayComplain} from '../../../tests/support/page-complaints'
import {showInShop} from '../../../tests/support/shop/render-page'
import {ErrorBoundary} from './error-boundary'
import {OfflineBoundary} from './offline-boundary'

const chunkFailure = () =>
    Object.assign(new Error('Loading chunk 7 failed'), {name: 'ChunkLoadError'})

/** A page whose code comes as often as it is told, in order; at the end it is there. */
const pageThatFails = (times: number) => {
    let requests = 0
    return loadable(() => {
        requests += 1
        if (requests <= times) return Promise.reject(chunkFailure())
        return Promise.resolve({default: () => <h1>Sofas</h1>})
    })
}

const showPage = (times: number) => {
    mayComplain(/Loading chunk 7 failed|error occurred in|failed to asynchronously load/)
    const Page = pageThatFails(times)
    const history = createMemoryHistory({initialEntries: ['/c/sofas?offset=25']})
    const left: string[] = []
    const {container} = showInShop(
        <OfflineBoundary leaveFor={(address) => left.push(address)}>
            <Page />
        </OfflineBoundary>,
        '/c/sofas',
        history
    )
    return {container, history, left}
}

const offlineTitle = () => screen.findByRole('heading', {name: 'You are currently offline'})
const retry = () => userEvent.click(screen.getByRole('button', {name: 'Retry Connection'}))

test('if the code of a page cannot be loaded the shop says so, and a press tries again [PWA-003] [PWA-004] [PWA-005] [PWA-006] [PWA-007]', async () => {
    const {container} = showPage(1)
    expect(await offlineTitle()).toBeVisible()
    expect(
        screen.getByText("We couldn't load the next page on this connection. Please try again.")
    ).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()

    await retry()

    expect(await screen.findByRole('heading', {name: 'Sofas'})).toBeVisible()
})

test('going elsewhere forgets it [PWA-008]', async () => {
    const {history} = showPage(1)
    await offlineTitle()

    act(() => history.push('/c/chairs'))

    expect(await screen.findByRole('heading', {name: 'Sofas'})).toBeVisible()
})

test('a connection that is back tries again by itself [PWA-009]', async () => {
    showPage(1)
    await offlineTitle()

    act(() => void window.dispatchEvent(new Event('online')))

    expect(await screen.findByRole('heading', {name: 'Sofas'})).toBeVisible()
})

test('code that does not come a second time is loaded with its document', async () => {
    const {left} = showPage(9)
    await offlineTitle()
    await retry()
    await offlineTitle()
    expect(left).toEqual([])

    await retry()

    expect(left).toEqual(['/c/sofas?offset=25'])
})

test('what a page throws otherwise is no matter of the connection [ERR-001]', () => {
    mayComplain(/A price without a currency|error occurred in/)
    const Broken = (): never => {
        throw new Error('A price without a currency')
    }
    showInShop(
        <ErrorBoundary url="/">
            <OfflineBoundary>
                <Broken />
            </OfflineBoundary>
        </ErrorBoundary>
    )

    expect(screen.getByRole('heading')).toHaveTextContent("This page isn't working")
})
