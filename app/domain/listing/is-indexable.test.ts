import {canonicalListing, isIndexable} from './is-indexable'
import {plainListing} from './listing-state'

const sofas = {...plainListing, path: ['furniture', 'living-room', 'sofas']}

test.each`
    situation             | change                            | indexable
    ${'a category'}       | ${{}}                             | ${true}
    ${'its second page'}  | ${{offset: 25}}                   | ${true}
    ${'it, sorted'}       | ${{sort: 'most-popular'}}         | ${true}
    ${'a filtered one'}   | ${{refinements: {brand: ['LG']}}} | ${false}
    ${'a search'}         | ${{query: 'sofa'}}                | ${false}
    ${'a tab'}            | ${{tab: 'deals'}}                 | ${false}
    ${'what is approved'} | ${{approvalOnly: true}}           | ${false}
`('$situation may be listed by search engines: $indexable', ({change, indexable}) => {
    expect(isIndexable({...sofas, ...change})).toBe(indexable)
})

test('order, size and view of a page make no other page', () => {
    expect(
        canonicalListing({...sofas, sort: 'relevance', view: 'list', limit: 100, offset: 100})
    ).toEqual({...sofas, offset: 100})
})
