import {chosenIn, chosenVariant, variationsWith} from './variation-choice'

const aValue = (value: string) => ({value, path: null, selected: false, orderable: true})
const colours = {id: 'color', values: [aValue('navy'), aValue('oak')]}
const sizes = {id: 'size', values: [aValue('queen'), aValue('king')]}
const aVariant = (color: string, size: string) => ({
    path: `/p/bed/${color}-${size}`,
    orderable: size !== 'king',
    values: {color, size}
})
const variants = [
    aVariant('navy', 'queen'),
    aVariant('navy', 'king'),
    aVariant('oak', 'queen'),
    aVariant('oak', 'king')
]

const offer = (chosen: Record<string, string>, own: object = {}) =>
    variationsWith({
        variations: [colours, sizes],
        variants,
        chosen,
        masterPath: '/p/bed/bed',
        ...own
    })

const pathsOf = (variations: ReturnType<typeof offer>, id: string) =>
    variations.find((each) => each.id === id)?.values.map(({path}) => path)

test('choosing a colour never chooses a size: its page is the master’s, which asks for it (G-10)', () => {
    expect(pathsOf(offer({}), 'color')).toEqual([
        '/p/bed/bed?choice=color%3Dnavy',
        '/p/bed/bed?choice=color%3Doak'
    ])
})

test('with a colour chosen each size leads to the product, and the other colour stays open', () => {
    const variations = offer({color: 'navy'})

    expect(pathsOf(variations, 'size')).toEqual(['/p/bed/navy-queen', '/p/bed/navy-king'])
    expect(pathsOf(variations, 'color')?.[1]).toBe('/p/bed/bed?choice=color%3Doak')
    expect(variations[1]?.values.map(({orderable}) => orderable)).toEqual([true, false])
})

test('another colour keeps a chosen size, or asks for it where it is not made in that colour', () => {
    const made = variants.filter(({path}) => path !== '/p/bed/oak-king')

    expect(pathsOf(offer({color: 'navy', size: 'queen'}), 'color')?.[1]).toBe('/p/bed/oak-queen')
    expect(pathsOf(offer({color: 'navy', size: 'king'}, {variants: made}), 'color')?.[1]).toBe(
        '/p/bed/bed?choice=color%3Doak'
    )
})

test('the only colour is chosen by itself', () => {
    const [first] = colours.values
    const variations = offer({}, {variations: [{id: 'color', values: [first]}, sizes]})

    expect(variations[0]?.values.map(({selected}) => selected)).toEqual([true])
    expect(pathsOf(variations, 'size')).toEqual(['/p/bed/navy-queen', '/p/bed/navy-king'])
})

test.each`
    address                                            | chosen
    ${'choice=color%3Dnavy'}                           | ${{color: 'navy'}}
    ${'choice=color%3Dpink&choice=size%3Dking&x=navy'} | ${{size: 'king'}}
    ${''}                                              | ${{}}
`('of "$address" $chosen is chosen', ({address, chosen}) => {
    expect(chosenIn(new URLSearchParams(address), [colours, sizes])).toEqual(chosen)
})

test('a product is meant once nothing is open', () => {
    expect(chosenVariant(offer({color: 'navy'}), variants)).toBeUndefined()
    expect(chosenVariant(offer({color: 'oak', size: 'king'}), variants)).toBe('/p/bed/oak-king')
    expect(chosenVariant([], variants)).toBeUndefined()
})
