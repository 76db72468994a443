import {priceTier} from './price-tier'

const tiers = [
    {quantity: 5, price: 18_00},
    {quantity: 1, price: 20_00},
    {quantity: 10, price: 15_00}
]

test.each`
    quantity | tier
    ${0}     | ${undefined}
    ${1}     | ${1}
    ${4}     | ${1}
    ${5}     | ${5}
    ${9}     | ${5}
    ${10}    | ${10}
    ${12}    | ${10}
`('$quantity pieces are priced by the tier of $tier [PRICE-005]', ({quantity, tier}) => {
    expect(priceTier(tiers, quantity)?.quantity).toBe(tier)
})
