import {dateText, dayOfText, formatDateText, isWholeDate, partsOfDate} from './date-text'

test.each`
    text                     | as               | day
    ${'04/25/1990'}          | ${'4 digits'}    | ${'1990-04-25'}
    ${'4/5/1990'}            | ${'no zeros'}    | ${'1990-04-05'}
    ${'04251990'}            | ${'digits'}      | ${'1990-04-25'}
    ${'4-25-1990'}           | ${'dashes'}      | ${'1990-04-25'}
    ${' 4 25 1990 '}         | ${'spaces'}      | ${'1990-04-25'}
    ${'04.25.1990'}          | ${'dots'}        | ${'1990-04-25'}
    ${'April 25, 1990'}      | ${'a name'}      | ${'1990-04-25'}
    ${'25 de abril de 1990'} | ${'Spanish'}     | ${'1990-04-25'}
    ${'25 Apr 1990'}         | ${'day first'}   | ${'1990-04-25'}
    ${'1990-04-25'}          | ${'autofilled'}  | ${'1990-04-25'}
    ${'０４/２５/１９９０'}  | ${'wide digits'} | ${'1990-04-25'}
    ${'02/29/1988'}          | ${'leap year'}   | ${'1988-02-29'}
    ${'02/29/1989'}          | ${'no leap'}     | ${undefined}
    ${'25/04/1990'}          | ${'month 25'}    | ${undefined}
    ${'4/25/90'}             | ${'two digits'}  | ${undefined}
    ${'0425199'}             | ${'too few'}     | ${undefined}
    ${'042519900'}           | ${'too many'}    | ${undefined}
    ${'4/25/1990/1'}         | ${'a 4th part'}  | ${undefined}
    ${'4/25'}                | ${'no year'}     | ${undefined}
    ${''}                    | ${'nothing'}     | ${undefined}
`('a typed date “$text” ($as) is the day $day', ({text, day}) => {
    expect(dayOfText(text)).toBe(day)
})

test.each`
    text          | parts
    ${'4/25'}     | ${{month: '4', day: '25', year: ''}}
    ${'abril'}    | ${{month: 'abril', day: '', year: ''}}
    ${'25 abril'} | ${{month: 'abril', day: '25', year: ''}}
    ${'042519'}   | ${{month: '042519', day: '', year: ''}}
    ${''}         | ${{month: '', day: '', year: ''}}
`('the parts of “$text” are named one by one', ({text, parts}) => {
    expect(partsOfDate(text)).toEqual(parts)
})

test.each`
    text              | shown
    ${'4/5/1990'}     | ${'04/05/1990'}
    ${'04251990'}     | ${'04/25/1990'}
    ${'April 5 1990'} | ${'04/05/1990'}
    ${'4/5'}          | ${'4/5'}
    ${'yesterday'}    | ${'yesterday'}
`('“$text” is shown as “$shown”', ({text, shown}) => {
    expect(formatDateText(text)).toBe(shown)
})

test('a day that is known stands in its field with two digits for month and day', () => {
    expect(dateText('1990-04-05')).toBe('04/05/1990')
    expect(dateText(undefined)).toBe('')
})

test.each`
    text                     | whole
    ${'04/25/1990'}          | ${true}
    ${'4/5/1990'}            | ${true}
    ${'04251990'}            | ${true}
    ${'25 de abril de 1990'} | ${true}
    ${'０４/２５/１９９０'}  | ${true}
    ${'4/25/199'}            | ${false}
    ${'0425199'}             | ${false}
    ${'1990-04-2'}           | ${false}
    ${'1990-04-25'}          | ${false}
    ${'02/29/1989'}          | ${false}
    ${''}                    | ${false}
`('of “$text” no digit is still to come: $whole', ({text, whole}) => {
    expect(isWholeDate(text)).toBe(whole)
})
