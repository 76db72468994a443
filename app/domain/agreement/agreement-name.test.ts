import {agreementName} from './agreement-name'

test.each`
    states                                                          | name
    ${['NV']}                                                       | ${'lease-with-option-to-purchase'}
    ${['IA', 'ND', 'NE', 'SC']}                                     | ${'consumer-rental-purchase'}
    ${['CT', 'NH']}                                                 | ${'rent-to-own'}
    ${['AK', 'DC', 'DE', 'HI', 'ID', 'KS', 'OR', 'SD', 'VA', 'WA']} | ${'lease-purchase'}
    ${['MA', 'RI']}                                                 | ${'lease'}
    ${['VT']}                                                       | ${'consumer-lease'}
    ${['MN', 'WI']}                                                 | ${'not-available'}
    ${['TX', 'CA', 'PR', '', 'nowhere']}                            | ${'rental-purchase'}
    ${['nv']}                                                       | ${'lease-with-option-to-purchase'}
`('in $states the agreement is called $name (D-07)', ({states, name}) => {
    for (const state of states) expect(agreementName(state)).toBe(name)
})
