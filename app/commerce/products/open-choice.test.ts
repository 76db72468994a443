import {openChoice, type Variation} from './product'

const aVariation = (id: string, ...selected: boolean[]): Variation => ({
    id,
    label: id,
    values: selected.map((isSelected, index) => ({
        value: String(index),
        label: String(index),
        hex: null,
        path: null,
        selected: isSelected,
        orderable: true
    }))
})

test.each`
    situation                       | variations                                                       | open
    ${'nothing to choose'}          | ${[]}                                                            | ${undefined}
    ${'a colour chosen'}            | ${[aVariation('color', false, true)]}                            | ${undefined}
    ${'a size not chosen'}          | ${[aVariation('color', true), aVariation('size', false, false)]} | ${'size'}
    ${'an attribute without value'} | ${[aVariation('color')]}                                         | ${undefined}
`('with $situation the shopper has yet to choose $open', ({variations, open}) => {
    expect(openChoice(variations)?.id).toBe(open)
})
