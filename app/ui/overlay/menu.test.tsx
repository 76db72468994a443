import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {showInShop} from '../../../tests/support/shop/render-page'
import {Menu} from './menu'

const aMenu = () => {
    const done: string[] = []
    const {container} = showInShop(
        <>
            <Menu
                items={[
                    {label: 'Account details', to: '/account', icon: 'user'},
                    {label: 'Orders', to: '/account/orders'},
                    {label: 'Sign out', onSelect: () => done.push('out'), apart: true}
                ]}
            >
                Ada
            </Menu>
            <button type="button">After</button>
        </>
    )
    return {user: userEvent.setup(), done, container}
}

const button = () => screen.getByRole('button', {name: 'Ada'})
const item = (name: string) => screen.getByRole('menuitem', {name})
const menu = () => screen.findByRole('menu', {name: 'Ada'})

/** The item that the menu says is the current one. */
const current = async () => {
    const id = (await menu()).getAttribute('aria-activedescendant')
    return id === null ? undefined : document.getElementById(id)
}

const hasFocus = async () => {
    const list = await menu()
    await waitFor(() => expect(list).toHaveFocus())
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())

test('a menu opens by its button, has its name and takes the focus', async () => {
    const {user, container} = aMenu()
    expect(button()).toHaveAttribute('aria-haspopup', 'menu')
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()

    await user.click(button())

    expect(await menu()).toBeVisible()
    await hasFocus()
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    expect(item('Orders')).toHaveAttribute('href', '/account/orders')
    expect(await axe(container)).toHaveNoViolations()
})

test.each`
    keys                      | reached
    ${''}                     | ${'Account details'}
    ${'{ArrowDown}'}          | ${'Orders'}
    ${'{ArrowUp}'}            | ${'Sign out'}
    ${'{End}'}                | ${'Sign out'}
    ${'{End}{ArrowDown}'}     | ${'Account details'}
    ${'{End}{Home}'}          | ${'Account details'}
    ${'s'}                    | ${'Sign out'}
    ${'o'}                    | ${'Orders'}
    ${'x'}                    | ${'Account details'}
    ${'{ArrowDown}{ArrowUp}'} | ${'Account details'}
`('"$keys" leads from the first item to $reached', async ({keys, reached}) => {
    const {user} = aMenu()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    await hasFocus()

    if (keys !== '') await user.keyboard(keys)

    await waitFor(async () => expect(await current()).toBe(item(reached)))
})

test('Escape closes it and leads back to its button, which opens it again', async () => {
    const {user} = aMenu()
    await user.click(button())
    await hasFocus()

    await user.keyboard('{Escape}')
    await isClosed()
    await waitFor(() => expect(button()).toHaveFocus())

    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await current()).toBe(item('Account details')))
})

test.each(['Tab', 'press elsewhere'])('%s closes it', async (how) => {
    const {user} = aMenu()
    await user.click(button())
    await hasFocus()

    if (how === 'Tab') await user.tab()
    else await user.click(screen.getByRole('button', {name: 'After'}))

    await isClosed()
    if (how === 'Tab') await waitFor(() => expect(button()).toHaveFocus())
})

test('what does something does it when it is pressed, once, and closes the menu', async () => {
    const {user, done} = aMenu()
    await user.click(button())
    await user.click(await screen.findByRole('menuitem', {name: 'Sign out'}))

    await isClosed()
    expect(done).toEqual(['out'])
})

test('what does something does it by the keyboard too, once, and closes the menu', async () => {
    const {user, done} = aMenu()
    await user.click(button())
    await hasFocus()

    await user.keyboard('{End}{Enter}')

    await isClosed()
    expect(done).toEqual(['out'])
})
