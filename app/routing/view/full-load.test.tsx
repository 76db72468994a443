import {act, render, screen} from '@testing-library/react'
import {createMemoryHistory} from 'history'
import {Redirect, Router} from 'react-router-dom'
import {OwnDocument} from '@app/lib/browser/own-document'
import {FirstMatch} from './browser-routes'

const loaded = jest.fn<undefined, [string]>()
beforeEach(() => loaded.mockClear())

const routes = [
    {
        path: '/pay',
        exact: true,
        component: () => (
            <OwnDocument fallback={<p>On its way</p>}>
                <p>Card</p>
            </OwnDocument>
        )
    },
    {path: '/led-on', exact: true, component: () => <Redirect to="/pay?way=led" />},
    {path: '/', exact: false, component: () => <p>Another page</p>}
]

const openedAt = (...entries: string[]) => {
    const history = createMemoryHistory({initialEntries: entries, initialIndex: 0})
    render(
        <Router history={history}>
            <FirstMatch routes={routes} load={loaded} />
        </Router>
    )
    return history
}

type Steps = (history: ReturnType<typeof openedAt>) => void

test.each<[string, string[], Steps, string]>([
    ['a link', ['/'], (history) => act(() => history.push('/pay?id=1')), '/pay?id=1'],
    ['a redirect', ['/'], (history) => act(() => history.push('/led-on')), '/pay?way=led'],
    ['the first page of all that leads on', ['/led-on'], () => undefined, '/pay?way=led'],
    ['a replaced address', ['/'], (history) => act(() => history.replace('/pay')), '/pay'],
    ['Forward', ['/', '/pay'], (history) => act(() => history.goForward()), '/pay'],
    [
        'Back, from a page that was opened after it',
        ['/pay'],
        (history) => {
            act(() => history.push('/elsewhere'))
            act(() => history.goBack())
        },
        '/pay'
    ]
])(
    'a page with a card frame that %s leads to is loaded anew (D-31)',
    (_, entries, steps, address) => {
        const history = openedAt(...entries)
        steps(history)

        expect(screen.getByText('On its way')).toBeVisible()
        expect(screen.queryByText('Card')).toBeNull()
        expect(loaded.mock.calls).toEqual([[address]])
    }
)

test('one that the document was loaded for stands, also while only its query changes (D-31)', () => {
    const history = openedAt('/pay')
    act(() => history.push('/pay?id=2'))

    expect(screen.getByText('Card')).toBeVisible()
    expect(loaded).not.toHaveBeenCalled()
})
