import {act, screen} from '@testing-library/react'
// Loaded on demand in the shop; importing it here makes it available at once.
import '@app/commerce/products/to-product'
import {
    asNewShopper,
    listbox,
    pass,
    searchBox,
    showSearchBox
} from '../../../../tests/support/show-search-box'

beforeEach(asNewShopper)
afterEach(() => jest.useRealTimers())

describe('the keyboard', () => {
    const activeName = () =>
        screen
            .queryAllByRole('option')
            .find((option) => option.id === searchBox().getAttribute('aria-activedescendant'))
            ?.textContent ?? null

    /** The library marks an option after the key, not at once. */
    const press = async (...keys: string[]) => {
        for (const key of keys) {
            await userOf.keyboard(key)
            await pass(50)
        }
    }
    let userOf: ReturnType<typeof showSearchBox>['user']
    const showSofas = async () => {
        const shown = showSearchBox()
        userOf = shown.user
        await shown.user.type(searchBox(), 'sofa')
        await pass()
        return shown
    }

    test('goes through the options and round again, and leaves the box and its text alone', async () => {
        await showSofas()

        const way = [activeName()]
        for (const key of [
            '{ArrowDown}',
            '{ArrowDown}',
            '{ArrowDown}',
            '{ArrowDown}',
            '{ArrowUp}'
        ]) {
            await press(key)
            way.push(activeName())
        }

        expect(way).toEqual([null, 'sofa bed', 'grey sofa', 'Avery Sofa', 'sofa bed', 'Avery Sofa'])
        expect(screen.getByRole('option', {selected: true})).toHaveTextContent('Avery Sofa')
        expect(searchBox()).toHaveFocus()
        expect(searchBox()).toHaveValue('sofa')
    })

    test.each`
        state                     | from | to
        ${'marked text'}          | ${0} | ${4}
        ${'a caret in the text'}  | ${2} | ${2}
        ${'a caret at its start'} | ${0} | ${0}
    `('leaves $state as it is when the list opens', async ({from, to}) => {
        const {user} = await showSofas()
        await press('{Escape}')
        await user.click(screen.getByRole('button', {name: 'Elsewhere'}))

        const box = screen.getByRole<HTMLInputElement>('combobox', {name: 'Search'})
        act(() => {
            box.focus()
            box.setSelectionRange(from, to)
        })
        await pass()

        expect(listbox()).toBeVisible()
        expect([box.selectionStart, box.selectionEnd]).toEqual([from, to])
    })

    test('Enter takes the option, and without one submits what is typed', async () => {
        const {user, address} = await showSofas()

        await press('{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{Enter}')
        expect(address()).toBe('/p/avery-sofa/sofa-1')
        expect(screen.getByRole('main')).toHaveFocus()

        await user.type(searchBox(), '{Enter}')
        await pass()
        expect(address()).toBe('/search?q=sofa')
    })

    test('Escape closes the list and keeps the text; an arrow opens it again', async () => {
        await showSofas()

        await press('{Escape}')
        expect(listbox()).not.toBeInTheDocument()
        expect(searchBox()).toHaveValue('sofa')
        expect(searchBox()).toHaveFocus()

        await press('{ArrowDown}')
        expect(listbox()).toBeVisible()
    })

    test('forgets the option when the text changes: Enter then submits the text', async () => {
        const {user, address} = await showSofas()
        await press('{ArrowDown}', '{Escape}', '{ArrowDown}')
        expect(activeName()).toBeNull()
        await press('{ArrowDown}')
        expect(activeName()).toBe('sofa bed')

        await user.type(searchBox(), 's')
        await press('{Enter}')
        await pass()

        expect(address()).toBe('/search?q=sofas')
    })

    test('may go into the popover, which stays; Escape leads back [SEARCH-007]', async () => {
        const {user} = await showSofas()

        await user.tab()
        expect(screen.getByRole('button', {name: 'View All'})).toHaveFocus()
        expect(listbox()).toBeVisible()

        await press('{Escape}')
        expect(listbox()).not.toBeInTheDocument()
        expect(searchBox()).toHaveFocus()
    })

    test('leaves the popover for the button behind it, and it closes [SEARCH-006]', async () => {
        const {user} = await showSofas()

        await user.tab()
        await user.tab()

        expect(screen.getByRole('button', {name: 'Search'})).toHaveFocus()
        expect(listbox()).not.toBeInTheDocument()
    })

    test('a press elsewhere closes it [SEARCH-006]', async () => {
        const {user} = await showSofas()

        await user.click(screen.getByRole('button', {name: 'Elsewhere'}))

        expect(listbox()).not.toBeInTheDocument()
    })
})
