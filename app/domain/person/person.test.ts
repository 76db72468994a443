import {
    ageOn,
    asTypedDate,
    formatPhone,
    identityDigits,
    identityNumberProblem,
    isLastFour,
    isPhone,
    isPhoneCode,
    cleanLastFour,
    leastAge,
    maskedIdentityNumber,
    phoneCodeDigits,
    phoneDigits,
    readBirthDate,
    readTypedDate
} from './person'

test.each`
    typed                | digits           | valid
    ${'2145550123'}      | ${'2145550123'}  | ${true}
    ${'(214) 555-0123'}  | ${'2145550123'}  | ${true}
    ${'+1 214.555.0123'} | ${'2145550123'}  | ${true}
    ${'12145550123'}     | ${'2145550123'}  | ${true}
    ${'２１４5550123'}   | ${'2145550123'}  | ${true}
    ${'1145550123'}      | ${'1145550123'}  | ${false}
    ${'2141550123'}      | ${'2141550123'}  | ${false}
    ${'2140550123'}      | ${'2140550123'}  | ${false}
    ${'214555012'}       | ${'214555012'}   | ${false}
    ${'22145550123'}     | ${'22145550123'} | ${false}
    ${''}                | ${''}            | ${false}
`(
    'the phone number "$typed" is sent as "$digits", valid: $valid [DEALS-004] [DEALS-009]',
    ({typed, digits, valid}) => {
        expect(phoneDigits(typed)).toBe(digits)
        expect(isPhone(typed)).toBe(valid)
    }
)

test.each`
    typed               | shown
    ${'2145550123'}     | ${'(214) 555-0123'}
    ${'+12145550123'}   | ${'(214) 555-0123'}
    ${'(214) 555-0123'} | ${'(214) 555-0123'}
    ${'214 555'}        | ${'214 555'}
    ${''}               | ${''}
`('the phone number "$typed" is shown as "$shown" [DEALS-006]', ({typed, shown}) => {
    expect(formatPhone(typed)).toBe(shown)
})

test.each`
    month      | day     | year        | date
    ${'4'}     | ${'7'}  | ${'1990'}   | ${'1990-04-07'}
    ${' 12 '}  | ${'31'} | ${'1990'}   | ${'1990-12-31'}
    ${'April'} | ${'07'} | ${'1990'}   | ${'1990-04-07'}
    ${'sept.'} | ${'1'}  | ${'1990'}   | ${'1990-09-01'}
    ${'JAN'}   | ${'1'}  | ${'1990'}   | ${'1990-01-01'}
    ${'enero'} | ${'1'}  | ${'1990'}   | ${'1990-01-01'}
    ${'ago'}   | ${'1'}  | ${'1990'}   | ${'1990-08-01'}
    ${'2'}     | ${'29'} | ${'2000'}   | ${'2000-02-29'}
    ${'4'}     | ${'7'}  | ${' 1990 '} | ${'1990-04-07'}
    ${'１２'}  | ${'3'}  | ${'1990'}   | ${'1990-12-03'}
`('"$month" "$day" "$year" is the day $date (account-anchors F8)', ({month, day, year, date}) => {
    expect(readTypedDate({month, day, year})).toEqual({day: date})
})

test.each`
    month      | day      | year       | problem         | parts
    ${''}      | ${''}    | ${''}      | ${'missing'}    | ${['month', 'day', 'year']}
    ${'4'}     | ${' '}   | ${'1990'}  | ${'missing'}    | ${['day']}
    ${'13'}    | ${''}    | ${'1990'}  | ${'missing'}    | ${['day']}
    ${'13'}    | ${'1'}   | ${'1990'}  | ${'impossible'} | ${['month']}
    ${'0'}     | ${'32'}  | ${'90'}    | ${'impossible'} | ${['month', 'day', 'year']}
    ${'ju'}    | ${'1'}   | ${'1990'}  | ${'impossible'} | ${['month']}
    ${'xyz'}   | ${'1'}   | ${'1990'}  | ${'impossible'} | ${['month']}
    ${'012'}   | ${'1'}   | ${'1990'}  | ${'impossible'} | ${['month']}
    ${'1e1'}   | ${'1'}   | ${'1990'}  | ${'impossible'} | ${['month']}
    ${'s.ept'} | ${'1'}   | ${'1990'}  | ${'impossible'} | ${['month']}
    ${'4'}     | ${'007'} | ${'90'}    | ${'impossible'} | ${['day', 'year']}
    ${'4'}     | ${'0'}   | ${'1990'}  | ${'impossible'} | ${['day']}
    ${'4'}     | ${'x'}   | ${'1990'}  | ${'impossible'} | ${['day']}
    ${'4'}     | ${'31'}  | ${'1990'}  | ${'impossible'} | ${['day']}
    ${'2'}     | ${'29'}  | ${'1900'}  | ${'impossible'} | ${['day']}
    ${'4'}     | ${'1'}   | ${'1899'}  | ${'impossible'} | ${['year']}
    ${'4'}     | ${'1'}   | ${'0090'}  | ${'impossible'} | ${['year']}
    ${'4'}     | ${'1'}   | ${'21990'} | ${'impossible'} | ${['year']}
`(
    '"$month" "$day" "$year" is $problem in $parts (account-anchors F8)',
    ({month, day, year, problem, parts}) => {
        expect(readTypedDate({month, day, year})).toEqual({problem, parts})
    }
)

test.each`
    day             | shown
    ${'1990-04-07'} | ${{month: '04', day: '07', year: '1990'}}
    ${undefined}    | ${{month: '', day: '', year: ''}}
`('the day $day is shown in its fields as $shown (account-anchors F8)', ({day, shown}) => {
    expect(asTypedDate(day)).toEqual(shown)
})

test.each`
    birthDate       | day             | age
    ${'2000-05-10'} | ${'2018-05-09'} | ${17}
    ${'2000-05-10'} | ${'2018-05-10'} | ${18}
    ${'2000-02-29'} | ${'2018-02-28'} | ${17}
    ${'2000-02-29'} | ${'2018-03-01'} | ${18}
    ${'2000-02-29'} | ${'2020-02-29'} | ${20}
    ${'2000-12-31'} | ${'2001-01-01'} | ${0}
`('who was born on $birthDate is $age on $day (G-20)', ({birthDate, day, age}) => {
    expect(ageOn(birthDate, day)).toBe(age)
})

const today = '2026-11-22'

test.each`
    month   | day     | year      | read
    ${'11'} | ${'22'} | ${'2008'} | ${{day: '2008-11-22'}}
    ${'11'} | ${'23'} | ${'2008'} | ${{problem: 'too-young', parts: ['month', 'day', 'year']}}
    ${'11'} | ${'22'} | ${'2026'} | ${{problem: 'too-young', parts: ['month', 'day', 'year']}}
    ${'11'} | ${'23'} | ${'2026'} | ${{problem: 'impossible', parts: ['year']}}
    ${'2'}  | ${'30'} | ${'2015'} | ${{problem: 'impossible', parts: ['day']}}
    ${'2'}  | ${''}   | ${'2015'} | ${{problem: 'missing', parts: ['day']}}
`(`on ${today} the birth date $month/$day/$year is read as $read (G-20)`, ({read, ...typed}) => {
    expect(leastAge).toBe(18)
    expect(readBirthDate({month: typed.month, day: typed.day, year: typed.year}, today)).toEqual(
        read
    )
})

test.each`
    typed             | problem        | why
    ${''}             | ${'missing'}   | ${'nothing'}
    ${'  '}           | ${'missing'}   | ${'blank'}
    ${'123-45-6789'}  | ${undefined}   | ${'a Social Security number'}
    ${'123 45 6789'}  | ${undefined}   | ${'one with spaces'}
    ${'899-01-0001'}  | ${undefined}   | ${'the highest area'}
    ${'000-45-6789'}  | ${'malformed'} | ${'area 000'}
    ${'666-45-6789'}  | ${'malformed'} | ${'area 666'}
    ${'123-00-6789'}  | ${'malformed'} | ${'group 00'}
    ${'123-45-0000'}  | ${'malformed'} | ${'serial 0000'}
    ${'123-45-678'}   | ${'malformed'} | ${'a digit short'}
    ${'123-45-67890'} | ${'malformed'} | ${'a digit too many'}
    ${'***-**-6789'}  | ${'malformed'} | ${'a masked one'}
    ${'900-49-0000'}  | ${'malformed'} | ${'an ITIN with 49'}
    ${'900-50-0000'}  | ${undefined}   | ${'an ITIN with 50'}
    ${'900-65-1234'}  | ${undefined}   | ${'an ITIN with 65'}
    ${'900-66-1234'}  | ${'malformed'} | ${'an ITIN with 66'}
    ${'900-69-1234'}  | ${'malformed'} | ${'an ITIN with 69'}
    ${'900-70-1234'}  | ${undefined}   | ${'an ITIN with 70'}
    ${'900-88-1234'}  | ${undefined}   | ${'an ITIN with 88'}
    ${'900-89-1234'}  | ${'malformed'} | ${'an ITIN with 89'}
    ${'900-90-1234'}  | ${undefined}   | ${'an ITIN with 90'}
    ${'900-92-1234'}  | ${undefined}   | ${'an ITIN with 92'}
    ${'900-93-1234'}  | ${'malformed'} | ${'an ITIN with 93'}
    ${'999-94-1234'}  | ${undefined}   | ${'an ITIN with 94'}
    ${'999-99-1234'}  | ${undefined}   | ${'an ITIN with 99'}
    ${'999-99-12345'} | ${'malformed'} | ${'an ITIN with a digit too many'}
    ${'1999-99-1234'} | ${'malformed'} | ${'an ITIN with a digit before it'}
`('an identity number that is $why: $problem [APPR-020] (D-23)', ({typed, problem}) => {
    expect(identityNumberProblem(typed)).toBe(problem)
})

test('an identity number is sent as digits and shown by its last four (D-26)', () => {
    expect(identityDigits('123-45 6789')).toBe('123456789')
    expect(maskedIdentityNumber('123-45-6789')).toBe('***-**-6789')
})

test.each`
    typed         | digits     | valid
    ${'6789'}     | ${'6789'}  | ${true}
    ${' 6789'}    | ${'6789'}  | ${true}
    ${'６７８９'} | ${'6789'}  | ${true}
    ${'678'}      | ${'678'}   | ${false}
    ${'67890'}    | ${'67890'} | ${false}
    ${'67a9'}     | ${'67a9'}  | ${false}
`(
    '"$typed" is sent as the last four "$digits" of a number, valid: $valid (G-20)',
    ({typed, digits, valid}) => {
        expect(cleanLastFour(typed)).toBe(digits)
        expect(isLastFour(typed)).toBe(valid)
    }
)

test.each`
    typed          | digits       | valid
    ${'123456'}    | ${'123456'}  | ${true}
    ${' 123 456 '} | ${'123456'}  | ${true}
    ${'12345'}     | ${'12345'}   | ${false}
    ${'1234567'}   | ${'1234567'} | ${false}
    ${''}          | ${''}        | ${false}
`(
    'the code "$typed" from a text message is "$digits", valid: $valid (G-20)',
    ({typed, digits, valid}) => {
        expect(phoneCodeDigits(typed)).toBe(digits)
        expect(isPhoneCode(typed)).toBe(valid)
    }
)
