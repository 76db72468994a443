import {inventorySource} from './inventory-source'

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
