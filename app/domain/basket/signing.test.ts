import {planOfTerms, signingPaths, signingResult, signingState, unsignedReason} from './signing'

test.each`
    isAgreementSigned | signerStatus    | envelopeStatus | state
    ${undefined}      | ${undefined}    | ${undefined}   | ${'unsigned'}
    ${false}          | ${'NotStarted'} | ${undefined}   | ${'unsigned'}
    ${false}          | ${'Sent'}       | ${'sent'}      | ${'unsigned'}
    ${false}          | ${'Sent'}       | ${'voided'}    | ${'unsigned'}
    ${false}          | ${'Declined'}   | ${'declined'}  | ${'declined'}
    ${undefined}      | ${'Sent'}       | ${'declined'}  | ${'declined'}
    ${undefined}      | ${'declined'}   | ${'sent'}      | ${'declined'}
    ${undefined}      | ${'Declined'}   | ${undefined}   | ${'declined'}
    ${undefined}      | ${'Completed'}  | ${'sent'}      | ${'checking'}
    ${undefined}      | ${'Completed'}  | ${undefined}   | ${'checking'}
    ${undefined}      | ${'Completed'}  | ${'completed'} | ${'signed'}
    ${undefined}      | ${'completed'}  | ${'Completed'} | ${'signed'}
    ${true}           | ${undefined}    | ${undefined}   | ${'signed'}
    ${true}           | ${'Sent'}       | ${'sent'}      | ${'signed'}
`(
    'agreement signed $isAgreementSigned, signer $signerStatus, envelope $envelopeStatus: $state [SIGN-004]',
    ({state, ...marks}) => {
        expect(signingState(marks)).toBe(state)
    }
)

test.each`
    event                 | state         | result
    ${'signing_complete'} | ${'signed'}   | ${'signed'}
    ${'signing_complete'} | ${'checking'} | ${'checking'}
    ${'signing_complete'} | ${'unsigned'} | ${'checking'}
    ${'signing_complete'} | ${'declined'} | ${'not-signed'}
    ${'viewing_complete'} | ${'signed'}   | ${'signed'}
    ${'viewing_complete'} | ${'unsigned'} | ${'not-signed'}
    ${'cancel'}           | ${'unsigned'} | ${'not-signed'}
    ${'cancel'}           | ${'checking'} | ${'checking'}
    ${'cancel'}           | ${'signed'}   | ${'signed'}
    ${'decline'}          | ${'declined'} | ${'not-signed'}
    ${'session_timeout'}  | ${'unsigned'} | ${'not-signed'}
    ${'ttl_expired'}      | ${'unsigned'} | ${'not-signed'}
    ${'exception'}        | ${'unsigned'} | ${'not-signed'}
    ${'whatever'}         | ${'unsigned'} | ${'not-signed'}
    ${undefined}          | ${'unsigned'} | ${'not-signed'}
`(
    'a shopper sent back with $event to an agreement that is $state sees: $result [SIGN-001] [SIGN-002]',
    ({event, state, result}) => {
        expect(signingResult(event, state)).toBe(result)
    }
)

test.each`
    event                   | reason
    ${'decline'}            | ${'declined'}
    ${'session_timeout'}    | ${'timed-out'}
    ${'ttl_expired'}        | ${'timed-out'}
    ${'id_check_failed'}    | ${'not-identified'}
    ${'access_code_failed'} | ${'not-identified'}
    ${'exception'}          | ${'failed'}
    ${'cancel'}             | ${'later'}
    ${'viewing_complete'}   | ${'later'}
    ${'fax_pending'}        | ${'later'}
    ${null}                 | ${'later'}
`('who comes back unsigned with $event is shown: $reason [SIGN-002]', ({event, reason}) => {
    expect(unsignedReason(event)).toBe(reason)
})

test('the ends of a signing have the addresses of the specification [SIGN-001] [SIGN-002]', () => {
    expect(signingPaths).toEqual({
        signed: '/thankyou-agreement-signed',
        'not-signed': '/thankyou-agreement-not-signed'
    })
})

test.each`
    plan                                                                 | count | finalPayment
    ${{payment: 113_53, count: 18, finalPayment: 22_68, total: 2066_22}} | ${19} | ${22_68}
    ${{payment: 20_00, count: 10, finalPayment: 0, total: 200_00}}       | ${10} | ${20_00}
    ${{payment: 20_00, count: 0, finalPayment: 15_00, total: 15_00}}     | ${1}  | ${15_00}
    ${{payment: 20_00, count: 1, finalPayment: 0, total: 20_00}}         | ${1}  | ${20_00}
`('an agreement writes $plan as $count payments, the last of $finalPayment (D-28)', (row) => {
    const {plan, count, finalPayment} = row
    const terms = {...plan, count, finalPayment}

    expect((terms.count - 1) * terms.payment + terms.finalPayment).toBe(terms.total)
    expect(planOfTerms(terms)).toEqual(plan)
})
