import {affiliateStates, geocodeOutcome, locatorOutcome} from './locator-outcome'

describe('locator outcome', () => {
    const search = {outcome: 'search-stores', geocodeFailure: true}
    const affiliate = {outcome: 'affiliate-state', state: 'WI'}
    const nowhere = {outcome: 'no-result'}

    test.each`
        situation                                         | geocode      | found | listed | kind
        ${'stores [STORE-025]'}                           | ${search}    | ${3}  | ${2}   | ${'stores'}
        ${'none at all [STORE-037] [STORE-046]'}          | ${search}    | ${0}  | ${0}   | ${'none-in-range'}
        ${'only closed and hidden ones [STORE-040]'}      | ${search}    | ${3}  | ${0}   | ${'none-in-area'}
        ${'a zip that nobody knows [STORE-030]'}          | ${nowhere}   | ${0}  | ${0}   | ${'none-in-range'}
        ${'a zip that nobody knows, and stores near by'}  | ${nowhere}   | ${3}  | ${2}   | ${'none-in-range'}
        ${"an affiliate's state [STORE-027] [STORE-043]"} | ${affiliate} | ${0}  | ${0}   | ${'affiliate'}
        ${"an affiliate's state, and stores near by"}     | ${affiliate} | ${3}  | ${3}   | ${'affiliate'}
    `('a search that finds $situation says $kind (C-29)', ({geocode, found, listed, kind}) => {
        expect(locatorOutcome(geocode, found, listed).kind).toBe(kind)
    })

    test('the affiliate message knows the state', () => {
        expect(locatorOutcome({outcome: 'affiliate-state', state: 'MN'}, 0, 0)).toEqual({
            kind: 'affiliate',
            state: 'MN'
        })
    })
})

describe('geocode outcome', () => {
    const search = {outcome: 'search-stores', geocodeFailure: true}
    const inMinnesota = {outcome: 'affiliate-state', state: 'MN'}
    const inWisconsin = {outcome: 'affiliate-state', state: 'WI'}

    test.each`
        address                                  | outcome
        ${'Minneapolis, MN 55401, USA'}          | ${inMinnesota}
        ${'Milwaukee, WI 53202, USA'}            | ${inWisconsin}
        ${'12 WI Ave, Minneapolis, MN 55401'}    | ${inMinnesota}
        ${'Plano, TX 75024, USA'}                | ${search}
        ${'1 MNEMONIC RD, WILMINGTON, DE 19801'} | ${search}
        ${'minneapolis, mn'}                     | ${search}
        ${''}                                    | ${search}
    `('"$address": $outcome [STORE-031] [STORE-032] (decision 15)', ({address, outcome}) => {
        expect(geocodeOutcome([{address}])).toEqual(outcome)
    })

    test('without results there is none [STORE-030]', () => {
        expect(geocodeOutcome([])).toEqual({outcome: 'no-result'})
    })

    test('only the first result counts', () => {
        expect(geocodeOutcome([{address: 'Plano, TX'}, {address: 'Duluth, MN'}])).toEqual(search)
    })

    test('the affiliate has the stores of Minnesota and Wisconsin, and of no other state [STORE-045]', () => {
        expect(affiliateStates).toEqual(['MN', 'WI'])
    })
})
