import {screen, waitFor, within} from '@testing-library/react'
import {axe} from 'jest-axe'
import {
    asNewVisitor,
    knowing,
    pass,
    searchBox,
    showSearchBox
} from '../../../../tests/support/show-search-box'

const listbox = () => screen.queryByRole('listbox', {name: 'Search suggestions'})
const optionsOf = (name: string) =>
    within(screen.getByRole('group', {name}))
        .getAllByRole('option')
        .map((option) => option.textContent)

beforeEach(asNewVisitor)
afterEach(() => jest.useRealTimers())

describe('an empty box', () => {
    test('opens with frequent searches when it is entered, recent ones above [SEARCH-004, SEARCH-024]', async () => {
        localStorage.setItem('recent-search-key', '["lamp"]')
        const {user} = showSearchBox()
        expect(listbox()).not.toBeInTheDocument()

        await user.click(searchBox())

        expect(await screen.findByRole('group', {name: 'Popular searches'})).toBeVisible()
        expect(optionsOf('Recent searches')).toEqual(['lamp'])
        expect(optionsOf('Popular searches')).toEqual(['tv', 'washer'])
        expect(searchBox()).toHaveAttribute('aria-expanded', 'true')
    })

    test('stays closed where nothing is known to start from', async () => {
        const {user} = showSearchBox({})

        await user.click(searchBox())
        await pass()

        expect(listbox()).not.toBeInTheDocument()
        expect(searchBox()).toHaveAttribute('aria-expanded', 'false')
    })

    test('forgets recent searches when told to (G-18)', async () => {
        localStorage.setItem('recent-search-key', '["lamp"]')
        const {user} = showSearchBox()
        await user.click(searchBox())

        await user.click(await screen.findByRole('button', {name: 'Clear recent searches'}))

        expect(screen.queryByRole('group', {name: 'Recent searches'})).not.toBeInTheDocument()
        expect(optionsOf('Popular searches')).toEqual(['tv', 'washer'])
        expect(localStorage.getItem('recent-search-key')).toBeNull()
    })
})

describe('suggestions', () => {
    test.each`
        typed      | calls
        ${'so'}    | ${[]}
        ${' so '}  | ${[]}
        ${'sof'}   | ${['sof']}
        ${'sofa '} | ${['sofa']}
    `('for "$typed" are asked for: $calls [SEARCH-002] (decision 7)', async ({typed, calls}) => {
        const {user, asked} = showSearchBox()

        await user.type(searchBox(), typed)
        await pass()

        expect(asked('suggestions').map(({query}) => query?.c_q)).toEqual(calls)
    })

    test('are asked for once, 300 ms after the last letter [SEARCH-003]', async () => {
        const {user, asked} = showSearchBox()
        for (const letter of 'sofas') {
            await user.type(searchBox(), letter)
            await pass(50)
        }

        await pass(249)
        expect(asked('suggestions')).toHaveLength(0)
        await pass(1)

        expect(asked('suggestions').map(({query}) => query?.c_q)).toEqual(['sofas'])
    })

    test('are phrases and products, and a way to all [SEARCH-005, SEARCH-022, SEARCH-023, SEARCH-025]', async () => {
        const {user, address} = showSearchBox()

        await user.type(searchBox(), 'sofa')
        await pass()

        expect(optionsOf('Suggestions')).toEqual(['sofa bed', 'grey sofa'])
        expect(optionsOf('Products')).toEqual(['Avery Sofa'])
        const picture = screen.getByRole('option', {name: 'Avery Sofa'}).querySelector('img')
        expect(picture?.getAttribute('src')).toContain('sofa-1.webp')
        expect(screen.getByText(/^3 suggestions/)).toHaveAttribute('role', 'status')
        await user.click(screen.getByRole('button', {name: 'View All'}))
        expect(address()).toBe('/search?q=sofa')
        expect(listbox()).not.toBeInTheDocument()
    })

    test('a product leads to its page and closes the list [SEARCH-008]', async () => {
        const {user, address, asked} = showSearchBox()
        await user.type(searchBox(), 'sofa')
        await pass()

        await user.click(screen.getByRole('option', {name: 'Avery Sofa'}))

        expect(address()).toBe('/p/avery-sofa/sofa-1')
        expect(listbox()).not.toBeInTheDocument()
        expect(asked('service')).toHaveLength(0)
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

    test('that cannot be had are none, and the box goes on [D-09]', async () => {
        const {user} = showSearchBox({...knowing, phrases: [], products: []})

        await user.type(searchBox(), 'sofa')
        await pass()

        expect(optionsOf('Popular searches')).toEqual(['tv', 'washer'])
    })
})

describe('the keyboard', () => {
    const activeName = () =>
        screen
            .queryAllByRole('option')
            .find((option) => option.id === searchBox().getAttribute('aria-activedescendant'))
            ?.textContent ?? null

    test('goes through the options and past them back to the box, whose text it leaves alone', async () => {
        const {user} = showSearchBox()
        await user.type(searchBox(), 'sofa')
        await pass()

        const way = [activeName()]
        for (const key of [
            '{ArrowDown}',
            '{ArrowDown}',
            '{ArrowDown}',
            '{ArrowDown}',
            '{ArrowUp}'
        ]) {
            await user.keyboard(key)
            way.push(activeName())
        }

        expect(way).toEqual([null, 'sofa bed', 'grey sofa', 'Avery Sofa', null, 'Avery Sofa'])
        expect(screen.getByRole('option', {selected: true})).toHaveTextContent('Avery Sofa')
        expect(searchBox()).toHaveFocus()
        expect(searchBox()).toHaveValue('sofa')
    })

    test('Enter takes the option, and without one submits what is typed', async () => {
        const {user, address} = showSearchBox()
        await user.type(searchBox(), 'sofa')
        await pass()

        await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
        expect(address()).toBe('/p/avery-sofa/sofa-1')

        await user.type(searchBox(), '{Enter}')
        await pass()
        expect(address()).toBe('/search?q=sofa')
    })

    test('Escape closes the list and keeps the text; an arrow opens it again', async () => {
        const {user} = showSearchBox()
        await user.type(searchBox(), 'sofa')
        await pass()

        await user.keyboard('{Escape}')
        expect(listbox()).not.toBeInTheDocument()
        expect(searchBox()).toHaveValue('sofa')

        await user.keyboard('{ArrowDown}')
        expect(listbox()).toBeVisible()
    })

    test('forgets the option when the text changes: Enter then submits the text', async () => {
        const {user, address} = showSearchBox()
        await user.type(searchBox(), 'sofa')
        await pass()
        await user.keyboard('{ArrowDown}{Escape}{ArrowDown}')
        expect(activeName()).toBeNull()
        await user.keyboard('{ArrowDown}')
        expect(activeName()).toBe('sofa bed')

        await user.type(searchBox(), 's{Enter}')
        await pass()

        expect(address()).toBe('/search?q=sofas')
    })

    test('may go into the popover, which stays; Escape leads back [SEARCH-007]', async () => {
        const {user} = showSearchBox()
        await user.type(searchBox(), 'sofa')
        await pass()

        await user.tab()
        expect(screen.getByRole('button', {name: 'View All'})).toHaveFocus()
        expect(listbox()).toBeVisible()

        await user.keyboard('{Escape}')
        expect(listbox()).not.toBeInTheDocument()
        expect(searchBox()).toHaveFocus()
    })

    test('leaving box and popover closes it [SEARCH-006]', async () => {
        const {user} = showSearchBox()
        await user.type(searchBox(), 'sofa')
        await pass()

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
