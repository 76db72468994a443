import {wasPrice} from './was-price'

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

test('the configuration sets the difference and the age [PRICE-006, PRICE-007]', () => {
    const rules = {minimumDifferenceCents: 0, maximumAgeDays: 7}
    const week = {weekly: 20_00, onlineFrom: '2030-03-25'}

    expect(wasPrice({weekly: 19_99, was: week}, TODAY, rules)).toBe(20_00)
    expect(wasPrice({weekly: 20_00, was: week}, TODAY, rules)).toBeUndefined()
    expect(
        wasPrice({weekly: 19_99, was: {...week, onlineFrom: '2030-03-24'}}, TODAY, rules)
    ).toBeUndefined()
})
