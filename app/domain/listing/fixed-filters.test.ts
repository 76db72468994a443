import {fixedFilters} from './fixed-filters'
import {plainListing} from './listing-state'

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
