import {isFulfillable} from './is-fulfillable'

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
