import {affiliateStates, geocodeOutcome} from './geocode-outcome'

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
