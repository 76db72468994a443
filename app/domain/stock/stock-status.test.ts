import {stockStatus} from './stock-status'

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
