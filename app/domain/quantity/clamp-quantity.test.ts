import {clampQuantity} from './clamp-quantity'
import {quantityLimits} from './quantity-limits'

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
