import {quantityMessage} from './quantity-message'

test.each`
    situation                             | item                                                   | message
    ${'as many as there are'}             | ${{wanted: 3, status: 'in-stock', stockLevel: 3}}      | ${undefined}
    ${'one more than there are'}          | ${{wanted: 4, status: 'in-stock', stockLevel: 3}}      | ${{only: 3}}
    ${'an empty shelf'}                   | ${{wanted: 1, status: 'in-stock', stockLevel: 0}}      | ${'out-of-stock'}
    ${'none, of an empty shelf'}          | ${{wanted: 0, status: 'in-stock', stockLevel: 0}}      | ${'out-of-stock'}
    ${'more sold than there were'}        | ${{wanted: 1, status: 'in-stock', stockLevel: -3}}     | ${'out-of-stock'}
    ${'the last piece'}                   | ${{wanted: 1, status: 'in-stock', stockLevel: 1}}      | ${undefined}
    ${'out of stock'}                     | ${{wanted: 1, status: 'out-of-stock'}}                 | ${'out-of-stock'}
    ${'out of stock, with a stock level'} | ${{wanted: 4, status: 'out-of-stock', stockLevel: 3}}  | ${'out-of-stock'}
    ${'in stock, nobody knows how many'}  | ${{wanted: 4, status: 'in-stock'}}                     | ${undefined}
    ${'a special order'}                  | ${{wanted: 4, status: 'special-order', stockLevel: 0}} | ${undefined}
`('$situation: $message [INV-018] [INV-019] [INV-020] (G-14)', ({item, message}) => {
    expect(quantityMessage(item)).toEqual(message)
})
