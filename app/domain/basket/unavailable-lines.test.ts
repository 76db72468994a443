import {unavailableLines} from './unavailable-lines'

test.each`
    status             | unavailable
    ${undefined}       | ${true}
    ${'out-of-stock'}  | ${true}
    ${'in-stock'}      | ${false}
    ${'special-order'} | ${false}
`(
    'a line whose product is $status can no longer be had: $unavailable [CART-023] [CART-024]',
    ({status, unavailable}) => {
        const line = {id: 'a', status}

        expect(unavailableLines([line])).toEqual(unavailable ? [line] : [])
    }
)
