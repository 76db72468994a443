import {isHighRiskFlow, offersBenefitsPlus, servicePayments} from './checkout-options'

test.each`
    hasBenefitsPlus | stateCode | clubCount | offered
    ${true}         | ${'TX'}   | ${0}      | ${true}
    ${true}         | ${'TX'}   | ${1}      | ${false}
    ${true}         | ${'CA'}   | ${0}      | ${false}
    ${true}         | ${'ca'}   | ${0}      | ${false}
    ${true}         | ${'IN'}   | ${0}      | ${false}
    ${true}         | ${'CO'}   | ${0}      | ${true}
    ${true}         | ${'IL'}   | ${0}      | ${true}
    ${false}        | ${'TX'}   | ${0}      | ${false}
`(
    'benefits plus in $stateCode, flag $hasBenefitsPlus, $clubCount clubs: $offered [CHECKOUT-009] [CHECKOUT-010]',
    ({hasBenefitsPlus, stateCode, clubCount, offered}) => {
        expect(offersBenefitsPlus({hasBenefitsPlus, stateCode}, clubCount)).toBe(offered)
    }
)

const plain = {isHighRisk: false}
const risky = {isHighRisk: true}

test.each`
    store    | lines             | high
    ${false} | ${[]}             | ${false}
    ${false} | ${[plain]}        | ${false}
    ${false} | ${[plain, risky]} | ${true}
    ${true}  | ${[plain]}        | ${true}
`(
    'a store of high risk ($store) and lines $lines: $high [CHECKOUT-014]',
    ({store, lines, high}) => {
        expect(isHighRiskFlow(store, lines)).toBe(high)
    }
)

test.each`
    frequency        | pieces | ldw     | benefitsPlus
    ${'weekly'}      | ${1}   | ${199}  | ${299}
    ${'weekly'}      | ${5}   | ${995}  | ${299}
    ${'biweekly'}    | ${2}   | ${796}  | ${598}
    ${'semimonthly'} | ${5}   | ${2130} | ${641}
    ${'monthly'}     | ${1}   | ${853}  | ${1281}
    ${'monthly'}     | ${5}   | ${4265} | ${1281}
`(
    'the waiver for $pieces pieces comes to $ldw cents $frequency, benefits plus to $benefitsPlus [CHECKOUT-012] (G-27)',
    ({frequency, pieces, ldw, benefitsPlus}) => {
        const weekly = {ldw: 199, benefitsPlus: 299}
        expect(servicePayments(weekly, frequency, pieces)).toEqual({ldw, benefitsPlus})
    }
)

test('a service that is not offered costs nothing that could be shown [CHECKOUT-012]', () => {
    const none = {ldw: null, benefitsPlus: null}
    expect(servicePayments(none, 'monthly', 3)).toEqual(none)
})
