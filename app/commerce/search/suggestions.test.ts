import {aCommerce} from '../../../tests/support/a-commerce'
import {suggestions, toSuggestions} from './suggestions'

const answer = {
    suggestions: {
        suggestedPhrases: [{suggestion: 'grey <b>sofa</b>'}, {suggestion: 'sofa bed'}],
        productSuggestions: [
            {
                productId: 'sofa-1',
                productName: 'Avery Sofa',
                c_ProductUrl: '/p/avery-sofa/sofa-1',
                images: [{uri: '/front.webp'}]
            }
        ],
        attributionToken: 'a-token'
    }
}

test('phrases and products are read, without markup [ENTITY-040, SEARCH-022, SEARCH-023, D-11]', () => {
    expect(toSuggestions(answer, 6)).toEqual({
        phrases: ['grey sofa', 'sofa bed'],
        products: [
            {
                id: 'sofa-1',
                name: 'Avery Sofa',
                path: '/p/avery-sofa/sofa-1',
                image: {link: '/front.webp'}
            }
        ]
    })
})

test('what was typed may suggest nothing', () => {
    const nothing = {suggestedPhrases: [], productSuggestions: []}

    expect(toSuggestions({suggestions: nothing}, 6)).toEqual({phrases: [], products: []})
})

test.each([
    {
        suggestedPhrases: [null, {}, {suggestion: 7}, {suggestion: '<b></b>'}],
        productSuggestions: []
    },
    {suggestedPhrases: [], productSuggestions: [null, {productId: 'a'}, {productName: 'A'}]}
])('%j suggests something that cannot be read (D-48)', (given) => {
    expect(() => toSuggestions({suggestions: given}, 6)).toThrow(
        expect.objectContaining({code: 'garbled'})
    )
})

test('there are never more of a kind than requested, and no phrase twice', () => {
    const many = Array.from({length: 9}, (_, index) => index)
    const {phrases, products} = toSuggestions(
        {
            suggestions: {
                suggestedPhrases: [0, ...many].map((index) => ({suggestion: `sofa ${index}`})),
                productSuggestions: many.map((index) => ({
                    productId: String(index),
                    productName: `Avery ${index}`
                }))
            }
        },
        6
    )

    expect(phrases).toEqual(['sofa 0', 'sofa 1', 'sofa 2', 'sofa 3', 'sofa 4', 'sofa 5'])
    expect(products).toHaveLength(6)
})

test('nothing is suggested twice: no phrase in another case, none that names a suggested product', () => {
    const suggestedPhrases = ['Grey sofa', 'grey sofa', 'avery sofa'].map((suggestion) => ({
        suggestion
    }))
    const {productSuggestions} = answer.suggestions

    expect(toSuggestions({suggestions: {suggestedPhrases, productSuggestions}}, 6).phrases).toEqual(
        ['Grey sofa']
    )
})

test('six are fetched by POST, with the text in the query too [API-055] (G-18)', async () => {
    const {commerce, calls} = aCommerce(() => answer)

    await suggestions(commerce, 'sof').fetch()

    expect(calls).toEqual([
        {
            path: '/custom/search/v1/organizations/{org}/autocomplete',
            query: {c_q: 'sof'},
            body: {query: 'sof', maxSuggestions: 6}
        }
    ])
})

test('of a new and a used piece of the same name the first is suggested: nobody could tell the two apart', () => {
    const [first] = answer.suggestions.productSuggestions
    const used = {...first, productId: 'sofa-1-used', c_ProductUrl: '/p/avery-sofa/sofa-1-used'}
    const both = {suggestions: {...answer.suggestions, productSuggestions: [first, used]}}

    expect(toSuggestions(both, 6).products.map(({id}) => id)).toEqual(['sofa-1'])
})
