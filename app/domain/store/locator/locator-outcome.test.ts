import {locatorOutcome} from './locator-outcome'

const search = {outcome: 'search-stores', geocodeFailure: true}
const affiliate = {outcome: 'affiliate-state', state: 'WI'}
const nowhere = {outcome: 'no-result'}

test.each`
    situation                                         | geocode      | found | listed | says
    ${'stores [STORE-025]'}                           | ${search}    | ${3}  | ${2}   | ${'stores'}
    ${'none at all [STORE-037] [STORE-046]'}          | ${search}    | ${0}  | ${0}   | ${'none-in-range'}
    ${'only closed and hidden ones [STORE-040]'}      | ${search}    | ${3}  | ${0}   | ${'none-in-area'}
    ${'a zip that nobody knows [STORE-030]'}          | ${nowhere}   | ${0}  | ${0}   | ${'none-in-range'}
    ${"an affiliate's state [STORE-027] [STORE-043]"} | ${affiliate} | ${0}  | ${0}   | ${'affiliate'}
    ${"an affiliate's state, and stores near by"}     | ${affiliate} | ${3}  | ${3}   | ${'affiliate'}
`('a search that finds $situation says $says (C-29)', ({geocode, found, listed, says}) => {
    expect(locatorOutcome(geocode, found, listed).says).toBe(says)
})

test('the affiliate message knows the state', () => {
    expect(locatorOutcome({outcome: 'affiliate-state', state: 'MN'}, 0, 0)).toEqual({
        says: 'affiliate',
        state: 'MN'
    })
})
