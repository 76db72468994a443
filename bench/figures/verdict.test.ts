import {atLeast, atMost, verdictLines} from './verdict'

test.each`
    value         | holds
    ${49.9}       | ${true}
    ${50}         | ${true}
    ${50.1}       | ${false}
    ${Infinity}   | ${false}
    ${Number.NaN} | ${false}
`('of at most 50 ms, $value holds: $holds', ({value, holds}) => {
    expect(atMost('refused, p95', value, 50, 'ms').holds).toBe(holds)
})

test.each`
    value         | holds
    ${19_999}     | ${false}
    ${20_000}     | ${true}
    ${Number.NaN} | ${false}
`('of at least 20,000 a second, $value holds: $holds', ({value, holds}) => {
    expect(atLeast('answers', value, 20_000, 'a second').holds).toBe(holds)
})

test('each promise has a line with its figure, and a failure is easy to see', () => {
    expect(
        verdictLines([
            atMost('refused, p95', 8.44, 50, 'ms'),
            atMost('health, p99', 120, 100, 'ms'),
            atLeast('answers', 27_000, 20_000, 'a second')
        ])
    ).toEqual([
        'holds  refused, p95: at most 50 ms (8.4 ms)',
        'FAILS  health, p99: at most 100 ms (120 ms)',
        'holds  answers: at least 20000 a second (27000 a second)'
    ])
})
