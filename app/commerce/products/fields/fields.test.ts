import {colourFrom} from './colour-from'
import {inventorySourceFrom, statusFrom} from './stock-codes'

test.each`
    code                      | source
    ${'INVENTORY_PRODUCT'}    | ${'your-store'}
    ${'INV_GEO_POOL_PRODUCT'} | ${'nearby'}
    ${'SO_PRODUCT'}           | ${'special-order'}
    ${'EA_PRODUCT'}           | ${'extended-aisle'}
    ${'constructor'}          | ${undefined}
    ${'inventory_product'}    | ${undefined}
    ${undefined}              | ${undefined}
`('$code: from $source [INV-010, INV-011, INV-012, INV-013]', ({code, source}) => {
    expect(inventorySourceFrom(code)).toBe(source)
})

test.each`
    code              | status
    ${'IN_STOCK'}     | ${'in-stock'}
    ${'OUT_OF_STOCK'} | ${'out-of-stock'}
    ${'toString'}     | ${undefined}
    ${undefined}      | ${undefined}
`('$code: $status [INV-001]', ({code, status}) => {
    expect(statusFrom(code)).toBe(status)
})

test.each`
    hex                      | colour
    ${'#fff'}                | ${'#fff'}
    ${'#1A2b3C'}             | ${'#1A2b3C'}
    ${'#ffff'}               | ${undefined}
    ${'red'}                 | ${undefined}
    ${'url(//evil.example)'} | ${undefined}
    ${'#fff;color:red'}      | ${undefined}
    ${''}                    | ${undefined}
    ${0xffffff}              | ${undefined}
`('$hex as a colour: $colour', ({hex, colour}) => {
    expect(colourFrom(hex)).toBe(colour)
})
