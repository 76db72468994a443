import {conditionOf, inventorySourceFrom, productPath, statusFrom} from './product-fields'
import {colourFrom} from './colour'

describe('condition of', () => {
    test.each`
        label                          | type         | condition
        ${'New'}                       | ${'NEW'}     | ${'new'}
        ${'New'}                       | ${undefined} | ${'new'}
        ${'Previously Rented - Great'} | ${'USED'}    | ${'previously-rented-great'}
        ${'Previously Rented - Good'}  | ${undefined} | ${'previously-rented-good'}
        ${undefined}                   | ${'NEW'}     | ${'new'}
        ${undefined}                   | ${'new'}     | ${'new'}
        ${undefined}                   | ${undefined} | ${'new'}
        ${undefined}                   | ${'USED'}    | ${'previously-rented-fair'}
        ${undefined}                   | ${'used'}    | ${'previously-rented-fair'}
        ${'Previously Rented - Poor'}  | ${undefined} | ${'previously-rented-fair'}
        ${'Previously Rented - Poor'}  | ${'USED'}    | ${'previously-rented-fair'}
        ${'Brand new'}                 | ${'NEW'}     | ${'new'}
        ${7}                           | ${'USED'}    | ${'previously-rented-fair'}
    `('label $label and type $type: $condition [INV-022, INV-024]', ({label, type, condition}) => {
        expect(conditionOf(label, type)).toBe(condition)
    })
})

describe('fields', () => {
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
})

describe('product path', () => {
    test.each`
        url                                               | path
        ${'/p/avery-sofa/sofa-1'}                         | ${'/p/avery-sofa/sofa-1'}
        ${'/furniture/p/avery-sofa/sofa-1'}               | ${'/furniture/p/avery-sofa/sofa-1'}
        ${'https://www.shop.example/p/avery-sofa/sofa-1'} | ${'/p/avery-sofa/sofa-1'}
        ${'/p/sofa/123/'}                                 | ${'/p/sofa/123'}
        ${'/p/sofa%27s/1'}                                | ${"/p/sofa's/1"}
        ${'/p/sofa-[3-piece]/1'}                          | ${'/p/sofa-%5B3-piece%5D/1'}
        ${'/p/a|b/1'}                                     | ${'/p/a%7Cb/1'}
        ${'/p/a%2Db/1'}                                   | ${'/p/a-b/1'}
        ${'/p/caf%c3%a9/1'}                               | ${'/p/caf%C3%A9/1'}
        ${'/es-US/p/sofa/1?color=red'}                    | ${'/p/sofa/1'}
        ${'/es-US//evil.example'}                         | ${'/evil.example'}
        ${'/es-US/'}                                      | ${'/product/sofa%201'}
        ${'https://evil.example'}                         | ${'/product/sofa%201'}
        ${'https:// '}                                    | ${'/product/sofa%201'}
        ${'//evil.example/p/sofa/1'}                      | ${'/product/sofa%201'}
        ${'/\\evil.example'}                              | ${'/product/sofa%201'}
        ${'javascript:alert(1)'}                          | ${'/product/sofa%201'}
        ${'p/avery-sofa/sofa-1'}                          | ${'/product/sofa%201'}
        ${''}                                             | ${'/product/sofa%201'}
        ${7}                                              | ${'/product/sofa%201'}
        ${undefined}                                      | ${'/product/sofa%201'}
    `('c_ProductUrl $url leads to $path [ROUTE-067, D-12]', ({url, path}) => {
        expect(productPath(url, 'sofa 1')).toBe(path)
    })
})
