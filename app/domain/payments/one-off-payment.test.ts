import {cleanKnownRenter, isAttemptStored, knownRenterProblem} from './one-off-payment'

test.each`
    field                | typed              | problem
    ${'agreementNumber'} | ${''}              | ${'missing'}
    ${'agreementNumber'} | ${'  '}            | ${'missing'}
    ${'agreementNumber'} | ${'123'}           | ${'malformed'}
    ${'agreementNumber'} | ${'1234'}          | ${undefined}
    ${'agreementNumber'} | ${' 100007 '}      | ${undefined}
    ${'agreementNumber'} | ${'123456789012'}  | ${undefined}
    ${'agreementNumber'} | ${'1234567890123'} | ${'malformed'}
    ${'agreementNumber'} | ${'A1234'}         | ${'malformed'}
    ${'postalCode'}      | ${'9021'}          | ${'malformed'}
    ${'postalCode'}      | ${'90210'}         | ${undefined}
    ${'postalCode'}      | ${'90210-1234'}    | ${undefined}
    ${'postalCode'}      | ${'90210-123'}     | ${'malformed'}
    ${'phoneEnd'}        | ${'０１０７'}      | ${undefined}
    ${'phoneEnd'}        | ${'123'}           | ${'malformed'}
    ${'phoneEnd'}        | ${'0107'}          | ${undefined}
`('a $field of "$typed" is $problem [ROUTE-040]', ({field, typed, problem}) => {
    expect(knownRenterProblem(field, typed)).toBe(problem)
})

test('the three are sent as plain digits, and five of the zip (D-52)', () => {
    const typed = {agreementNumber: ' １００００７ ', postalCode: '90210-1234', phoneEnd: '０107 '}

    expect(cleanKnownRenter(typed)).toEqual({
        agreementNumber: '100007',
        postalCode: '90210',
        phoneEnd: '0107'
    })
})

test('a zip that is none is sent as it was typed, without the spaces around it', () => {
    const typed = {agreementNumber: '100007', postalCode: ' 9021 ', phoneEnd: '0107'}

    expect(cleanKnownRenter(typed).postalCode).toBe('9021')
})

test.each`
    after        | isStored
    ${0}         | ${true}
    ${3_599_999} | ${true}
    ${3_600_000} | ${false}
`('a payment is remembered $after ms after it was sent: $isStored (D-30)', ({after, isStored}) => {
    expect(isAttemptStored(1000, 1000 + after)).toBe(isStored)
})
