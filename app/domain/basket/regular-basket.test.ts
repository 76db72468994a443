import {regularBasket} from './regular-basket'

const temporary = {id: 't', temporary: true}
const regular = {id: 'r', temporary: false}

test.each`
    baskets                 | found
    ${[temporary, regular]} | ${regular}
    ${[regular]}            | ${regular}
    ${[temporary]}          | ${undefined}
    ${[]}                   | ${undefined}
`('of $baskets the regular one is $found [CART-001] [CART-002]', ({baskets, found}) => {
    expect(regularBasket(baskets)).toBe(found)
})
