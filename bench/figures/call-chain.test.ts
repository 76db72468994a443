import {longestChain} from './call-chain'

const call = ([start = 0, end = 0]: number[]) => ({start, end})

test.each([
    ['none', [], 0],
    ['one', [[0, 5]], 1],
    [
        'two at once',
        [
            [0, 5],
            [1, 6]
        ],
        1
    ],
    [
        'one that goes out as another ends',
        [
            [0, 5],
            [5, 9]
        ],
        2
    ],
    [
        'one that goes out just before another ends',
        [
            [0, 5],
            [4, 9]
        ],
        1
    ],
    [
        'one behind two that overlap',
        [
            [0, 5],
            [1, 6],
            [7, 9]
        ],
        2
    ],
    [
        'three in a row, named in another order',
        [
            [6, 8],
            [0, 2],
            [3, 5]
        ],
        3
    ]
])('%s: the longest chain of calls', (_, calls, longest) => {
    expect(longestChain(calls.map(call))).toBe(longest)
})
