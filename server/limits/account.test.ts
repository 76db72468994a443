import {accountKey, basicCredentials, basicHeader} from './account'

const encoded = (text: string) => Buffer.from(text).toString('base64')
const ana = {login: 'ana@example.com', password: 'Muñeca!Linda88'}
const right = encoded('ana@example.com:Muñeca!Linda88')

const from = (...values: string[]) =>
    basicCredentials({
        rawHeaders: values.flatMap((value) => ['AUTHORIZATION', value]),
        headers: {}
    })

/** The same as a function of Managed Runtime gets it. */
const fromGateway = (...values: string[]) =>
    basicCredentials({rawHeaders: [], headers: {authorization: values.join(',')}})

test.each`
    header                              | credentials                      | why
    ${`Basic ${right}`}                 | ${ana}                           | ${'as browsers send it'}
    ${`bAsIc ${right}`}                 | ${ana}                           | ${'with another case of the scheme'}
    ${`Basic   ${right}`}               | ${ana}                           | ${'with more blanks'}
    ${`Basic ${encoded('a:b:c')}`}      | ${{login: 'a', password: 'b:c'}} | ${'with colons in the password'}
    ${`Basic ${encoded('a: b ')}`}      | ${{login: 'a', password: ' b '}} | ${'with spaces at the ends of the password'}
    ${`Basic ${encoded('a:n\u0303')}`}  | ${{login: 'a', password: 'ñ'}}   | ${'in the other Unicode form'}
    ${`Basic ${encoded('a:👩‍👧')}`}       | ${{login: 'a', password: '👩‍👧'}}  | ${'with an emoji'}
    ${`Basic ${right} x`}               | ${undefined}                     | ${'followed by a word'}
    ${`,Basic ${right}`}                | ${undefined}                     | ${'after a comma'}
    ${`Basic ${right}, Basic ${right}`} | ${undefined}                     | ${'twice'}
    ${`Basic\t${right}`}                | ${undefined}                     | ${'after a tab'}
    ${`Basic "${right}"`}               | ${undefined}                     | ${'in quotes'}
    ${`Basic ${right}=`}                | ${undefined}                     | ${'with too much padding'}
    ${'Basic YTpi YTpj'}                | ${undefined}                     | ${'in two parts'}
    ${'Basic YTpiYQ'}                   | ${undefined}                     | ${'without its padding'}
    ${'Basic YTpiYR=='}                 | ${undefined}                     | ${'with bits that no byte has'}
    ${'Basic YTrDsT_-'}                 | ${undefined}                     | ${'in the alphabet of addresses'}
    ${'Basic YTrx'}                     | ${undefined}                     | ${'in Latin-1'}
    ${`Basic ${encoded('a:b\u0000')}`}  | ${undefined}                     | ${'with a control character'}
    ${`Basic ${encoded('a\tb:c')}`}     | ${undefined}                     | ${'with a tab in the user id'}
    ${`Basic ${encoded('ana')}`}        | ${undefined}                     | ${'without a colon'}
    ${`Basic ${encoded(':x')}`}         | ${undefined}                     | ${'without a user id'}
    ${'Basic'}                          | ${undefined}                     | ${'without a token'}
    ${`Bearer ${right}`}                | ${undefined}                     | ${'of another scheme'}
    ${''}                               | ${undefined}                     | ${'empty'}
`('credentials $why have one reading or none [D-20] (D-50)', ({header, credentials}) => {
    expect(from(header)).toEqual(credentials)
    expect(fromGateway(header)).toEqual(credentials)
})

test('two headers are not read, and neither is none [D-20]', () => {
    expect(from(`Basic ${right}`, `Basic ${right}`)).toBeUndefined()
    expect(from()).toBeUndefined()
})

test('what is sent on is what was read', () => {
    expect(from(basicHeader(ana))).toEqual(ana)
})

test.each([
    'ANA@example.com',
    ' ana@example.com ',
    'ana@example.com\u00a0',
    'an\u200ba@example.com',
    'ａｎａ@example.com'
])('"%s" is counted as the account ana@example.com [D-20]', (login) => {
    expect(accountKey(login)).toBe(accountKey('ana@example.com'))
})

test('two accounts are counted apart [D-20]', () => {
    expect(accountKey('ana@example.com')).not.toBe(accountKey('anna@example.com'))
})
