import {currentPrice} from './current-price'

test.each`
    situation                   | variants          | promotions  | current
    ${'variants only'}          | ${[24_99, 19_99]} | ${[]}       | ${19_99}
    ${'a promotion below them'} | ${[24_99, 19_99]} | ${[17_99]}  | ${17_99}
    ${'a promotion above them'} | ${[19_99]}        | ${[21_99]}  | ${19_99}
    ${'a single price'}         | ${[19_99]}        | ${[]}       | ${19_99}
    ${'promotions only'}        | ${[]}             | ${[18, 17]} | ${17}
    ${'no price at all'}        | ${[]}             | ${[]}       | ${undefined}
`('$situation: the current price is $current [PRICE-004]', ({variants, promotions, current}) => {
    expect(currentPrice(variants, promotions)).toBe(current)
})
