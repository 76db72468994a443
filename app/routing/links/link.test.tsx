import {createEvent, fireEvent, screen} from '@testing-library/react'
import {createMemoryHistory} from 'history'
import {mayComplain} from '../../../tests/support/page-complaints'
import {showInShop} from '../../../tests/support/shop/render-page'
import {Link, type LinkProps} from './link'

/** Shows a link on the Spanish home page, presses it, and tells where that led and whether the browser was left to act. */
const pressed = (link: LinkProps, how: object = {}) => {
    const history = createMemoryHistory({initialEntries: ['/es-US/cart', '/es-US']})
    history.goForward()
    showInShop(<Link {...link}>Sofas</Link>, '/es-US', history)
    const press = createEvent.click(screen.getByRole('link'), how)
    fireEvent(screen.getByRole('link'), press)
    const {pathname, search} = history.location
    return {at: pathname + search, pages: history.length, leftToBrowser: !press.defaultPrevented}
}

test('a press leads to the page in the shopper’s language, without a new document [ROUTE-065]', () => {
    expect(pressed({to: '/c/sofas?sort=price'})).toEqual({
        at: '/es-US/c/sofas?sort=price',
        pages: 3,
        leftToBrowser: false
    })
})

test('a press on a link to the page on screen leaves no second entry to go back through', () => {
    expect(pressed({to: '/'})).toEqual({at: '/es-US', pages: 2, leftToBrowser: false})
})

test.each`
    press                          | link                                 | how
    ${'with Ctrl'}                 | ${{to: '/cart'}}                     | ${{ctrlKey: true}}
    ${'with Cmd'}                  | ${{to: '/cart'}}                     | ${{metaKey: true}}
    ${'with Shift'}                | ${{to: '/cart'}}                     | ${{shiftKey: true}}
    ${'with Alt'}                  | ${{to: '/cart'}}                     | ${{altKey: true}}
    ${'with the middle button'}    | ${{to: '/cart'}}                     | ${{button: 1}}
    ${'on what opens a new tab'}   | ${{to: '/cart', target: '_blank'}}   | ${{}}
    ${'on another shop’s address'} | ${{to: 'https://elsewhere.example'}} | ${{}}
    ${'on a place of this page'}   | ${{to: '#reviews'}}                  | ${{}}
`('a press $press is left to the browser', ({link, how}) => {
    expect(pressed(link, how)).toEqual({at: '/es-US', pages: 2, leftToBrowser: true})
})

test('a link that sees to its own press leads nowhere', () => {
    expect(pressed({to: '/cart', onClick: (event) => event.preventDefault()}).at).toBe('/es-US')
})

test('a press on a link calls who asked to be notified', () => {
    const onPress = jest.fn()

    pressed({to: '/cart', onClick: onPress})

    expect(onPress).toHaveBeenCalledTimes(1)
})

test.each([
    'http://elsewhere.example/c/sofas',
    'https://elsewhere.example',
    'HTTPS://elsewhere.example',
    'mailto:help@homeward.example',
    'tel:+18005550142',
    'javascript:print()'
])('%s is left as it is, and its press to the browser [ROUTE-066]', (to) => {
    // React warns of addresses that are code, which only who writes the shop can give.
    mayComplain(/javascript: URLs/)

    expect(pressed({to})).toEqual({at: '/es-US', pages: 2, leftToBrowser: true})

    expect(screen.getByRole('link')).toHaveAttribute('href', to)
})
