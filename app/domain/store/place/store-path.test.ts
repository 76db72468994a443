import {cityPath, statePath, storePath} from './store-path'

test.each`
    city               | state   | path
    ${'Beverly Hills'} | ${'CA'} | ${'/stores/ca/beverly-hills'}
    ${'St. Louis'}     | ${'MO'} | ${'/stores/mo/st-louis'}
    ${'Cañon City'}    | ${'CO'} | ${'/stores/co/canon-city'}
    ${'Winston-Salem'} | ${'NC'} | ${'/stores/nc/winston-salem'}
    ${''}              | ${'TX'} | ${'/stores/tx/-'}
`('the stores of $city, $state are at $path', ({city, state, path}) => {
    expect(cityPath({city, state})).toBe(path)
})

test('a state and a store have addresses above and below their city', () => {
    expect(statePath('CA')).toBe('/stores/ca')
    expect(storePath({id: '01001', city: 'Plano', state: 'TX'})).toBe('/stores/tx/plano/01001')
})
