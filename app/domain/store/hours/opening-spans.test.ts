import {openingSpans} from './opening-spans'
import {usualStoreHours} from './store-hours'

const workDay = {opens: 600, closes: 1080}

test('the usual week is two lines: Monday to Saturday, and Sunday closed [STORE-020] (G-52)', () => {
    expect(openingSpans(usualStoreHours)).toEqual([
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
    expect(openingSpans({...usualStoreHours, wednesday})).toHaveLength(lines)
})
