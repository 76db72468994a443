import {isAsOpened} from './is-as-opened'
import {plainListing} from './listing-state'

const furniture = {...plainListing, path: ['furniture']}

test.each`
    situation                      | change                            | asOpened
    ${'a category'}                | ${{}}                             | ${true}
    ${'one below it'}              | ${{path: ['furniture', 'beds']}}  | ${true}
    ${'in the order of our links'} | ${{sort: 'most-popular'}}         | ${true}
    ${'as a list of fifty'}        | ${{view: 'list', limit: 50}}      | ${true}
    ${'in another order'}          | ${{sort: 'relevance'}}            | ${false}
    ${'its second page'}           | ${{offset: 25}}                   | ${false}
    ${'a filtered one'}            | ${{refinements: {brand: ['LG']}}} | ${false}
    ${'one of its tabs'}           | ${{tab: 'deals'}}                 | ${false}
    ${'what is approved of it'}    | ${{approvalOnly: true}}           | ${false}
    ${'a search in it'}            | ${{query: 'sofa'}}                | ${false}
    ${'a special category'}        | ${{path: ['clearance']}}          | ${false}
    ${'everything'}                | ${{path: []}}                     | ${false}
`('$situation is as the links of the shop open it: $asOpened', ({change, asOpened}) => {
    expect(isAsOpened({...furniture, ...change})).toBe(asOpened)
})
