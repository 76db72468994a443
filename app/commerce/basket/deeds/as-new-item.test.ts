import {asNewItem} from './as-new-item'

test.each`
    inventoryType | item
    ${'new'}      | ${{productId: 'sofa-1', quantity: 2, c_racProductInventoryType: 'NEW'}}
    ${'used'}     | ${{productId: 'sofa-1', quantity: 2, c_racProductInventoryType: 'USED'}}
    ${undefined}  | ${{productId: 'sofa-1', quantity: 2}}
`('a product of the inventory type $inventoryType is added as $item [INV-023]', (row) => {
    const {inventoryType, item} = row

    expect(asNewItem({productId: 'sofa-1', quantity: 2, inventoryType})).toEqual(item)
})
