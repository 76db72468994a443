import {act, render, screen} from '@testing-library/react'
import {createMemoryHistory, type MemoryHistory} from 'history'
import {Router} from 'react-router-dom'
import {AppContextProvider} from '@app/routing/route/app-context'
import {anAppContext} from '../../../tests/support/a-commerce'
import {RouteChange} from './route-change'

/** A page at an address, scrolled down; `scrolls` are the places that it is scrolled to. */
const show = () => {
    const scrolls: unknown[] = []
    window.scrollTo = (to?: unknown) => void scrolls.push(to)
    const history = createMemoryHistory({initialEntries: ['/cart', '/web-order-form/review']})
    history.go(1)
    render(
        <Router history={history}>
            <AppContextProvider value={anAppContext(() => Promise.resolve({}))}>
                <RouteChange />
                <main id="content" tabIndex={-1}>
                    The page
                </main>
            </AppContextProvider>
        </Router>
    )
    return {scrolls, go: (navigate: (by: MemoryHistory) => void) => act(() => navigate(history))}
}

const top = [{top: 0, behavior: 'instant'}]

test.each<[how: string, navigate: (by: MemoryHistory) => void, scrolls: object[]]>([
    ['a link', (by) => by.push('/approved'), top],
    ['a redirect, as after a submit', (by) => by.replace('/approved'), top],
    ['Back', (by) => by.goBack(), []]
])(
    'a page that is opened by %s gets the focus, and starts at its top unless the browser restores it [G-70]',
    (...given) => {
        const [, navigate, expected] = given
        const {scrolls, go} = show()

        go(navigate)

        expect(screen.getByRole('main')).toHaveFocus()
        expect(scrolls).toEqual(expected)
    }
)

test('a redirect that only changes the query leaves scroll position and focus alone [G-70]', () => {
    const {scrolls, go} = show()

    go((by) => by.replace('/web-order-form/review?sort=price'))

    expect(screen.getByRole('main')).not.toHaveFocus()
    expect(scrolls).toEqual([])
})
