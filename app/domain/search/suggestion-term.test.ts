import {suggestionTerm} from './suggestion-term'

test.each`
    text        | term
    ${''}       | ${undefined}
    ${'so'}     | ${undefined}
    ${' so '}   | ${undefined}
    ${'sof'}    | ${'sof'}
    ${' sofa '} | ${'sofa'}
`('for "$text" suggestions are asked with $term [SEARCH-002]', ({text, term}) => {
    expect(suggestionTerm(text)).toBe(term)
})
