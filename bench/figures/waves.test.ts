import {wavesOf} from './waves'

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
])('%s: so many waves', (_, calls, waves) => {
    expect(wavesOf(calls.map(call))).toBe(waves)
})
