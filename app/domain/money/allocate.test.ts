import {allocate} from './allocate'

test.each`
    situation                     | total   | weights      | parts
    ${'equal shares with a rest'} | ${100}  | ${[1, 1, 1]} | ${[33, 34, 33]}
    ${'shares by weight'}         | ${1000} | ${[3, 1]}    | ${[750, 250]}
    ${'a share of nothing'}       | ${10}   | ${[1, 0, 1]} | ${[5, 0, 5]}
    ${'less money than shares'}   | ${1}    | ${[1, 1]}    | ${[1, 0]}
    ${'a single share'}           | ${70}   | ${[1]}       | ${[70]}
    ${'no money'}                 | ${0}    | ${[1, 2]}    | ${[0, 0]}
`('$situation: $total by $weights is $parts', ({total, weights, parts}) => {
    expect(allocate(total, weights)).toEqual(parts)
})

test.each([[[]], [[0, 0]], [[2, -1]]])('the weights %p are refused', (weights) => {
    expect(() => allocate(100, weights)).toThrow(RangeError)
})

test('the parts always add up to the whole', () => {
    for (let total = 0; total < 300; total += 7) {
        for (let weight = 1; weight < 12; weight++) {
            const parts = allocate(total, [weight, 3, 1, weight * 2])
            expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
        }
    }
})
