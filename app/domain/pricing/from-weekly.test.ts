import {fromWeekly} from './from-weekly'

test.each`
    weekly   | frequency        | amount
    ${19_99} | ${'weekly'}      | ${19_99}
    ${19_99} | ${'biweekly'}    | ${39_98}
    ${19_99} | ${'semimonthly'} | ${42_84}
    ${19_99} | ${'monthly'}     | ${85_67}
    ${7_00}  | ${'monthly'}     | ${30_00}
    ${7_00}  | ${'semimonthly'} | ${15_00}
    ${1}     | ${'semimonthly'} | ${2}
    ${0}     | ${'monthly'}     | ${0}
`(
    '$weekly cents a week are $amount cents $frequency [PRICE-001, PRICE-002, PRICE-003]',
    ({weekly, frequency, amount}) => {
        expect(fromWeekly(weekly, frequency)).toBe(amount)
    }
)

test.each`
    situation              | weekly   | amount
    ${'just below a half'} | ${25_24} | ${50_00}
    ${'exactly a half'}    | ${25_25} | ${51_00}
    ${'just above a half'} | ${25_26} | ${51_00}
`('in whole dollars, $situation: $weekly a week is $amount every two', ({weekly, amount}) => {
    expect(fromWeekly(weekly, 'biweekly', 100)).toBe(amount)
})
