import {createEvent, fireEvent, screen} from '@testing-library/react'
import {createMemoryHistory} from 'history'
import {showInShop} from '../../../tests/support/shop/render-page'
import {RichText} from './rich-text'

const terms = [
    '<p>See our <a title="Privacy" href="/privacy-policy?from=terms&amp;x=1"><b>privacy policy</b></a>,',
    'your <a href="/es-US">home</a>, <a href="#returns">returns</a>,',
    '<a href="mailto:help@homeward.example">write</a>, <a href="tel:+18005550142">call</a>',
    'or <a href="https://elsewhere.example/">go elsewhere</a>.</p>'
].join(' ')

const shown = (path: string) => {
    const history = createMemoryHistory({initialEntries: [path]})
    showInShop(<RichText html={terms} />, path, history)
    return history
}

const pressed = (name: string, how: object = {}) => {
    const link = screen.getByText(name)
    const press = createEvent.click(link, how)
    fireEvent(link, press)
    return press
}

test.each`
    path        | policy                                    | home
    ${'/'}      | ${'/privacy-policy?from=terms&x=1'}       | ${'/'}
    ${'/es-US'} | ${'/es-US/privacy-policy?from=terms&x=1'} | ${'/es-US'}
`('on $path links of the text lead to pages of its language', ({path, policy, home}) => {
    shown(path)

    expect(screen.getByRole('link', {name: 'privacy policy'})).toHaveAttribute('href', policy)
    expect(screen.getByRole('link', {name: 'home'})).toHaveAttribute('href', home)
})

test('a press on a link of the text leads to its page without a new document [ROUTE-065]', () => {
    const history = shown('/es-US')

    expect(pressed('privacy policy').defaultPrevented).toBe(true)

    const {pathname, search} = history.location
    expect(pathname + search).toBe('/es-US/privacy-policy?from=terms&x=1')
})

test.each`
    name              | href
    ${'returns'}      | ${'#returns'}
    ${'write'}        | ${'mailto:help@homeward.example'}
    ${'call'}         | ${'tel:+18005550142'}
    ${'go elsewhere'} | ${'https://elsewhere.example/'}
`('$href is left as it is, and its press to the browser [ROUTE-066]', ({name, href}) => {
    const history = shown('/es-US')

    expect(screen.getByRole('link', {name})).toHaveAttribute('href', href)
    expect(pressed(name).defaultPrevented).toBe(false)
    expect(history.location.pathname).toBe('/es-US')
})

test('a press that asks for a new tab is left to the browser', () => {
    const history = shown('/')

    expect(pressed('privacy policy', {ctrlKey: true}).defaultPrevented).toBe(false)
    expect(history.location.pathname).toBe('/')
})
