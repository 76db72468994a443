import {
    canadianProvinces,
    cleanPostalCode,
    countries,
    isPostalCode,
    postalAddressProblems,
    regionsOf,
    type PostalAddress
} from './postal-address'

test('an address is in the United States or in Canada (C-13)', () => {
    expect(countries).toEqual(['US', 'CA'])
    expect(regionsOf('US')).toHaveLength(59)
    expect(regionsOf('CA')).toBe(canadianProvinces)
    expect(canadianProvinces.map(({code, name}) => `${code} ${name}`)).toEqual([
        'AB Alberta',
        'BC British Columbia',
        'MB Manitoba',
        'NB New Brunswick',
        'NL Newfoundland and Labrador',
        'NT Northwest Territories',
        'NS Nova Scotia',
        'NU Nunavut',
        'ON Ontario',
        'PE Prince Edward Island',
        'QC Quebec',
        'SK Saskatchewan',
        'YT Yukon'
    ])
})

test.each`
    country | typed           | code           | valid
    ${'US'} | ${'75201'}      | ${'75201'}     | ${true}
    ${'US'} | ${' 75201 '}    | ${'75201'}     | ${true}
    ${'US'} | ${'7520'}       | ${'7520'}      | ${false}
    ${'US'} | ${' 7520 '}     | ${'7520'}      | ${false}
    ${'US'} | ${'752011'}     | ${'752011'}    | ${false}
    ${'US'} | ${'75201-1234'} | ${'75201'}     | ${true}
    ${'US'} | ${'75201-123'}  | ${'75201-123'} | ${false}
    ${'US'} | ${'K1A 0B1'}    | ${'K1A 0B1'}   | ${false}
    ${'CA'} | ${'K1A 0B1'}    | ${'K1A 0B1'}   | ${true}
    ${'CA'} | ${'k1a0b1'}     | ${'K1A 0B1'}   | ${true}
    ${'CA'} | ${'K1A-0B1'}    | ${'K1A 0B1'}   | ${true}
    ${'CA'} | ${'D1A 0B1'}    | ${'D1A0B1'}    | ${false}
    ${'CA'} | ${'K1O 0B1'}    | ${'K1O0B1'}    | ${false}
    ${'CA'} | ${'K1A 0B1X'}   | ${'K1A0B1X'}   | ${false}
    ${'CA'} | ${'XK1A 0B1'}   | ${'XK1A0B1'}   | ${false}
    ${'CA'} | ${'75201'}      | ${'75201'}     | ${false}
`(
    'in $country "$typed" is sent as $code, valid: $valid (C-13)',
    ({country, typed, code, valid}) => {
        expect(cleanPostalCode(country, typed)).toBe(code)
        expect(isPostalCode(country, typed)).toBe(valid)
    }
)

const home: PostalAddress = {
    country: 'US',
    address1: '12 Elm St',
    address2: '',
    city: 'Dallas',
    state: 'TX',
    postalCode: '75201'
}
const canadian = {country: 'CA', state: 'ON', postalCode: 'K1A 0B1'}

test.each`
    change                        | problems                               | why
    ${{}}                         | ${{}}                                  | ${'whole'}
    ${{address1: ' '}}            | ${{address1: 'missing'}}               | ${'without a street'}
    ${{state: 'PR'}}              | ${{}}                                  | ${'in a territory'}
    ${{state: 'ON'}}              | ${{state: 'malformed'}}                | ${'in a state of another country'}
    ${{postalCode: '7520'}}       | ${{postalCode: 'malformed'}}           | ${'with a short zip'}
    ${canadian}                   | ${{}}                                  | ${'in Canada'}
    ${{...canadian, state: 'TX'}} | ${{state: 'malformed'}}                | ${'in Canada and Texas'}
    ${{city: '', state: ''}}      | ${{city: 'missing', state: 'missing'}} | ${'without city and state'}
    ${{postalCode: ''}}           | ${{postalCode: 'missing'}}             | ${'without a zip'}
`('an address $why has the problems $problems (C-13)', ({change, problems}) => {
    expect(postalAddressProblems({...home, ...change})).toEqual(problems)
})
