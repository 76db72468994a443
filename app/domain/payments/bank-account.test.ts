import {accountNumberProblem, bankDigits, isSameAccount, routingNumberProblem} from './bank-account'

test.each`
    typed            | problem
    ${''}            | ${'missing'}
    ${'  '}          | ${'missing'}
    ${'021000021'}   | ${undefined}
    ${'0210 0002 1'} | ${undefined}
    ${'111000025'}   | ${undefined}
    ${'021000022'}   | ${'unknown'}
    ${'000000000'}   | ${'unknown'}
    ${'02100002'}    | ${'malformed'}
    ${'0210000210'}  | ${'malformed'}
    ${'02100002x'}   | ${'malformed'}
`('the routing number "$typed": $problem (G-25)', ({typed, problem}) => {
    expect(routingNumberProblem(typed)).toBe(problem)
})

test.each`
    typed                   | problem
    ${''}                   | ${'missing'}
    ${'123'}                | ${'too-short'}
    ${'0123'}               | ${undefined}
    ${'12345678901234567'}  | ${undefined}
    ${'123456789012345678'} | ${'too-long'}
    ${'1234 5678-90'}       | ${undefined}
    ${'12a4'}               | ${'malformed'}
`('the account number "$typed": $problem (G-25)', ({typed, problem}) => {
    expect(accountNumberProblem(typed)).toBe(problem)
})

test('an account number is typed twice, leading zeros and all (G-25)', () => {
    expect(bankDigits('0012-34 56')).toBe('00123456')
    expect(isSameAccount('0012 3456', '00123456')).toBe(true)
    expect(isSameAccount('00123456', '123456')).toBe(false)
})
