import {productTypeOf} from './product-type-of'

test.each`
    code              | type
    ${'RAC'}          | ${'own'}
    ${'EA'}           | ${'extended-aisle'}
    ${'SpecialOrder'} | ${'special-order'}
    ${'Bundle'}       | ${'bundle'}
    ${'bundle'}       | ${'own'}
    ${'toString'}     | ${'own'}
    ${''}             | ${'own'}
    ${undefined}      | ${'own'}
    ${7}              | ${'own'}
`('the product type $code is $type [INV-021]', ({code, type}) => {
    expect(productTypeOf(code)).toBe(type)
})
