import {screen, waitFor} from '@testing-library/react'
import {axe} from 'jest-axe'
// Loaded on demand in the shop; importing it here makes it available at once.
import '@app/commerce/products/to-product'
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

    test('of an earlier text are marked as about to change [SEARCH-003]', async () => {
        const {user} = showSearchBox()
        await user.type(searchBox(), 'sofa')
        await pass()
        expect(listbox()).not.toHaveAttribute('aria-busy')

        await user.type(searchBox(), 's')
        expect(listbox()).toHaveAttribute('aria-busy', 'true')

        await pass()
        expect(listbox()).not.toHaveAttribute('aria-busy')
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
