import {screen} from '@testing-library/react'
import {axe} from 'jest-axe'
import {preferring} from '../../../tests/support/values/media'
import {
    asNewShopper,
    knowing,
    pass,
    searchBox,
    showSearchBox
} from '../../../tests/support/show-search-box'

const example = () => searchBox().getAttribute('placeholder')
const pause = () => screen.queryByRole('button', {name: 'Pause the changing examples'})

beforeEach(asNewShopper)
afterEach(() => jest.useRealTimers())

test('at home the box shows popular categories, each for five seconds, then from the first again [SEARCH-026]', async () => {
    showSearchBox(knowing, '/')

    const examples = [example()]
    for (const ms of [4999, 1, 5000, 5000]) {
        await pass(ms)
        examples.push(example())
    }

    expect(examples).toEqual([
        'Search Furniture',
        'Search Furniture',
        'Search Appliances',
        'Search Electronics',
        'Search Furniture'
    ])
})

test('the examples can be paused, and let go on (G-70)', async () => {
    const {user} = showSearchBox(knowing, '/')

    await user.click(screen.getByRole('button', {name: 'Pause the changing examples'}))
    await pass(20_000)
    expect(example()).toBe('Search Furniture')

    await user.click(screen.getByRole('button', {name: 'Let the examples change'}))
    await pass(5000)
    expect(example()).toBe('Search Appliances')
})

test('whoever wants less motion sees one example that stays, and has nothing to pause', async () => {
    preferring('prefers-reduced-motion: reduce')
    showSearchBox(knowing, '/')

    await pass(20_000)

    expect(example()).toBe('Search Furniture')
    expect(pause()).not.toBeInTheDocument()
})

test('while the shopper is in the box, the example stays', async () => {
    const {user} = showSearchBox(knowing, '/')

    await user.click(searchBox())
    await pass(20_000)

    expect(example()).toBe('Search Furniture')
})

test('elsewhere nothing changes', async () => {
    showSearchBox(knowing, '/cart')

    await pass(20_000)

    expect(example()).toBe('What are you looking for today?')
    expect(pause()).not.toBeInTheDocument()
})

test('the box at home has no accessibility faults', async () => {
    const {container} = showSearchBox(knowing, '/')
    jest.useRealTimers()

    expect(await axe(container)).toHaveNoViolations()
})
