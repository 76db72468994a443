import {
    cityPath,
    cleanZip,
    isZip,
    statePath,
    storePath,
    zipFromTyped,
    zipOfPostalCode
} from './store-address'

describe('store path', () => {
    test.each`
        city                | state   | path
        ${'Beverly Hills'}  | ${'CA'} | ${'/stores/ca/beverly-hills'}
        ${'St. Louis'}      | ${'MO'} | ${'/stores/mo/st-louis'}
        ${'Cañon City'}     | ${'CO'} | ${'/stores/co/canon-city'}
        ${'Winston-Salem'}  | ${'NC'} | ${'/stores/nc/winston-salem'}
        ${' San  Antonio '} | ${'TX'} | ${'/stores/tx/san-antonio'}
        ${''}               | ${'TX'} | ${'/stores/tx/-'}
    `('the stores of $city, $state are at $path', ({city, state, path}) => {
        expect(cityPath({city, state})).toBe(path)
    })

    test('a state and a store have addresses above and below their city', () => {
        expect(statePath('CA')).toBe('/stores/ca')
        expect(storePath({id: '01001', city: 'Plano', state: 'TX'})).toBe('/stores/tx/plano/01001')
    })
})

describe('zip', () => {
    test.each`
        typed           | held
        ${'9a0b2'}      | ${'902'}
        ${'9021012'}    | ${'90210'}
        ${'75024-1234'} | ${'75024'}
        ${' 75 024 '}   | ${'75024'}
        ${'７５０２４'} | ${'75024'}
        ${'abc'}        | ${''}
        ${'٧٥٠٢٤'}      | ${''}
    `('of "$typed" the field holds "$held" [STORE-005] [STORE-006]', ({typed, held}) => {
        expect(cleanZip(typed)).toBe(held)
    })

    test.each`
        text        | whole
        ${'75024'}  | ${true}
        ${'7502'}   | ${false}
        ${'750244'} | ${false}
        ${''}       | ${false}
    `('"$text" is a whole zip: $whole', ({text, whole}) => {
        expect(isZip(text)).toBe(whole)
    })

    test.each`
        typed                | zip
        ${'75024'}           | ${'75024'}
        ${' 75024 '}         | ${'75024'}
        ${'75024-1234'}      | ${'75024'}
        ${'75024 - 1234'}    | ${'75024'}
        ${'75024 1234'}      | ${'75024'}
        ${'750241234'}       | ${'75024'}
        ${'75024–1234'}      | ${'75024'}
        ${'75024−1234'}      | ${'75024'}
        ${'75024\u00a01234'} | ${'75024'}
        ${'７５０２４-1234'} | ${'75024'}
        ${'75024-123'}       | ${undefined}
        ${'75024-12345'}     | ${undefined}
        ${'75024-'}          | ${undefined}
        ${'75024-abcd'}      | ${undefined}
        ${'7502'}            | ${undefined}
        ${'750244'}          | ${undefined}
        ${'75 024'}          | ${undefined}
        ${''}                | ${undefined}
    `('"$typed" is typed for the zip $zip (D-52)', ({typed, zip}) => {
        expect(zipFromTyped(typed)).toBe(zip)
    })

    test.each`
        postalCode        | zip
        ${'75024-1234'}   | ${'75024'}
        ${'75024'}        | ${'75024'}
        ${'75024 - 1234'} | ${'75024'}
        ${'75024-12-34'}  | ${'75024'}
    `('the postal code $postalCode counts as $zip [STORE-066]', ({postalCode, zip}) => {
        expect(zipOfPostalCode(postalCode)).toBe(zip)
    })
})
