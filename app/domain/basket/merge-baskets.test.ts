import {mergeBaskets, shouldMerge, type WantedProduct} from './merge-baskets'

const sofa = (quantity: number): WantedProduct => ({productId: 'sofa', quantity})
const tv = (quantity: number): WantedProduct => ({productId: 'tv', quantity})

test.each`
    guest        | merge
    ${[]}        | ${false}
    ${[sofa(1)]} | ${true}
`('a guest who brings $guest has their basket merged: $merge [CART-021]', ({guest, merge}) => {
    expect(shouldMerge(guest)).toBe(merge)
})

test.each`
    situation               | own                 | guest        | merged
    ${'different products'} | ${[sofa(1)]}        | ${[tv(2)]}   | ${[sofa(1), tv(2)]}
    ${'more of the same'}   | ${[sofa(1)]}        | ${[sofa(3)]} | ${[sofa(3)]}
    ${'less of the same'}   | ${[sofa(3), tv(1)]} | ${[sofa(1)]} | ${[sofa(3), tv(1)]}
    ${'nothing'}            | ${[sofa(1)]}        | ${[]}        | ${[sofa(1)]}
    ${'all there is'}       | ${[]}               | ${[tv(2)]}   | ${[tv(2)]}
`('a guest brings $situation (G-34)', ({own, guest, merged}) => {
    expect(mergeBaskets(own, guest)).toEqual(merged)
})

test('merging the same basket again changes nothing', () => {
    const merged = mergeBaskets([sofa(1), tv(2)], [sofa(4)])

    expect(mergeBaskets(merged, [sofa(4)])).toEqual(merged)
    expect(mergeBaskets(merged, merged)).toEqual(merged)
})
