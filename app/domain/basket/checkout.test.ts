import {nextCheckoutStep, shownCheckoutStep, type CheckoutFacts} from './checkout'

const begun: CheckoutFacts = {
    lineCount: 2,
    isCounterStore: false,
    hasUnavailable: false,
    cover: 'covers',
    isConditionOpen: false,
    isIdentityOpen: false,
    filled: [],
    signed: [],
    isOutdated: false,
    isBankOpen: false,
    isPaymentSettled: false,
    isOrdered: false
}
const filled = ['delivery', 'schedule', 'terms']
const signed = {filled, signed: [true, true]}
const outdated = {filled, isOutdated: true}

test.each`
    situation                                          | facts                                                   | next
    ${'with an empty basket'}                          | ${{lineCount: 0}}                                       | ${'empty-cart'}
    ${'with a line that is not to be had any more'}    | ${{hasUnavailable: true}}                               | ${'unavailable'}
    ${'signed, with such a line'}                      | ${{...signed, hasUnavailable: true}}                    | ${'payment'}
    ${'paid, its temporary basket ended'}              | ${{...signed, filled: [], isPaymentSettled: true}}      | ${'delivery'}
    ${'at a store that takes no orders online (D-54)'} | ${{isCounterStore: true, cover: 'none'}}                | ${'counter-store'}
    ${'signed, at such a store (D-54)'}                | ${{...signed, isCounterStore: true}}                    | ${'payment'}
    ${'without an approval'}                           | ${{cover: 'none'}}                                      | ${'no-approval'}
    ${'after a refusal'}                               | ${{cover: 'none', approval: 'declined'}}                | ${'declined'}
    ${'after a refusal that is over'}                  | ${{cover: 'none', approval: 'none'}}                    | ${'no-approval'}
    ${'after its last day'}                            | ${{cover: 'none', approval: 'expired'}}                 | ${'expired'}
    ${'with too small an approval'}                    | ${{cover: 'too-small'}}                                 | ${'too-small'}
    ${'with a condition open'}                         | ${{isConditionOpen: true}}                              | ${'documents'}
    ${'with an identity to check'}                     | ${{isIdentityOpen: true}}                               | ${'identity'}
    ${'with a condition and an identity open'}         | ${{isConditionOpen: true, isIdentityOpen: true}}        | ${'documents'}
    ${'at its start'}                                  | ${{}}                                                   | ${'delivery'}
    ${'with a delivery'}                               | ${{filled: ['delivery']}}                               | ${'schedule'}
    ${'with delivery and schedule'}                    | ${{filled: ['delivery', 'schedule']}}                   | ${'terms'}
    ${'with terms but no schedule'}                    | ${{filled: ['delivery', 'terms']}}                      | ${'schedule'}
    ${'filled in'}                                     | ${{filled}}                                             | ${'review'}
    ${'filled in, with a bank to verify'}              | ${{filled, isBankOpen: true}}                           | ${'review'}
    ${'with agreements and a bank to verify'}          | ${{filled, signed: [false], isBankOpen: true}}          | ${'bank'}
    ${'with agreements'}                               | ${{filled, signed: [false, false]}}                     | ${'sign'}
    ${'changed after they were drawn up'}              | ${{...outdated, signed: [false, false]}}                | ${'review'}
    ${'changed so, with a bank to verify'}             | ${{...outdated, signed: [false], isBankOpen: true}}     | ${'review'}
    ${'changed so, and not filled in again'}           | ${{...outdated, filled: ['delivery'], signed: [false]}} | ${'schedule'}
    ${'changed so, and one of two signed'}             | ${{...outdated, signed: [true, false]}}                 | ${'sign'}
    ${'changed so, and all signed'}                    | ${{...outdated, signed: [true, true]}}                  | ${'payment'}
    ${'with agreements and too small a cover'}         | ${{filled, signed: [false], cover: 'too-small'}}        | ${'too-small'}
    ${'with one of two agreements signed'}             | ${{filled, signed: [true, false]}}                      | ${'sign'}
    ${'with one of two signed, and no cover left'}     | ${{filled, signed: [true, false], cover: 'too-small'}}  | ${'sign'}
    ${'with all signed'}                               | ${signed}                                               | ${'payment'}
    ${'with all signed, and no cover left'}            | ${{...signed, cover: 'too-small', lineCount: 0}}        | ${'payment'}
    ${'paid'}                                          | ${{...signed, isPaymentSettled: true}}                  | ${'order'}
    ${'ordered'}                                       | ${{...signed, isPaymentSettled: true, isOrdered: true}} | ${'confirmation'}
    ${'ordered, its baskets gone'}                     | ${{isOrdered: true, lineCount: 0, cover: 'none'}}       | ${'confirmation'}
`('a checkout $situation goes on with: $next [CHECKOUT-001] (D-25, D-27)', ({facts, next}) => {
    expect(nextCheckoutStep({...begun, ...facts})).toBe(next)
})

test.each`
    wanted            | facts                                              | shown
    ${'delivery'}     | ${{}}                                              | ${'delivery'}
    ${'schedule'}     | ${{}}                                              | ${'delivery'}
    ${'confirmation'} | ${{}}                                              | ${'delivery'}
    ${'delivery'}     | ${{filled}}                                        | ${'delivery'}
    ${'review'}       | ${{filled}}                                        | ${'review'}
    ${'sign'}         | ${{filled}}                                        | ${'review'}
    ${'terms'}        | ${{filled, signed: [false]}}                       | ${'terms'}
    ${'sign'}         | ${{...outdated, signed: [false]}}                  | ${'review'}
    ${'bank'}         | ${{...outdated, signed: [false]}}                  | ${'review'}
    ${'sign'}         | ${{...outdated, signed: [true, false]}}            | ${'sign'}
    ${'terms'}        | ${{filled, signed: [true, false]}}                 | ${'sign'}
    ${'delivery'}     | ${signed}                                          | ${'payment'}
    ${'payment'}      | ${{...signed, isOrdered: true}}                    | ${'confirmation'}
    ${'delivery'}     | ${{cover: 'none'}}                                 | ${'no-approval'}
    ${'order'}        | ${{...signed, filled: [], isPaymentSettled: true}} | ${'delivery'}
    ${'schedule'}     | ${{...signed, isPaymentSettled: true}}             | ${'order'}
    ${'payment'}      | ${{lineCount: 0}}                                  | ${'empty-cart'}
    ${'delivery'}     | ${{lineCount: 0}}                                  | ${'empty-cart'}
`('who opens $wanted at $facts is shown $shown (D-24)', ({wanted, facts, shown}) => {
    expect(shownCheckoutStep(wanted, {...begun, ...facts})).toBe(shown)
})
