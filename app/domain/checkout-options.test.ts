import {isHighRiskFlow, offersBenefitsPlus} from './checkout-options'

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
