import {
    formatRefinements,
    isApproved,
    parseRefinements,
    plainListing,
    sortCode,
    sortOrderFrom,
    sortOrders,
    toggled
} from './listing'

test.each`
    state                                 | is
    ${{}}                                 | ${false}
    ${{tab: 'deals'}}                     | ${false}
    ${{tab: 'my-items'}}                  | ${true}
    ${{approvalOnly: true}}               | ${true}
    ${{approvalOnly: true, tab: 'deals'}} | ${true}
`(
    'a listing at $state shows only what the approval covers: $is [PLP-004] [PLP-015]',
    ({state, is}) => {
        expect(isApproved({...plainListing, ...state})).toBe(is)
    }
)

describe('refinements', () => {
    test.each`
        situation                      | parameters                                        | refinements
        ${'nothing'}                   | ${[]}                                             | ${{}}
        ${'one value'}                 | ${['brand=Ashley']}                               | ${{brand: ['Ashley']}}
        ${'values in any order'}       | ${['color=Red', 'brand=LG', 'color=Blue']}        | ${{brand: ['LG'], color: ['Blue', 'Red']}}
        ${'a value twice'}             | ${['brand=LG', 'brand=LG']}                       | ${{brand: ['LG']}}
        ${'commas, spaces and ='}      | ${['size=55 in, 4K', 'ratio=a=b']}                | ${{ratio: ['a=b'], size: ['55 in, 4K']}}
        ${'a key of one letter'}       | ${['x=1']}                                        | ${{x: ['1']}}
        ${'no value'}                  | ${['brand=', 'brand']}                            | ${{}}
        ${'no key'}                    | ${['=LG', '']}                                    | ${{}}
        ${'a key that is none'}        | ${['b rand=LG', '1=LG', '<b>=LG']}                | ${{}}
        ${'a name every object has'}   | ${['constructor=x', '__proto__=x', 'toString=x']} | ${{}}
        ${'a value with a line end'}   | ${['brand=L\nG']}                                 | ${{}}
        ${'a value with a margin'}     | ${['brand= LG']}                                  | ${{}}
        ${'a value as long as may be'} | ${[`brand=${'x'.repeat(100)}`]}                   | ${{brand: ['x'.repeat(100)]}}
        ${'a value too long'}          | ${[`brand=${'x'.repeat(101)}`]}                   | ${{}}
    `('refine with $situation', ({parameters, refinements}) => {
        expect(parseRefinements(parameters)).toEqual(refinements)
    })

    test('no address chooses more than 40 values', () => {
        const parameters = Array.from({length: 60}, (_, index) => `brand=${index}`)

        expect(parseRefinements(parameters)['brand']).toHaveLength(40)
    })

    test('the same choice is always written the same', () => {
        expect(formatRefinements({color: ['Red', 'Blue'], brand: ['LG']})).toEqual([
            'brand=LG',
            'color=Blue',
            'color=Red'
        ])
    })

    test.each`
        situation                  | before                       | after
        ${'chosen'}                | ${{}}                        | ${{brand: ['LG']}}
        ${'chosen beside another'} | ${{brand: ['Ashley']}}       | ${{brand: ['Ashley', 'LG']}}
        ${'chosen in another key'} | ${{maker: ['LG']}}           | ${{brand: ['LG'], maker: ['LG']}}
        ${'no longer chosen'}      | ${{brand: ['Ashley', 'LG']}} | ${{brand: ['Ashley']}}
        ${'the last, no longer'}   | ${{brand: ['LG']}}           | ${{}}
    `('a value $situation', ({before, after}) => {
        expect(toggled(before, 'brand', 'LG')).toEqual(after)
    })
})

describe('sort order', () => {
    test('the sort orders are in the order of the list [PLP-008]', () => {
        expect(sortOrders.map(sortCode)).toEqual([
            'AVAILABILITY',
            'PRICE_LOW_TO_HIGH',
            'PRICE_HIGH_TO_LOW',
            'MOST_POPULAR',
            'RELEVANCE'
        ])
    })

    test.each`
        code                   | order
        ${'MOST_POPULAR'}      | ${'most-popular'}
        ${'PRICE_LOW_TO_HIGH'} | ${'price-low-to-high'}
        ${'most-popular'}      | ${'availability'}
        ${'CHEAPEST'}          | ${'availability'}
        ${null}                | ${'availability'}
    `('sort=$code means $order [PLP-005]', ({code, order}) => {
        expect(sortOrderFrom(code)).toBe(order)
    })
})
