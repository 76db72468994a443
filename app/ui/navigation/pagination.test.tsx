import {screen} from '@testing-library/react'
import {axe} from 'jest-axe'
import {showInShop} from '../../../tests/support/shop/render-page'
import {Breadcrumbs} from './breadcrumbs'
import {Pagination} from './pagination'

const show = (current: number, count: number) =>
    showInShop(
        <Pagination current={current} count={count} addressOf={(page) => `/c/sofas?page=${page}`} />
    )

const names = () =>
    screen.queryAllByRole('link').map((link) => link.getAttribute('aria-label') ?? '')

test.each`
    current | count | links
    ${1}    | ${1}  | ${[]}
    ${1}    | ${3}  | ${['Page 1', 'Page 2', 'Page 3', 'Next page']}
    ${3}    | ${3}  | ${['Previous page', 'Page 1', 'Page 2', 'Page 3']}
    ${5}    | ${9}  | ${['Previous page', 'Page 1', 'Page 4', 'Page 5', 'Page 6', 'Page 9', 'Next page']}
`('page $current of $count links to $links', ({current, count, links}) => {
    show(current, count)

    expect(names()).toEqual(links)
})

test('every page has an address, and the current one says so', async () => {
    const {container} = show(2, 3)

    expect(screen.getByRole('link', {name: 'Page 3'})).toHaveAttribute('href', '/c/sofas?page=3')
    expect(screen.getByRole('link', {current: 'page'})).toHaveAccessibleName('Page 2')
    expect(await axe(container)).toHaveNoViolations()
})

test('breadcrumbs lead up, and end at the page itself', async () => {
    const {container} = showInShop(
        <Breadcrumbs trail={[{label: 'Furniture', to: '/c/furniture'}]} here="Sofas" />
    )

    expect(screen.getByRole('link', {name: 'Furniture'})).toHaveAttribute('href', '/c/furniture')
    expect(screen.queryByRole('link', {name: 'Sofas'})).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
})
