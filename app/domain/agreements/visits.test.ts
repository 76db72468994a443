import {mayChangeVisit, slotDays, slotsOn, visitFor} from './visits'

test.each`
    standing      | delivery         | kind
    ${'unsigned'} | ${'unsigned'}    | ${undefined}
    ${'unsigned'} | ${'to-schedule'} | ${undefined}
    ${'in-force'} | ${'unsigned'}    | ${undefined}
    ${'in-force'} | ${'to-schedule'} | ${'delivery'}
    ${'in-force'} | ${'scheduled'}   | ${'delivery'}
    ${'prepaid'}  | ${'to-schedule'} | ${'delivery'}
    ${'prepaid'}  | ${'scheduled'}   | ${'delivery'}
    ${'prepaid'}  | ${'delivered'}   | ${undefined}
    ${'in-force'} | ${'delivered'}   | ${'service'}
    ${'paid-out'} | ${'delivered'}   | ${undefined}
`(
    'an agreement that is $standing, its delivery $delivery, may have: $kind [ACCT-037]',
    ({standing, delivery, kind}) => {
        expect(visitFor({standing, delivery})).toBe(kind)
    }
)

test.each`
    today           | isOpen
    ${'2030-06-09'} | ${true}
    ${'2030-06-10'} | ${false}
    ${'2030-06-11'} | ${false}
`('a visit of June 10 may be changed on $today: $isOpen', ({today, isOpen}) => {
    expect(mayChangeVisit('2030-06-10', today)).toBe(isOpen)
})

const slot = (date: string, startTime: string) => ({date, startTime, endTime: '18:00'})
const slots = [
    slot('2030-06-11', '09:00'),
    slot('2030-06-10', '15:00'),
    slot('2030-06-10', '09:00')
]

test('the days of windows are shown once each, and the windows of a day in their order', () => {
    expect(slotDays(slots)).toEqual(['2030-06-10', '2030-06-11'])
    expect(slotsOn(slots, '2030-06-10').map(({startTime}) => startTime)).toEqual(['09:00', '15:00'])
    expect(slotsOn(slots, '2030-06-12')).toEqual([])
})
