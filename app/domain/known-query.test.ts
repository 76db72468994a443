import {knownQuery} from './known-query'

test.each`
    situation                      | query                                     | known
    ${'nothing'}                   | ${''}                                     | ${''}
    ${'what a listing depends on'} | ${'?q=sofa&offset=25'}                    | ${'q=sofa&offset=25'}
    ${'parameters in any order'}   | ${'offset=25&q=sofa'}                     | ${'q=sofa&offset=25'}
    ${'parameters of others'}      | ${'utm_source=x&q=sofa&gclid=y'}          | ${'q=sofa'}
    ${'refinements in any order'}  | ${'refine=color%3DRed&refine=brand%3DLG'} | ${'refine=brand%3DLG&refine=color%3DRed'}
    ${'a refinement twice'}        | ${'refine=brand%3DLG&refine=brand%3DLG'}  | ${'refine=brand%3DLG'}
    ${'an empty parameter'}        | ${'q=&sort=RELEVANCE'}                    | ${'sort=RELEVANCE'}
    ${'names every object has'}    | ${'constructor=x&__proto__=y'}            | ${''}
`('a query with $situation: "$known" (D-01)', ({query, known}) => {
    expect(knownQuery(query)).toBe(known)
})

test('a page may know other parameters', () => {
    expect(knownQuery('token=a&q=sofa', ['token'])).toBe('token=a')
})
