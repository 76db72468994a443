import {cashPrice, charming} from './prices'

test.each`
    cents   | price
    ${1999} | ${1999}
    ${1949} | ${1949}
    ${1973} | ${1949}
    ${1974} | ${1999}
    ${2023} | ${1999}
    ${2024} | ${2049}
    ${10}   | ${99}
`('the price nearest to $cents that ends in 49 or 99 is $price', ({cents, price}) => {
    expect(charming(cents)).toBe(price)
})

test.each`
    total     | cash
    ${180_00} | ${100_99}
    ${179_99} | ${99_99}
`('all payments of $total are $cash at once', ({total, cash}) => {
    expect(cashPrice(total)).toBe(cash)
})
