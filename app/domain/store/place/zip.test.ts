import {cleanZip, isZip, zipOfPostalCode} from './zip'

test.each`
    typed           | held
    ${'9a0b2'}      | ${'902'}
    ${'9021012'}    | ${'90210'}
    ${'75024-1234'} | ${'75024'}
    ${' 75 024 '}   | ${'75024'}
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
    postalCode        | zip
    ${'75024-1234'}   | ${'75024'}
    ${'75024'}        | ${'75024'}
    ${'75024 - 1234'} | ${'75024'}
    ${'75024-12-34'}  | ${'75024'}
`('the postal code $postalCode counts as $zip [STORE-066]', ({postalCode, zip}) => {
    expect(zipOfPostalCode(postalCode)).toBe(zip)
})
