import {clampQuantity, isFulfillable, quantityLimits, quantityMessage} from './quantity'

describe('clamp quantity', () => {
    const limits = {minimum: 2, step: 3, maximum: 8}

    test.each`
        wanted | quantity
        ${-1}  | ${2}
        ${0}   | ${2}
        ${2}   | ${2}
        ${4}   | ${2}
        ${5}   | ${5}
        ${7}   | ${5}
        ${8}   | ${8}
        ${9}   | ${8}
        ${2.5} | ${2}
        ${NaN} | ${2}
    `('of $wanted wanted, $quantity can be ordered', ({wanted, quantity}) => {
        expect(clampQuantity(wanted, limits)).toBe(quantity)
    })

    test('without a limit any number of steps can be ordered', () => {
        expect(clampQuantity(1000, {minimum: 1, step: 1})).toBe(1000)
    })

    test('the last piece can be ordered', () => {
        expect(clampQuantity(3, quantityLimits({stockLevel: 1}))).toBe(1)
    })

    test('nothing can be ordered without stock, nor when the stock is less than the minimum', () => {
        expect(clampQuantity(1, quantityLimits({stockLevel: 0}))).toBe(0)
        expect(clampQuantity(9, quantityLimits({minOrderQuantity: 5, stockLevel: 4}))).toBe(0)
    })

    test('what was clamped stays as it is', () => {
        for (let wanted = -3; wanted < 20; wanted++) {
            const quantity = clampQuantity(wanted, limits)
            expect(clampQuantity(quantity, limits)).toBe(quantity)
        }
    })
})

describe('is fulfillable', () => {
    test.each`
        quantity | stockLevel   | fulfillable
        ${3}     | ${3}         | ${true}
        ${4}     | ${3}         | ${false}
        ${1}     | ${0}         | ${false}
        ${0}     | ${0}         | ${true}
        ${99}    | ${undefined} | ${true}
    `(
        '$quantity of $stockLevel in stock: $fulfillable [INV-017]',
        ({quantity, stockLevel, fulfillable}) => {
            expect(isFulfillable(quantity, stockLevel)).toBe(fulfillable)
        }
    )
})

describe('quantity limits', () => {
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
})

describe('quantity message', () => {
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
})
