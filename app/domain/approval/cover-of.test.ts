import type {UsedApproval} from './approved-a-week'
import {coverOf} from './cover-of'

const approval: UsedApproval = {
    ...{decision: 'approved', weeklyLimit: 50_00, lastDay: '2030-03-31'},
    weeklyOutstanding: 10_00
}
const declined: UsedApproval = {...approval, decision: 'declined'}

test.each`
    situation                       | given       | weekly   | today           | cover
    ${'less than it leaves'}        | ${approval} | ${39_99} | ${'2030-03-01'} | ${{answer: 'covers', left: 40_00}}
    ${'just what it leaves'}        | ${approval} | ${40_00} | ${'2030-03-31'} | ${{answer: 'covers', left: 40_00}}
    ${'a cent more than it leaves'} | ${approval} | ${40_01} | ${'2030-03-01'} | ${{answer: 'too-small', left: 40_00, over: 1}}
    ${'a day too late'}             | ${approval} | ${40_00} | ${'2030-04-01'} | ${{answer: 'none'}}
    ${'after a decline'}            | ${declined} | ${40_00} | ${'2030-03-01'} | ${{answer: 'none'}}
    ${'without one'}                | ${null}     | ${40_00} | ${'2030-03-01'} | ${{answer: 'none'}}
`('an approval beside $situation: $cover.answer (G-15)', ({given, weekly, today, cover}) => {
    expect(coverOf(given, weekly, today)).toEqual(cover)
})
