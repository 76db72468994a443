import {atMostMore, type Compared, comparison, percentMore} from './more'

const read = (off: number, on: number, figure = 'script, kB'): Compared => ({
    figure,
    page: 'home',
    on,
    off
})

test.each`
    off    | on     | percent
    ${100} | ${105} | ${5}
    ${100} | ${90}  | ${-10}
    ${0}   | ${0}   | ${0}
    ${0}   | ${1}   | ${Infinity}
`('$on against $off is $percent per cent more', ({off, on, percent}) => {
    expect(percentMore(on, off)).toBeCloseTo(percent)
})

test('each figure of a page is judged by the median of the rounds, not by one of them', () => {
    const readings = [read(100, 101), read(100, 300), read(100, 102), read(10, 11, 'LCP, ms')]

    expect(atMostMore(readings, 5).map(({measured, holds}) => [measured, holds])).toEqual([
        ['2 % more', true],
        ['10 % more', false]
    ])
})

test('a machine that becomes slower during a run changes nothing: readings of the same round are compared', () => {
    const readings = [read(100, 103), read(200, 206), read(900, 927)]

    expect(atMostMore(readings, 5).map(({measured}) => measured)).toEqual(['3 % more'])
})

test('the table has both medians with their spread, and the ratio of the rounds', () => {
    expect(comparison([read(100, 110), read(200, 210), read(150, 150)])).toContain(
        '| script, kB, home | 150 (100..200) | 150 (110..210) | 1.05 |'
    )
})
