import {knownQuery, type QueryKey} from './known-query'

const known: readonly QueryKey[] = ['q', 'refine', 'sort', 'offset']

test.each`
    situation                      | query                                     | cleaned
    ${'nothing'}                   | ${''}                                     | ${''}
    ${'what a listing depends on'} | ${'?q=sofa&offset=25'}                    | ${'q=sofa&offset=25'}
    ${'parameters in any order'}   | ${'offset=25&q=sofa'}                     | ${'q=sofa&offset=25'}
    ${'parameters of others'}      | ${'utm_source=x&q=sofa&gclid=y'}          | ${'q=sofa'}
    ${'another page’s parameters'} | ${'zip=75024&q=sofa'}                     | ${'q=sofa'}
    ${'refinements in any order'}  | ${'refine=color%3DRed&refine=brand%3DLG'} | ${'refine=brand%3DLG&refine=color%3DRed'}
    ${'a refinement twice'}        | ${'refine=brand%3DLG&refine=brand%3DLG'}  | ${'refine=brand%3DLG'}
    ${'an empty parameter'}        | ${'q=&sort=RELEVANCE'}                    | ${'sort=RELEVANCE'}
    ${'names every object has'}    | ${'constructor=x&__proto__=y'}            | ${''}
`('a query with $situation: "$cleaned" (D-01)', ({query, cleaned}) => {
    expect(knownQuery(query, known)).toBe(cleaned)
})

test.each`
    query                   | cleaned
    ${'zip='}               | ${'zip='}
    ${'zip'}                | ${'zip='}
    ${'zip=+'}              | ${'zip=+'}
    ${'zip=&utm_source=x'}  | ${'zip='}
    ${'zip=&zip=75024'}     | ${'zip=&zip=75024'}
    ${'utm_source=x&zip2='} | ${''}
`(
    'an empty zip was sent and is answered, so "$query" leaves "$cleaned" [STORE-007]',
    ({query, cleaned}) => {
        expect(knownQuery(query, ['zip'])).toBe(cleaned)
    }
)

test('a page that knows no parameters has one address in every cache', () => {
    expect(knownQuery('token=a&q=sofa', [])).toBe('')
})
