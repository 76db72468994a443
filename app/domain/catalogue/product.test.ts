import {parseRecentlyViewed, productBadgeFrom, withRecentlyViewed} from './product'

describe('product badge', () => {
    test.each`
        text             | badge
        ${'best-seller'} | ${'best-seller'}
        ${'Best Seller'} | ${'best-seller'}
        ${'NEW_ARRIVAL'} | ${'new-arrival'}
        ${'clearance'}   | ${'clearance'}
        ${'best'}        | ${undefined}
        ${'tax-free'}    | ${undefined}
        ${''}            | ${undefined}
    `('the badge in "$text": $badge', ({text, badge}) => {
        expect(productBadgeFrom(text)).toBe(badge)
    })
})

describe('viewed products', () => {
    const twelve = Array.from({length: 12}, (_, index) => `p${index}`)

    test.each`
        situation                | viewed          | id      | then
        ${'the first'}           | ${[]}           | ${'p1'} | ${['p1']}
        ${'another'}             | ${['p1']}       | ${'p2'} | ${['p2', 'p1']}
        ${'the same again'}      | ${['p1']}       | ${'p1'} | ${['p1']}
        ${'an earlier one anew'} | ${['p2', 'p1']} | ${'p1'} | ${['p1', 'p2']}
    `('$situation stands first, each once', ({viewed: earlier, id, then}) => {
        expect(withRecentlyViewed(earlier, id)).toEqual(then)
    })

    test('a thirteenth pushes out the oldest', () => {
        expect(withRecentlyViewed(twelve.slice(1), 'new')).toHaveLength(12)
        expect(withRecentlyViewed(twelve, 'new')).toEqual(['new', ...twelve.slice(0, 11)])
    })

    test.each`
        stored                                | ids
        ${null}                               | ${[]}
        ${'["p1","p2"]'}                      | ${['p1', 'p2']}
        ${'["p1",7,null]'}                    | ${['p1']}
        ${'{"p1":1}'}                         | ${[]}
        ${'not json'}                         | ${[]}
        ${JSON.stringify([...twelve, 'p12'])} | ${twelve}
    `('$stored is read as $ids', ({stored, ids}) => {
        expect(parseRecentlyViewed(stored)).toEqual(ids)
    })
})
