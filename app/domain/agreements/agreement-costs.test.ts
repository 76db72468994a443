import {differenceFromReview, partsOfPayment} from './agreement-costs'

const waiver = {kind: 'damage-waiver', rate: 199}
const withTax = {payment: 2375, finalPayment: 2375, total: 247_000}

test.each`
    rent    | services    | costs        | parts
    ${2000} | ${[waiver]} | ${withTax}   | ${{rent: 2000, services: [waiver], tax: 176, total: 2375}}
    ${2199} | ${[]}       | ${withTax}   | ${{rent: 2199, services: [], tax: 176, total: 2375}}
    ${2375} | ${[]}       | ${withTax}   | ${{rent: 2375, services: [], tax: 0, total: 2375}}
    ${2376} | ${[]}       | ${withTax}   | ${undefined}
    ${2000} | ${[waiver]} | ${undefined} | ${undefined}
`(
    'a payment of $rent with $services.length services of $costs has the parts $parts (D-30)',
    (row) => {
        expect(partsOfPayment(row.rent, row.services, row.costs)).toEqual(row.parts)
    }
)

test.each`
    totals          | reviewed     | difference
    ${[1000]}       | ${1000}      | ${0}
    ${[1000, 2000]} | ${3000}      | ${0}
    ${[900, 1800]}  | ${3000}      | ${-300}
    ${[1000, 2000]} | ${2999}      | ${1}
    ${[1000]}       | ${undefined} | ${0}
`('agreements of $totals after a review of $reviewed differ by $difference (D-28)', (row) => {
    const agreements = row.totals.map((totalCost: number) => ({totalCost}))
    expect(differenceFromReview(agreements, row.reviewed)).toBe(row.difference)
})
