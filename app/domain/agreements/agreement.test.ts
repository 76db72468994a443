import {agreementName, earlyPurchase} from './agreement'

describe('agreement name', () => {
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
})

describe('early purchase', () => {
    const sofa = {payment: 20_00, total: 1560_00}

    test.each`
        situation                      | percent  | paid  | result
        ${'before the first payment'}  | ${35}    | ${0}  | ${{remaining: 1560_00, saving: 546_00, price: 1014_00}}
        ${'after some payments'}       | ${35}    | ${10} | ${{remaining: 1360_00, saving: 476_00, price: 884_00}}
        ${'with part of a percent'}    | ${12.55} | ${0}  | ${{remaining: 1560_00, saving: 195_78, price: 1364_22}}
        ${'before the last payment'}   | ${35}    | ${77} | ${{remaining: 20_00, saving: 7_00, price: 13_00}}
        ${'after the last payment'}    | ${35}    | ${78} | ${undefined}
        ${'with half a percent saved'} | ${0.5}   | ${0}  | ${{remaining: 1560_00, saving: 7_80, price: 1552_20}}
        ${'without a saving'}          | ${0}     | ${0}  | ${undefined}
        ${'saving everything'}         | ${100}   | ${0}  | ${{remaining: 1560_00, saving: 1560_00, price: 0}}
        ${'saving more than there is'} | ${101}   | ${0}  | ${undefined}
        ${'with no number'}            | ${NaN}   | ${0}  | ${undefined}
    `('buying early $situation', ({percent, paid, result}) => {
        expect(earlyPurchase(sofa, percent, paid)).toEqual(result)
    })

    test('the price and the saving are always what remains', () => {
        for (let percent = 0.25; percent <= 100; percent += 1.25) {
            for (let paid = 0; paid < 78; paid += 5) {
                const {
                    remaining = 0,
                    saving = 0,
                    price = 0
                } = earlyPurchase(sofa, percent, paid) ?? {}
                expect(price + saving).toBe(remaining)
            }
        }
    })

    test('it is assumed that no payment was made yet', () => {
        expect(earlyPurchase(sofa, 50)?.price).toBe(780_00)
    })

    test('a single cent can be bought early too', () => {
        expect(earlyPurchase({payment: 1, total: 1}, 40)).toEqual({
            remaining: 1,
            saving: 0,
            price: 1
        })
    })
})
