import {addOnMessage} from './add-on-message'

test.each`
    addOnPrice | message
    ${true}    | ${'lowest-price-within-6-months'}
    ${false}   | ${undefined}
`('with an add-on price $addOnPrice: $message [PRICE-010]', ({addOnPrice, message}) => {
    expect(addOnMessage({addOnPrice})).toBe(message)
})
