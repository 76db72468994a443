import {quantile, spreadOf} from './spread'

test.each`
    values          | share   | answer
    ${[3]}          | ${0.5}  | ${3}
    ${[3, 1, 2]}    | ${0.5}  | ${2}
    ${[4, 1, 2, 3]} | ${0.5}  | ${2.5}
    ${[10, 20]}     | ${0}    | ${10}
    ${[10, 20]}     | ${1}    | ${20}
    ${[0, 10, 20]}  | ${0.75} | ${15}
    ${[]}           | ${0.5}  | ${Number.NaN}
`('of $values the share $share lies below $answer', ({values, share, answer}) => {
    expect(quantile(values, share)).toBe(answer)
})

test('readings are described by their median, least and most', () => {
    expect(spreadOf([5, 1, 9])).toEqual({median: 5, least: 1, most: 9})
})
