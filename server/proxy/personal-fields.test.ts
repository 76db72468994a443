import {withoutPersonalFields} from './personal-fields'

test.each`
    answer                                                         | given
    ${{basketId: 'b', c_ssn: '***-**-6786', c_dob: ''}}            | ${{basketId: 'b', c_onFile: ['c_ssn']}}
    ${{c_payfoneResponse: '{"name":"A"}'}}                         | ${{c_onFile: ['c_payfoneResponse']}}
    ${{customerId: 'c', hashedLogin: 'h', login: 'a@b.example'}}   | ${{customerId: 'c', login: 'a@b.example'}}
    ${{data: [{orderNo: '1', C_SSN: '1', lines: [{taxId: '1'}]}]}} | ${{data: [{orderNo: '1', lines: [{}]}]}}
    ${{total: 0, empty: null, is: false, list: []}}                | ${{total: 0, empty: null, is: false, list: []}}
    ${[]}                                                          | ${[]}
    ${'text'}                                                      | ${'text'}
    ${null}                                                        | ${null}
`('from the response $answer a browser gets $given [D-26, G-68]', ({answer, given}) => {
    expect(withoutPersonalFields(answer)).toEqual(given)
})
