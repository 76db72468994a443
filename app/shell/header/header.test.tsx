import {fireEvent, screen, within} from '@testing-library/react'
import {axe} from 'jest-axe'
import {pagePath} from '@app/lib/address/page-path'
import {showInShop} from '../../../tests/support/shop/render-page'
import {AccountLink, type PriceLocation, StoreLink} from './header-links'
import {CheckoutHeader} from './checkout-header'
import {Header, type HeaderProps} from './header'
import type {MenuItem} from './navigation/menu-items'

const sofas: MenuItem = {id: 'sofas', name: 'Sofas', to: '/c/furniture/sofas', children: []}
const furniture: MenuItem = {
    id: 'furniture',
    name: 'Furniture',
    to: '/c/furniture',
    children: [{id: 'living', name: 'Living room', to: '/c/furniture/living', children: [sofas]}]
}

const show = (own: Partial<HeaderProps> = {}, path = '/') =>
    showInShop(
        <Header
            categories={[furniture]}
            store={<StoreLink location={{kind: 'none'}} />}
            path={path}
            account={<AccountLink />}
            {...own}
        />,
        path
    )

test.each<[string, PriceLocation, string]>([
    ['nothing is known', {kind: 'none'}, 'Find your store'],
    ['a zip is known', {kind: 'zip', zip: '78701'}, 'Pricing for 78701'],
    ['a store is chosen', {kind: 'store', address: '2150 Main St'}, 'My Store: 2150 Main St']
])('where %s, the store link says so [SHELL-001, SHELL-002, SHELL-003]', (_, place, name) => {
    show({store: <StoreLink location={place} />})

    expect(screen.getByRole('link', {name})).toHaveAttribute('href', '/store-locator')
})

test.each`
    name              | href                | row
    ${'How it works'} | ${'/how-rac-works'} | ${'SHELL-004'}
    ${'Contact us'}   | ${'/contact-us'}    | ${'SHELL-005'}
    ${'Sign in'}      | ${'/login'}         | ${'SHELL-006'}
    ${'Cart'}         | ${'/cart'}          | ${'SHELL-009'}
`('"$name" leads to $href [$row]', ({name, href}) => {
    show()

    expect(screen.getByRole('link', {name})).toHaveAttribute('href', href)
})

test.each`
    count        | name
    ${undefined} | ${'Cart'}
    ${0}         | ${'Cart, empty'}
    ${1}         | ${'Cart, 1 item'}
    ${2}         | ${'Cart, 2 items'}
    ${120}       | ${'Cart, 120 items'}
`('a cart of $count is called "$name" [SHELL-009]', ({count, name}) => {
    show({cartCount: count})

    expect(screen.getByRole('link', {name})).toBeVisible()
})

test.each`
    firstName       | name
    ${'Gloria'}     | ${'Gloria'}
    ${'Maximilian'} | ${'Account'}
`('$firstName finds the account under "$name" [SHELL-007, SHELL-008]', ({firstName, name}) => {
    show({account: <AccountLink firstName={firstName} />})

    expect(screen.getByRole('link', {name})).toHaveAttribute('href', '/account')
})

test.each`
    registered   | name         | href
    ${undefined} | ${'Sign in'} | ${'/login'}
    ${false}     | ${'Sign in'} | ${'/login'}
    ${true}      | ${'Account'} | ${'/account'}
`(
    'whose name is not known finds "$name" when registered is $registered [SHELL-006, SHELL-008]',
    ({registered, name, href}) => {
        show({account: <AccountLink registered={registered} />})

        expect(screen.getByRole('link', {name})).toHaveAttribute('href', href)
    }
)

test('the search works without script and asks what one is looking for [SHELL-010]', () => {
    show({}, '/es-US')

    const form = screen.getByRole('search')
    const field = within(form).getByRole('searchbox', {name: 'Search'})
    expect(form).toHaveAttribute('action', '/es-US/search')
    expect(field).toHaveAttribute('name', 'q')
    expect(field).toHaveAttribute('placeholder', 'What are you looking for today?')
})

test('the menu opens, goes down, and goes back without script [SHELL-012, SHELL-013, SHELL-014, SHELL-015]', () => {
    const {container} = show()

    const target = (name: string) =>
        screen.getByRole('button', {name, hidden: true}).getAttribute('popovertarget') ?? ''
    const drawer = container.querySelector(`#${target('Menu')}[popover]`)
    const panel = container.querySelector(`#${target('Furniture')}[popover]`)
    expect(drawer).toContainElement(screen.getByRole('button', {name: 'Furniture'}))
    expect(panel).toContainElement(screen.getByRole('link', {name: 'View All Furniture'}))
    expect(target('Back')).toBe(panel?.id)
    expect(screen.getByRole('button', {name: 'Back'})).toHaveAttribute(
        'popovertargetaction',
        'hide'
    )
})

test('every category of three levels is a link of the menu once it is used [SHELL-011] [SHELL-016]', () => {
    show()
    fireEvent.focusIn(screen.getByRole('link', {name: 'Furniture'}))

    for (const name of ['Furniture', 'Living room', 'Sofas']) {
        expect(screen.getByRole('link', {name})).toBeInTheDocument()
    }
})

test.each`
    path             | current      | other        | otherHref
    ${'/cart'}       | ${'English'} | ${'Español'} | ${'/es-US/cart'}
    ${'/es-US/cart'} | ${'Español'} | ${'English'} | ${'/cart'}
`('$path is $current, and offers $other of the same page [I18N-004]', (row) => {
    show({path: '/cart'}, row.path)

    expect(screen.getByRole('link', {name: row.current})).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('link', {name: row.other})).toHaveAttribute('href', row.otherHref)
})

test.each`
    page                                     | path                | other        | leads
    ${'/search?q=sofa'}                      | ${'/search'}        | ${'Español'} | ${'/es-US/search?q=sofa'}
    ${'/es-US/c/tv?refine=brand%3DA&sort=b'} | ${'/c/tv'}          | ${'English'} | ${'/c/tv?refine=brand%3DA&sort=b'}
    ${'/login?return=%2Fcheckout'}           | ${'/login'}         | ${'Español'} | ${'/es-US/login?return=%2Fcheckout'}
    ${'/'}                                   | ${'//evil.example'} | ${'Español'} | ${'/es-US/evil.example'}
`(
    'from $page the other language keeps all that was looked at: $leads (G-01) [SEARCH-001]',
    (row) => {
        show({path: row.path === '//evil.example' ? pagePath(row.path) : row.path}, row.page)

        expect(screen.getByRole('link', {name: row.other})).toHaveAttribute('href', row.leads)
    }
)

test('a chosen language is remembered (G-01)', () => {
    show()
    const link = screen.getByRole('link', {name: 'Español'})
    link.addEventListener('click', (event) => event.preventDefault())

    fireEvent.click(link)

    expect(document.cookie).toContain('locale=es-US')
})

test('the header can be used by everybody, and skipped', async () => {
    const {container} = show()

    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#content')
    expect(await axe(container)).toHaveNoViolations()
})

test.each`
    count        | name
    ${undefined} | ${'Back to cart'}
    ${0}         | ${'Back to cart'}
    ${2}         | ${'Back to cart (2)'}
`('the checkout leads home and $name [SHELL-020, SHELL-021]', ({count, name}) => {
    showInShop(<CheckoutHeader cartCount={count} />)

    expect(screen.getByRole('link', {name: /home$/})).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', {name})).toHaveAttribute('href', '/cart')
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
