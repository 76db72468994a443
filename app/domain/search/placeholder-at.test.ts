import {placeholderAt} from './placeholder-at'

const names = ['Sofas', 'TVs', 'Laptops']

test.each`
    elapsed   | name
    ${0}      | ${'Sofas'}
    ${4999}   | ${'Sofas'}
    ${5000}   | ${'TVs'}
    ${10_000} | ${'Laptops'}
    ${15_000} | ${'Sofas'}
`('after $elapsed ms the box says $name [SEARCH-026]', ({elapsed, name}) => {
    expect(placeholderAt(names, elapsed)).toBe(name)
})

test('without names the box keeps its own words', () => {
    expect(placeholderAt([], 5000)).toBeUndefined()
})
