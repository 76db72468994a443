import {inventoryTypeFrom} from './inventory-type'

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
