import {quantityLimits} from './quantity-limits'

test.each`
    situation                        | product                                                  | limits
    ${'nothing said'}                | ${{}}                                                    | ${{minimum: 1, step: 1}}
    ${'stock of five'}               | ${{stockLevel: 5}}                                       | ${{minimum: 1, step: 1, maximum: 5}}
    ${'stock of one'}                | ${{stockLevel: 1}}                                       | ${{minimum: 1, step: 1, maximum: 1}}
    ${'no stock'}                    | ${{stockLevel: 0}}                                       | ${{minimum: 0, step: 1, maximum: 0}}
    ${'no stock, with a minimum'}    | ${{stockLevel: 0, minOrderQuantity: 2}}                  | ${{minimum: 0, step: 1, maximum: 0}}
    ${'a stock below nothing'}       | ${{stockLevel: -3}}                                      | ${{minimum: 0, step: 1, maximum: 0}}
    ${'a minimum, stock unknown'}    | ${{minOrderQuantity: 2, stepQuantity: 2}}                | ${{minimum: 2, step: 2}}
    ${'stock between two steps'}     | ${{minOrderQuantity: 2, stepQuantity: 3, stockLevel: 7}} | ${{minimum: 2, step: 3, maximum: 5}}
    ${'stock on a step'}             | ${{minOrderQuantity: 2, stepQuantity: 3, stockLevel: 8}} | ${{minimum: 2, step: 3, maximum: 8}}
    ${'less stock than the minimum'} | ${{minOrderQuantity: 5, stockLevel: 4}}                  | ${{minimum: 5, step: 1, maximum: 0}}
    ${'a step of nothing'}           | ${{stepQuantity: 0, stockLevel: 4}}                      | ${{minimum: 1, step: 1, maximum: 4}}
`('$situation [INV-014] [INV-015] [INV-016]', ({product, limits}) => {
    expect(quantityLimits(product)).toEqual(limits)
})
