import {inventoryTypeCode, inventoryTypeFrom} from './inventory-type'

test.each`
    text         | type
    ${'new'}     | ${'new'}
    ${'NEW'}     | ${'new'}
    ${'used'}    | ${'used'}
    ${' Used '}  | ${'used'}
    ${''}        | ${undefined}
    ${'old'}     | ${undefined}
    ${undefined} | ${undefined}
`('"$text" is the inventory type $type [INV-022]', ({text, type}) => {
    expect(inventoryTypeFrom(text)).toBe(type)
})

test.each`
    type      | code
    ${'new'}  | ${'NEW'}
    ${'used'} | ${'USED'}
`('the inventory type $type is sent as $code [INV-023]', ({type, code}) => {
    expect(inventoryTypeCode(type)).toBe(code)
})
