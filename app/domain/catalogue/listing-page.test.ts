import {plainListing} from './listing'
import {
    canonicalListing,
    changeListing,
    clearRefinements,
    fixedFilters,
    isCategoryLanding,
    isIndexable,
    pageCount,
    pageLinks,
    pageOf,
    toggleRefinement
} from './listing-page'

describe('change listing', () => {
    const onPageThree = {...plainListing, path: ['tv'], offset: 50, refinements: {brand: ['LG']}}

    test('a change leads back to the first page', () => {
        expect(changeListing(onPageThree, {sort: 'relevance'})).toEqual({
            ...onPageThree,
            sort: 'relevance',
            offset: 0
        })
    })

    test('a change of page stays', () => {
        expect(changeListing(onPageThree, {offset: 75})).toEqual({...onPageThree, offset: 75})
    })

    test('choosing a refinement leads back to the first page', () => {
        expect(toggleRefinement(onPageThree, 'color', 'Red')).toEqual({
            ...onPageThree,
            refinements: {brand: ['LG'], color: ['Red']},
            offset: 0
        })
    })

    test('clearing takes every refinement away', () => {
        expect(clearRefinements(onPageThree)).toEqual({...onPageThree, refinements: {}, offset: 0})
    })
})

describe('fixed filters', () => {
    test.each`
        situation                 | change                                 | filters
        ${'a category'}           | ${{path: ['furniture']}}               | ${[]}
        ${'the clearance'}        | ${{path: ['clearance']}}               | ${['clearance']}
        ${'the offers'}           | ${{path: ['offers']}}                  | ${['offers']}
        ${'the tab of deals'}     | ${{tab: 'deals'}}                      | ${['offers']}
        ${'the clearance tab'}    | ${{tab: 'clearance'}}                  | ${['clearance']}
        ${'what is approved'}     | ${{tab: 'my-items'}}                   | ${[]}
        ${'clearance with deals'} | ${{path: ['clearance'], tab: 'deals'}} | ${['clearance', 'offers']}
    `(
        '$situation is made of the filters $filters [PLP-013] [PLP-014] [PLP-015]',
        ({change, filters}) => {
            expect(fixedFilters({...plainListing, ...change})).toEqual(filters)
        }
    )
})

describe('is as opened', () => {
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
        expect(isCategoryLanding({...furniture, ...change})).toBe(asOpened)
    })
})

describe('is indexable', () => {
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
})

describe('pages', () => {
    test.each`
        offset | limit | page
        ${0}   | ${25} | ${1}
        ${24}  | ${25} | ${1}
        ${25}  | ${25} | ${2}
        ${100} | ${50} | ${3}
    `('product $offset is on page $page of $limit', ({offset, limit, page}) => {
        expect(pageOf(offset, limit)).toBe(page)
    })

    test.each`
        total     | limit  | count
        ${0}      | ${25}  | ${1}
        ${1}      | ${25}  | ${1}
        ${25}     | ${25}  | ${1}
        ${26}     | ${25}  | ${2}
        ${10_000} | ${25}  | ${400}
        ${10_025} | ${25}  | ${401}
        ${10_026} | ${25}  | ${401}
        ${99_999} | ${25}  | ${401}
        ${99_999} | ${50}  | ${201}
        ${99_999} | ${100} | ${101}
    `('$total products at $limit a page fill $count pages', ({total, limit, count}) => {
        expect(pageCount(total, limit)).toBe(count)
    })

    test.each`
        current | count | links
        ${1}    | ${1}  | ${[1]}
        ${1}    | ${3}  | ${[1, 2, 3]}
        ${1}    | ${4}  | ${[1, 2, 3, 4]}
        ${1}    | ${5}  | ${[1, 2, 'gap', 5]}
        ${3}    | ${5}  | ${[1, 2, 3, 4, 5]}
        ${4}    | ${9}  | ${[1, 2, 3, 4, 5, 'gap', 9]}
        ${5}    | ${9}  | ${[1, 'gap', 4, 5, 6, 'gap', 9]}
        ${9}    | ${9}  | ${[1, 'gap', 8, 9]}
        ${99}   | ${3}  | ${[1, 2, 3]}
    `('on page $current of $count the links are $links', ({current, count, links}) => {
        expect(pageLinks(current, count)).toEqual(links)
    })

    test('more pages around the current one can be linked', () => {
        expect(pageLinks(6, 11, 2)).toEqual([1, 'gap', 4, 5, 6, 7, 8, 'gap', 11])
    })
})
