import {isBusinessDay, nextBusinessDay} from './business-days'

test.each`
    day             | isOpen   | what
    ${'2026-11-25'} | ${true}  | ${'the day before Thanksgiving'}
    ${'2026-11-26'} | ${false} | ${'Thanksgiving'}
    ${'2026-11-27'} | ${true}  | ${'the Friday after it'}
    ${'2026-11-28'} | ${false} | ${'a Saturday'}
    ${'2026-11-29'} | ${false} | ${'a Sunday'}
    ${'2026-07-03'} | ${true}  | ${'the Friday before a Saturday Fourth of July'}
    ${'2026-07-06'} | ${true}  | ${'the Monday after it'}
    ${'2027-07-05'} | ${false} | ${'the Monday after a Sunday Fourth of July'}
    ${'2027-05-24'} | ${true}  | ${'the fourth of five Mondays in May'}
    ${'2027-05-31'} | ${false} | ${'the fifth of them'}
    ${'2026-05-25'} | ${false} | ${'the last of four Mondays in May'}
    ${'2027-01-18'} | ${false} | ${'the birthday of Martin Luther King'}
    ${'2027-02-15'} | ${false} | ${'Presidents Day'}
    ${'2026-06-19'} | ${false} | ${'Juneteenth'}
    ${'2026-09-07'} | ${false} | ${'Labor Day'}
    ${'2026-10-12'} | ${false} | ${'Columbus Day'}
    ${'2026-11-11'} | ${false} | ${'Veterans Day'}
    ${'2033-12-26'} | ${false} | ${'the Monday after a Sunday Christmas'}
    ${'2027-12-31'} | ${true}  | ${'the Friday before a Saturday New Year'}
    ${'2034-01-02'} | ${false} | ${'the Monday after a Sunday New Year'}
`('$day, $what, is a business day: $isOpen (D-46)', ({day, isOpen}) => {
    expect(isBusinessDay(day)).toBe(isOpen)
})

test.each`
    from            | next
    ${'2026-11-24'} | ${'2026-11-25'}
    ${'2026-11-25'} | ${'2026-11-27'}
    ${'2026-11-27'} | ${'2026-11-30'}
    ${'2026-12-24'} | ${'2026-12-28'}
`('the business day after $from is $next', ({from, next}) => {
    expect(nextBusinessDay(from)).toBe(next)
})
