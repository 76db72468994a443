import {act, screen, waitFor} from '@testing-library/react'
import {axe} from 'jest-axe'
// Loaded on demand in the shop; importing it here makes it available at once.
import '@app/commerce/products/to-product-detail'
import {
    asNewShopper,
    knowing,
    listbox,
    optionsOf,
    pass,
    pricedSofa,
    searchBox,
    showSearchBox
} from '../../../../tests/support/show-search-box'

beforeEach(asNewShopper)
afterEach(() => jest.useRealTimers())

describe('suggestions', () => {
    test.each`
        typed      | calls
        ${'so'}    | ${[]}
        ${' so '}  | ${[]}
        ${'sof'}   | ${['sof']}
        ${'sofa '} | ${['sofa']}
    `('for "$typed" are asked for: $calls [SEARCH-002] (decision 7)', async ({typed, calls}) => {
        const {user, callsTo} = showSearchBox()

        await user.type(searchBox(), typed)
        await pass()

        expect(callsTo('suggestions').map(({query}) => query?.c_q)).toEqual(calls)
    })

    test('are asked for once, 300 ms after the last letter [SEARCH-003]', async () => {
        const {user, callsTo} = showSearchBox()
        for (const letter of 'sofas') {
            await user.type(searchBox(), letter)
            await pass(50)
        }

        await pass(249)
        expect(callsTo('suggestions')).toHaveLength(0)
        await pass(1)

        expect(callsTo('suggestions').map(({query}) => query?.c_q)).toEqual(['sofas'])
    })

    test('are phrases and products, and a way to all [SEARCH-005, SEARCH-022, SEARCH-023, SEARCH-025]', async () => {
        const {user, address} = showSearchBox()

        await user.type(searchBox(), 'sofa')
        await pass()

        expect(optionsOf('Suggestions')).toEqual(['sofa bed', 'grey sofa'])
        expect(optionsOf('Products')).toEqual(['Avery Sofa'])
        const option = screen.getByRole('option', {name: 'Avery Sofa'})
        expect(option.querySelector('img[src*="sofa-1.webp"]')).not.toBeNull()
        expect(screen.getByText(/^3 suggestions/)).toHaveAttribute('role', 'status')
        await user.click(screen.getByRole('button', {name: 'View All'}))
        expect(address()).toBe('/search?q=sofa')
        expect(listbox()).not.toBeInTheDocument()
    })

    test('a product says what it costs at the store, with its terms (D-07, G-11)', async () => {
        const {user, callsTo} = showSearchBox({...knowing, priced: [pricedSofa]})

        await user.type(searchBox(), 'sofa')
        await pass()

        expect(await screen.findByText('$20.00')).toBeVisible()
        const option = screen.getByRole('option', {name: /^Avery Sofa/})
        expect(option).toHaveTextContent(/\$20\.00 \/ week.*52 weeks.*\$1,040\.00 in all/)
        expect(callsTo('prices').map(({query}) => query?.ids)).toEqual(['sofa-1'])
    })

    test('a product leads to its page and closes the list [SEARCH-008]', async () => {
        const {user, address, callsTo} = showSearchBox()
        await user.type(searchBox(), 'sofa')
        await pass()

        await user.click(screen.getByRole('option', {name: 'Avery Sofa'}))

        expect(address()).toBe('/p/avery-sofa/sofa-1')
        expect(listbox()).not.toBeInTheDocument()
        expect(callsTo('service')).toHaveLength(0)
    })

    test('a phrase is searched for [SEARCH-008, SEARCH-010]', async () => {
        const {user, address} = showSearchBox()
        await user.type(searchBox(), 'sofa')
        await pass()

        await user.click(screen.getByRole('option', {name: 'grey sofa'}))
        await pass()

        expect(address()).toBe('/search?q=grey+sofa')
        expect(searchBox()).toHaveValue('grey sofa')
        expect(localStorage.getItem('recent-search-key')).toBe('["grey sofa"]')
    })

    test('that there are none of is said once the platform has answered [SEARCH-005, G-70]', async () => {
        const {user} = showSearchBox({frequent: ['tv']})

        await user.type(searchBox(), 'xyz')
        await pass(250)
        expect(screen.queryByText('No suggestions')).not.toBeInTheDocument()
        await pass(100)

        expect(screen.getByText('No suggestions')).toHaveAttribute('role', 'status')
        await user.tab()
        expect(screen.queryByText('No suggestions')).not.toBeInTheDocument()
    })

    test('that cannot be had leave the box a plain one [D-09]', async () => {
        const {user, address} = showSearchBox({...knowing, down: ['suggestions']})

        await user.type(searchBox(), 'sofa')
        await pass()
        expect(listbox()).not.toBeInTheDocument()
        expect(screen.queryByText('No suggestions')).not.toBeInTheDocument()

        await user.keyboard('{Enter}')
        await pass()
        expect(address()).toBe('/search?q=sofa')
    })

    test.each([{}, {title: 'Error', type: 'x/internal', detail: 'x'}])(
        'answered with %j are none of “No suggestions”, and come with the next letter [D-48, D-09]',
        async (unreadable) => {
            const {user, recover} = showSearchBox({...knowing, suggestions: unreadable})
            await user.type(searchBox(), 'sof')
            await pass()
            expect(listbox()).not.toBeInTheDocument()
            expect(screen.queryByText('No suggestions')).not.toBeInTheDocument()

            recover()
            await user.type(searchBox(), 'a')
            await pass()

            expect(optionsOf('Products')).toEqual(['Avery Sofa'])
        }
    )
})

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

test.each([
    {state: 'closed', text: '', open: false},
    {state: 'with starting points', text: '', open: true},
    {state: 'with suggestions', text: 'sofa', open: true}
])('a box $state has no accessibility faults', async ({text, open}) => {
    localStorage.setItem('recent-search-key', '["lamp"]')
    const {user, container} = showSearchBox()
    if (open) await user.click(searchBox())
    if (text) await user.type(searchBox(), text)
    await pass()
    expect(listbox() !== null).toBe(open)
    jest.useRealTimers()

    await waitFor(async () => expect(await axe(container)).toHaveNoViolations())
})
