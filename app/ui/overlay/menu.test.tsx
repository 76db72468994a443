import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {showInShop} from '../../../tests/support/render-page'
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

test('a menu opens by its button, has its name and takes the focus', async () => {
    const {user, container} = aMenu()
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()

    await user.click(button())

    expect(screen.getByRole('menu', {name: 'Ada'})).toBeVisible()
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    expect(item('Account details')).toHaveFocus()
    expect(item('Orders')).toHaveAttribute('href', '/account/orders')
    expect(await axe(container)).toHaveNoViolations()
})

test.each`
    keys                      | reached
    ${'{ArrowDown}'}          | ${'Orders'}
    ${'{ArrowUp}'}            | ${'Sign out'}
    ${'{End}'}                | ${'Sign out'}
    ${'{End}{ArrowDown}'}     | ${'Account details'}
    ${'{End}{Home}'}          | ${'Account details'}
    ${'s'}                    | ${'Sign out'}
    ${'o'}                    | ${'Orders'}
    ${'x'}                    | ${'Account details'}
    ${'{ArrowDown}{ArrowUp}'} | ${'Account details'}
`('$keys lead from the first item to $reached', async ({keys, reached}) => {
    const {user} = aMenu()
    await user.tab()
    await user.keyboard('{ArrowDown}')

    await user.keyboard(keys)

    expect(item(reached)).toHaveFocus()
})

test('Escape closes it and leads back to its button', async () => {
    const {user} = aMenu()
    await user.click(button())

    await user.keyboard('{Escape}')

    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(button()).toHaveFocus()
})

test.each(['Tab', 'press elsewhere'])('%s closes it', async (how) => {
    const {user} = aMenu()
    await user.click(button())

    if (how === 'Tab') await user.tab()
    else await user.click(screen.getByRole('button', {name: 'After'}))

    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('what does something does it by the keyboard too, once, and closes the menu', async () => {
    const {user, done} = aMenu()
    await user.click(button())

    await user.keyboard('{End}{Enter}')

    expect(done).toEqual(['out'])
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})
