import {
    addsUp,
    chosenPayments,
    chosenTotal,
    dueAtStore,
    isNeverTaken,
    paidMarksCheckedEvery,
    recentlyPaid,
    taxesAndFees,
    type PaymentDue
} from './account-payments'

const tax = {kind: 'tax', amount: 2_40} as const
const coverage = {kind: 'coverage', amount: 3_00} as const
const lateFee = {kind: 'late-fee', amount: 5_00} as const
const processing = {kind: 'processing-fee', amount: 1_99} as const
const deposit = {kind: 'deposit', amount: 25_00} as const

test.each`
    amounts                                 | total    | parts
    ${[]}                                   | ${0}     | ${[]}
    ${[tax]}                                | ${2_40}  | ${[tax]}
    ${[lateFee, tax]}                       | ${7_40}  | ${[tax, lateFee]}
    ${[processing, lateFee, coverage, tax]} | ${12_39} | ${[tax, coverage, lateFee, processing]}
    ${[processing, processing]}             | ${3_98}  | ${[{kind: 'processing-fee', amount: 3_98}]}
    ${[{kind: 'coverage', amount: 0}]}      | ${0}     | ${[]}
    ${[deposit, processing]}                | ${26_99} | ${[processing, deposit]}
`('taxes and fees of $amounts come to $total [ACCT-022] (D-42)', ({amounts, total, parts}) => {
    expect(taxesAndFees(amounts)).toEqual({total, parts})
})

const sofa: PaymentDue = {
    id: 'sofa',
    rent: 30_00,
    fees: [tax, processing],
    total: 34_39,
    earlyPurchase: 640_00
}
const club: PaymentDue = {id: 'club', rent: 9_99, fees: [], total: 9_99, earlyPurchase: undefined}

test.each`
    change            | right
    ${{}}             | ${true}
    ${{total: 34_40}} | ${false}
    ${{fees: [tax]}}  | ${false}
`('a payment with $change adds up: $right (D-30)', ({change, right}) => {
    expect(addsUp({...sofa, ...change})).toBe(right)
})

test.each`
    fees                   | atStore
    ${[]}                  | ${30_00}
    ${[tax]}               | ${32_40}
    ${[tax, processing]}   | ${32_40}
    ${[lateFee, coverage]} | ${38_00}
`('of $fees, $atStore is paid at the store: all but the fee of online payments', (row) => {
    expect(dueAtStore({...sofa, fees: row.fees})).toBe(row.atStore)
})

const paySofa = {id: 'sofa', kind: 'due'}
const ownSofa = {id: 'sofa', kind: 'early-purchase'}
const payClub = {id: 'club', kind: 'due'}
const ownClub = {id: 'club', kind: 'early-purchase'}

test.each`
    choices                                   | amounts           | total
    ${[]}                                     | ${[]}             | ${0}
    ${[paySofa]}                              | ${[34_39]}        | ${34_39}
    ${[ownSofa, payClub]}                     | ${[640_00, 9_99]} | ${649_99}
    ${[paySofa, ownClub]}                     | ${[34_39]}        | ${34_39}
    ${[{id: 'lamp', kind: 'due'}]}            | ${[]}             | ${0}
    ${[{id: 'lamp', kind: 'early-purchase'}]} | ${[]}             | ${0}
`('the choice of $choices comes to $total (G-42)', ({choices, amounts, total}) => {
    const chosen = chosenPayments([sofa, club], choices)

    expect(chosen.map(({amount}) => amount)).toEqual(amounts)
    expect(chosenTotal(chosen)).toBe(total)
})

const paidAt = Date.UTC(2026, 10, 22, 12)

test.each`
    minutes  | marks
    ${0}     | ${1}
    ${59.99} | ${1}
    ${60}    | ${0}
    ${61}    | ${0}
`('$minutes minutes after a payment it is marked: $marks [SESSION-017] [ACCT-040]', (row) => {
    const now = paidAt + Number(row.minutes) * 60_000
    expect(recentlyPaid([{id: 'sofa', paidAt}], now)).toHaveLength(row.marks)
})

test('the marks are looked through each minute [SESSION-018]', () => {
    expect(paidMarksCheckedEvery).toBe(60_000)
})

test.each`
    seconds  | isNever
    ${0}     | ${false}
    ${179.9} | ${false}
    ${180}   | ${true}
`(
    'a payment not found $seconds seconds after it was sent was never taken: $isNever (D-30)',
    (row) => {
        expect(isNeverTaken(paidAt, paidAt + Number(row.seconds) * 1000)).toBe(row.isNever)
    }
)
