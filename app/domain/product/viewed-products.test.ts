import {viewedFrom, withViewed} from './viewed-products'

const twelve = Array.from({length: 12}, (_, place) => `p${place}`)

test.each`
    situation                | viewed          | id      | then
    ${'the first'}           | ${[]}           | ${'p1'} | ${['p1']}
    ${'another'}             | ${['p1']}       | ${'p2'} | ${['p2', 'p1']}
    ${'the same again'}      | ${['p1']}       | ${'p1'} | ${['p1']}
    ${'an earlier one anew'} | ${['p2', 'p1']} | ${'p1'} | ${['p1', 'p2']}
`('$situation stands first, each once', ({viewed, id, then}) => {
    expect(withViewed(viewed, id)).toEqual(then)
})

test('a thirteenth pushes out the oldest', () => {
    expect(withViewed(twelve.slice(1), 'new')).toHaveLength(12)
    expect(withViewed(twelve, 'new')).toEqual(['new', ...twelve.slice(0, 11)])
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
    expect(viewedFrom(stored)).toEqual(ids)
})
