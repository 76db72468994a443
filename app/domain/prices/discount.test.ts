import {addOnMessage, discountBadge, discountPercent, wasPrice} from './discount'

describe('add on message', () => {
    test.each`
        addOnPrice | message
        ${true}    | ${'lowest-price-within-6-months'}
        ${false}   | ${undefined}
    `('with an add-on price $addOnPrice: $message [PRICE-010]', ({addOnPrice, message}) => {
        expect(addOnMessage({addOnPrice})).toBe(message)
    })
})

describe('discount badge', () => {
    test.each`
        percent | badge
        ${-5}   | ${undefined}
        ${0}    | ${undefined}
        ${0.9}  | ${undefined}
        ${1}    | ${1}
        ${1.9}  | ${1}
        ${12.9} | ${12}
        ${NaN}  | ${undefined}
    `('a discount of $percent %: badge $badge [PRICE-008] [PRICE-009]', ({percent, badge}) => {
        expect(discountBadge(percent)).toBe(badge)
    })
})

describe('discount percent', () => {
    test.each`
        situation                   | current | former  | percent
        ${'12.9 % is rounded down'} | ${871}  | ${1000} | ${12}
        ${'exactly a tenth'}        | ${900}  | ${1000} | ${10}
        ${'less than 1 %'}          | ${991}  | ${1000} | ${0}
        ${'nothing left to pay'}    | ${0}    | ${1000} | ${100}
        ${'the same price'}         | ${1000} | ${1000} | ${0}
        ${'a higher price'}         | ${1100} | ${1000} | ${0}
        ${'no former price'}        | ${0}    | ${0}    | ${0}
    `('$situation: $former to $current is $percent % [PRICE-008]', ({current, former, percent}) => {
        expect(discountPercent(current, former)).toBe(percent)
    })
})

describe('was price', () => {
    const TODAY = '2030-04-01'

    const usual = {minimumDifferenceCents: 100, maximumAgeDays: 90}

    test.each`
        situation                         | was      | onlineFrom      | shown
        ${'99 cents lower'}               | ${20_98} | ${'2030-03-01'} | ${undefined}
        ${'one dollar lower [PRICE-006]'} | ${20_99} | ${'2030-03-01'} | ${20_99}
        ${'the same'}                     | ${19_99} | ${'2030-03-01'} | ${undefined}
        ${'higher now'}                   | ${15_00} | ${'2030-03-01'} | ${undefined}
        ${'90 days old [PRICE-007]'}      | ${24_99} | ${'2030-01-01'} | ${24_99}
        ${'91 days old'}                  | ${24_99} | ${'2029-12-31'} | ${undefined}
        ${'online since today'}           | ${24_99} | ${'2030-04-01'} | ${24_99}
        ${'not online before tomorrow'}   | ${24_99} | ${'2030-04-02'} | ${undefined}
    `('a former price that is $situation: $shown', ({was, onlineFrom, shown}) => {
        expect(wasPrice({weekly: 19_99, was: {weekly: was, onlineFrom}}, TODAY, usual)).toBe(shown)
    })

    test('a price without a former one shows none', () => {
        expect(wasPrice({weekly: 19_99}, TODAY, usual)).toBeUndefined()
    })

    test.each`
        newWeekly    | shown
        ${24_98}     | ${undefined}
        ${24_99}     | ${24_99}
        ${30_00}     | ${24_99}
        ${undefined} | ${24_99}
    `(
        'of a used piece that was 24.99, where the new one costs $newWeekly, $shown is shown (D-53)',
        ({newWeekly, shown}) => {
            const was = {weekly: 24_99, onlineFrom: TODAY}

            expect(wasPrice({weekly: 19_99, was, newWeekly}, TODAY, usual)).toBe(shown)
        }
    )

    test('the configuration sets the difference and the age [PRICE-006, PRICE-007]', () => {
        const rules = {minimumDifferenceCents: 0, maximumAgeDays: 7}
        const week = {weekly: 20_00, onlineFrom: '2030-03-25'}

        expect(wasPrice({weekly: 19_99, was: week}, TODAY, rules)).toBe(20_00)
        expect(wasPrice({weekly: 20_00, was: week}, TODAY, rules)).toBeUndefined()
        expect(
            wasPrice({weekly: 19_99, was: {...week, onlineFrom: '2030-03-24'}}, TODAY, rules)
        ).toBeUndefined()
    })
})
