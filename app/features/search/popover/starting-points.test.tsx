import {act, screen} from '@testing-library/react'
import type {Known} from '../../../../tests/support/server/a-search-platform'
import {
    asNewShopper,
    knowing,
    listbox,
    optionsOf,
    pass,
    searchBox,
    showSearchBox
} from '../../../../tests/support/show-search-box'

beforeEach(asNewShopper)
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

    test.each([
        {frequent: ['tv', 'washer'], left: ['tv', 'washer']},
        {frequent: [], left: []}
    ])(
        'forgets recent searches by the keyboard, which goes back to the box; left are $left (G-18, G-70)',
        async ({frequent, left}) => {
            localStorage.setItem('recent-search-key', '["lamp"]')
            const {user} = showSearchBox({frequent})
            await user.click(searchBox())
            await pass()

            await user.tab()
            expect(screen.getByRole('button', {name: 'Clear recent searches'})).toHaveFocus()
            await user.keyboard('{Enter}')

            const options = screen.queryAllByRole('option').map((option) => option.textContent)
            expect(options).toEqual(left)
            expect(localStorage.getItem('recent-search-key')).toBeNull()
            expect(searchBox()).toHaveFocus()
        }
    )

    test.each([' s', 'so', 'xyz'])(
        'is what they are for: with "%s" in it nothing stands there [SEARCH-024] (G-18)',
        async (text) => {
            localStorage.setItem('recent-search-key', '["lamp"]')
            const {user} = showSearchBox({frequent: ['tv']})
            await user.click(searchBox())
            await pass()
            expect(listbox()).toBeVisible()

            await user.keyboard(text)
            await pass()
            expect(listbox()).not.toBeInTheDocument()

            await user.clear(searchBox())
            expect(optionsOf('Popular searches')).toEqual(['tv'])
        }
    )
})

describe('frequent searches', () => {
    const leave = ({user}: ReturnType<typeof showSearchBox>) =>
        user.click(screen.getByRole('button', {name: 'Elsewhere'}))
    const openAfter = async (ms: number, shown: ReturnType<typeof showSearchBox>) => {
        await leave(shown)
        await act(() => jest.advanceTimersByTimeAsync(ms))
        await shown.user.click(searchBox())
        await pass()
    }

    test('are read again when the box is opened three minutes later, and not before [SEARCH-030]', async () => {
        const shown = showSearchBox()
        await shown.user.click(searchBox())
        await pass()
        expect(shown.callsTo('preferences')).toHaveLength(1)

        await openAfter(179_000, shown)
        expect(shown.callsTo('preferences')).toHaveLength(1)

        await openAfter(1_000, shown)
        expect(shown.callsTo('preferences')).toHaveLength(2)
    })

    test('that could not be had are asked for when the box is opened again [SEARCH-024, D-09]', async () => {
        const platform: Known = {...knowing, down: ['preferences']}
        const shown = showSearchBox(platform)
        await shown.user.click(searchBox())
        await pass(4_000)
        expect(listbox()).not.toBeInTheDocument()

        platform.down = []
        await openAfter(1_000, shown)

        expect(optionsOf('Popular searches')).toEqual(['tv', 'washer'])
    })
})
