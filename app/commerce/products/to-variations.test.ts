import {toVariations} from './to-variations'

const attributes = [
    {
        id: 'color',
        name: 'Color',
        values: [
            {value: 'grey', name: 'Grey', c_hex: '#888888', orderable: true},
            {value: 'navy', name: 'Navy'},
            {value: 'rust', name: 'Rust', orderable: true}
        ]
    },
    {id: 'size', values: [{value: 'm', name: 'Medium'}, {value: 'l'}]}
]

const variant = (productId: string, color: string, size: string, own = {}) => ({
    productId,
    variationValues: {color, size},
    c_ProductUrl: `/p/sofa/${productId}`,
    orderable: true,
    ...own
})

const product = {
    id: 'grey-m',
    variationAttributes: attributes,
    variants: [
        variant('grey-m', 'grey', 'm'),
        variant('navy-l', 'navy', 'l'),
        variant('navy-m', 'navy', 'm', {orderable: false})
    ]
}

const valuesOf = (id: string, own = {}) =>
    toVariations({...product, ...own}).find((variation) => variation.id === id)?.values ?? []

test('each value leads to the variant that differs in it alone, and says whether it can be had', () => {
    expect(valuesOf('color')).toEqual([
        {
            value: 'grey',
            label: 'Grey',
            hex: '#888888',
            path: '/p/sofa/grey-m',
            selected: true,
            orderable: true
        },
        {
            value: 'navy',
            label: 'Navy',
            hex: null,
            path: '/p/sofa/navy-m',
            selected: false,
            orderable: false
        },
        {
            value: 'rust',
            label: 'Rust',
            hex: null,
            path: null,
            selected: false,
            orderable: true
        }
    ])
})

test('where no variant keeps the other choices, they are open again on the master’s page: nothing is chosen unasked', () => {
    const own = {c_ProductUrl: '/p/sofa/grey-m', master: {masterId: 'sofa-1'}}
    expect(valuesOf('size', own)[1]).toEqual({
        value: 'l',
        label: 'l',
        hex: null,
        path: '/p/sofa/sofa-1?choice=size%3Dl',
        selected: false,
        orderable: true
    })
})

test('a master that is no variant itself is chosen by its own values', () => {
    const master = {id: 'sofa', variationValues: {color: 'navy', size: 'm'}}

    expect(valuesOf('color', master).map(({selected}) => selected)).toEqual([false, true, false])
})

test('an attribute without a name is called by its id', () => {
    expect(toVariations(product).map(({label}) => label)).toEqual(['Color', 'size'])
})

test.each([
    {},
    {variationAttributes: 'none', variants: {}},
    {variationAttributes: [null, {}, {id: 7}], variants: [null, {}, {productId: 7}]}
])('%j can be chosen in no way', (raw) => {
    expect(toVariations(raw)).toEqual([])
})

test('hostile values are left out', () => {
    const values = [null, {}, {value: 3}, {value: 'ok', c_hex: 'url(x)', name: {}}]

    expect(
        toVariations({
            id: 'a',
            variationAttributes: [{id: 'color', values}],
            variants: [{productId: 'b', variationValues: {color: 4}, c_ProductUrl: '//evil'}]
        })
    ).toEqual([
        {
            id: 'color',
            label: 'color',
            values: [
                {
                    value: 'ok',
                    label: 'ok',
                    hex: null,
                    path: null,
                    selected: false,
                    orderable: false
                }
            ]
        }
    ])
})
