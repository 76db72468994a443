import {
    conditionFrom,
    configuration,
    deliveryLabelFrom,
    geoStatus,
    inventorySource,
    inventoryTypeCode,
    inventoryTypeFrom,
    stockStatus
} from './stock'

describe('condition', () => {
    test.each`
        label                          | condition
        ${'New'}                       | ${'new'}
        ${'Previously Rented - Great'} | ${'previously-rented-great'}
        ${'Previously Rented - Good'}  | ${'previously-rented-good'}
        ${'Previously Rented - Fair'}  | ${'previously-rented-fair'}
        ${'PREVIOUSLY RENTED-FAIR'}    | ${'previously-rented-fair'}
        ${'Previously Rented'}         | ${undefined}
        ${'12'}                        | ${undefined}
        ${''}                          | ${undefined}
        ${undefined}                   | ${undefined}
    `('"$label" is the condition $condition [INV-024]', ({label, condition}) => {
        expect(conditionFrom(label)).toBe(condition)
    })
})

describe('configuration', () => {
    test.each`
        bundled  | addOn    | answer
        ${true}  | ${false} | ${'pre-configured'}
        ${true}  | ${true}  | ${'pre-configured'}
        ${false} | ${true}  | ${'add-on'}
        ${false} | ${false} | ${'plain'}
    `(
        'bundled $bundled, add-on $addOn: $answer [INV-007] [INV-008] [INV-009]',
        ({answer, ...item}) => {
            expect(configuration(item)).toBe(answer)
        }
    )
})

describe('delivery label', () => {
    test.each`
        text            | label
        ${'Carryout'}   | ${'carryout'}
        ${'1-3 Days'}   | ${'1-3-days'}
        ${'3-7 Days'}   | ${'3-7-days'}
        ${'1-2 Weeks'}  | ${'1-2-weeks'}
        ${'1-6 weeks'}  | ${'1-6-weeks'}
        ${' Carryout '} | ${'carryout'}
        ${'1-3  Days'}  | ${'1-3-days'}
        ${'2-3 Days'}   | ${undefined}
        ${''}           | ${undefined}
        ${undefined}    | ${undefined}
    `('"$text" is the delivery label $label [INV-025]', ({text, label}) => {
        expect(deliveryLabelFrom(text)).toBe(label)
    })
})

describe('geo status', () => {
    test.each`
        isHomeStore  | status
        ${true}      | ${'in-store'}
        ${false}     | ${'in-geopool'}
        ${undefined} | ${'special-order'}
    `('home store $isHomeStore: $status [INV-004] [INV-005] [INV-006]', ({isHomeStore, status}) => {
        expect(geoStatus(isHomeStore)).toBe(status)
    })
})

describe('inventory source', () => {
    test.each`
        extendedAisle | geoStatus          | source
        ${false}      | ${'in-store'}      | ${'your-store'}
        ${false}      | ${'in-geopool'}    | ${'nearby'}
        ${false}      | ${'special-order'} | ${'special-order'}
        ${true}       | ${'special-order'} | ${'extended-aisle'}
        ${true}       | ${'in-store'}      | ${'extended-aisle'}
    `(
        '$geoStatus, extended aisle $extendedAisle: from $source [INV-010, INV-011, INV-012, INV-013]',
        ({source, ...item}) => {
            expect(inventorySource(item)).toBe(source)
        }
    )
})

describe('inventory type', () => {
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
})

describe('stock status', () => {
    const special = {rmsId: 'R1'}

    test.each`
        situation                                      | facts                                                             | status
        ${'RMS id, no inventory type, no status'}      | ${special}                                                        | ${'special-order'}
        ${'the same, and an empty shelf'}              | ${{...special, stockLevel: 0}}                                    | ${'special-order'}
        ${'the same, marked as out of stock'}          | ${{...special, markedOutOfStock: true}}                           | ${'out-of-stock'}
        ${'no RMS id'}                                 | ${{}}                                                             | ${'in-stock'}
        ${'an empty RMS id'}                           | ${{rmsId: ''}}                                                    | ${'in-stock'}
        ${'RMS id and inventory type'}                 | ${{...special, inventoryType: 'new'}}                             | ${'in-stock'}
        ${'RMS id, inventory type and an empty shelf'} | ${{...special, inventoryType: 'used', stockLevel: 0}}             | ${'out-of-stock'}
        ${'RMS id and a status of in stock'}           | ${{...special, status: 'in-stock'}}                               | ${'in-stock'}
        ${'RMS id and a status of out of stock'}       | ${{...special, status: 'out-of-stock'}}                           | ${'out-of-stock'}
        ${'a status of in stock and an empty shelf'}   | ${{inventoryType: 'new', status: 'in-stock', stockLevel: 0}}      | ${'out-of-stock'}
        ${'more sold than there were'}                 | ${{inventoryType: 'new', status: 'in-stock', stockLevel: -1}}     | ${'out-of-stock'}
        ${'one piece left'}                            | ${{inventoryType: 'new', status: 'in-stock', stockLevel: 1}}      | ${'in-stock'}
        ${'stock, and a status of out of stock'}       | ${{inventoryType: 'new', status: 'out-of-stock', stockLevel: 3}}  | ${'out-of-stock'}
        ${'stock, marked as out of stock'}             | ${{inventoryType: 'new', stockLevel: 3, markedOutOfStock: true}}  | ${'out-of-stock'}
        ${'stock, not marked'}                         | ${{inventoryType: 'new', stockLevel: 3, markedOutOfStock: false}} | ${'in-stock'}
    `('$situation: $status [INV-001] [INV-002] [INV-003] (G-14)', ({facts, status}) => {
        expect(stockStatus(facts)).toBe(status)
    })
})
