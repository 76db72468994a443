import {approvedAWeek, type UsedApproval} from './approved-a-week'

const approval: UsedApproval = {
    ...{decision: 'approved', weeklyLimit: 50_00, lastDay: '2030-03-31'},
    weeklyOutstanding: 0
}

test.each`
    situation                    | given                                      | today           | amount
    ${'on its last day'}         | ${approval}                                | ${'2030-03-31'} | ${50_00}
    ${'a day later'}             | ${approval}                                | ${'2030-04-01'} | ${null}
    ${'with conditions'}         | ${{...approval, decision: 'conditional'}}  | ${'2030-03-01'} | ${50_00}
    ${'that declines'}           | ${{...approval, decision: 'declined'}}     | ${'2030-03-01'} | ${null}
    ${'of which some is rented'} | ${{...approval, weeklyOutstanding: 30_01}} | ${'2030-03-01'} | ${19_99}
    ${'of which all is rented'}  | ${{...approval, weeklyOutstanding: 50_00}} | ${'2030-03-01'} | ${0}
    ${'of which more is rented'} | ${{...approval, weeklyOutstanding: 60_00}} | ${'2030-03-01'} | ${0}
    ${'that is not there'}       | ${null}                                    | ${'2030-03-01'} | ${null}
`('an approval $situation leaves $amount a week (G-13)', ({given, today, amount}) => {
    expect(approvedAWeek(given, today)).toBe(amount)
})
