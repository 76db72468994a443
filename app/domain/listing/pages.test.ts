import {pageCount, pageLinks, pageOf} from './pages'

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
