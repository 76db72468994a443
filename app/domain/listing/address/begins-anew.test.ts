import {beginsAnew} from './begins-anew'

test.each`
    move                                       | before                      | now                            | anew
    ${'to the next page'}                      | ${'?sort=RELEVANCE'}        | ${'?sort=RELEVANCE&offset=25'} | ${true}
    ${'to more items at once'}                 | ${''}                       | ${'?limit=50'}                 | ${true}
    ${'to another search'}                     | ${'?q=sofa&sort=RELEVANCE'} | ${'?q=lamp'}                   | ${true}
    ${'to a filter'}                           | ${''}                       | ${'?refine=brand%3DLG'}        | ${false}
    ${'to a filter, and so to the first page'} | ${'?offset=50'}             | ${'?refine=brand%3DLG'}        | ${false}
    ${'to another order, from the third page'} | ${'?offset=50'}             | ${'?sort=RELEVANCE'}           | ${false}
    ${'to the list'}                           | ${'?offset=50'}             | ${'?offset=50&view=list'}      | ${false}
    ${'nowhere'}                               | ${'?q=sofa'}                | ${'?q=sofa'}                   | ${false}
`('a move $move is read from the top: $anew [G-70]', ({before, now, anew}) => {
    expect(beginsAnew(before, now)).toBe(anew)
})
