import {paymentFrequencies, paymentFrequencyFrom} from './payment-frequency'

test('the frequencies stand from the shortest to the longest [PLP-017]', () => {
    expect(paymentFrequencies).toEqual(['weekly', 'biweekly', 'semimonthly', 'monthly'])
})

test.each`
    text             | frequency
    ${'monthly'}     | ${'monthly'}
    ${'semimonthly'} | ${'semimonthly'}
    ${'WEEKLY'}      | ${'weekly'}
    ${'yearly'}      | ${'weekly'}
    ${''}            | ${'weekly'}
    ${undefined}     | ${'weekly'}
`('"$text" names $frequency [PLP-007]', ({text, frequency}) => {
    expect(paymentFrequencyFrom(text)).toBe(frequency)
})
