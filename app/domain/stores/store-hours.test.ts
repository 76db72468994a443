import {defaultStoreHours, isOpen, openingSpans, openUntil} from './store-hours'

describe('opening spans', () => {
    const workDay = {opens: 600, closes: 1080}

    test('the usual week is two lines: Monday to Saturday, and Sunday closed [STORE-020] (G-52)', () => {
        expect(openingSpans(defaultStoreHours)).toEqual([
            {from: 'monday', to: 'saturday', hours: workDay},
            {from: 'sunday', to: 'sunday', hours: 'closed'}
        ])
    })

    test.each`
        wednesday                     | lines | because
        ${workDay}                    | ${2}  | ${'it is as the others'}
        ${'closed'}                   | ${4}  | ${'it is closed'}
        ${{opens: 600, closes: 1081}} | ${4}  | ${'it closes later'}
        ${{opens: 599, closes: 1080}} | ${4}  | ${'it opens earlier'}
    `('a week is $lines lines when of Wednesday $because', ({wednesday, lines}) => {
        expect(openingSpans({...defaultStoreHours, wednesday})).toHaveLength(lines)
    })
})

describe('store hours', () => {
    test.each`
        situation                           | date            | minutes        | open
        ${'Monday, a minute before 10 AM'}  | ${'2030-01-07'} | ${10 * 60 - 1} | ${false}
        ${'Monday at 10 AM'}                | ${'2030-01-07'} | ${10 * 60}     | ${true}
        ${'Saturday, a minute before 6 PM'} | ${'2030-01-12'} | ${18 * 60 - 1} | ${true}
        ${'Saturday at 6 PM'}               | ${'2030-01-12'} | ${18 * 60}     | ${false}
        ${'Sunday at noon'}                 | ${'2030-01-13'} | ${12 * 60}     | ${false}
    `('on a $situation the store is open: $open [STORE-020] (G-52)', ({date, minutes, open}) => {
        expect(isOpen(defaultStoreHours, {date, minutes})).toBe(open)
    })
})

test.each`
    situation                | date            | minutes        | until
    ${'Monday at 10 AM'}     | ${'2030-01-07'} | ${10 * 60}     | ${18 * 60}
    ${'Saturday at 5:59 PM'} | ${'2030-01-12'} | ${18 * 60 - 1} | ${18 * 60}
    ${'Saturday at 6 PM'}    | ${'2030-01-12'} | ${18 * 60}     | ${null}
    ${'Monday before 10 AM'} | ${'2030-01-07'} | ${10 * 60 - 1} | ${null}
    ${'Sunday at noon'}      | ${'2030-01-13'} | ${12 * 60}     | ${null}
`('on a $situation the store is open until minute $until (G-52)', ({date, minutes, until}) => {
    expect(openUntil(defaultStoreHours, {date, minutes})).toBe(until)
})
