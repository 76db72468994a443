import {redact} from './redact'

test.each`
    situation                      | value                                               | cleaned
    ${'a text'}                    | ${'from ada@x.test'}                                | ${'from [email]'}
    ${'a number'}                  | ${7}                                                | ${7}
    ${'nothing'}                   | ${null}                                             | ${null}
    ${'a list'}                    | ${['ada@x.test', 1]}                                | ${['[email]', 1]}
    ${'fields'}                    | ${{status: 500, url: '/a?b=c'}}                     | ${{status: 500, url: '/a?b=[redacted]'}}
    ${'fields that tell'}          | ${{c_ssn: '1', password: 'x', Authorization: 'y'}}  | ${{c_ssn: '[redacted]', password: '[redacted]', Authorization: '[redacted]'}}
    ${'fields within [G-68]'}      | ${{customer: {hashedLogin: 'x', firstName: 'Ada'}}} | ${{customer: {hashedLogin: '[redacted]', firstName: 'Ada'}}}
    ${'a hidden list'}             | ${{tokens: ['a', 'b']}}                             | ${{tokens: '[redacted]'}}
    ${'a field that is not given'} | ${{basketId: undefined}}                            | ${{basketId: undefined}}
`('$situation (D-10, G-26)', ({value, cleaned}) => {
    expect(redact(value)).toEqual(cleaned)
})

test('an error keeps its name, message and stack, cleaned', () => {
    const error = new TypeError('no ada@x.test')
    error.stack = 'TypeError: no ada@x.test\n    at f (/srv/shop/ssr.js:1:2)'

    expect(redact({error})).toEqual({
        error: {
            name: 'TypeError',
            message: 'no [email]',
            stack: 'TypeError: no [email]\n    at f (ssr.js:1:2)'
        }
    })
})

test('an error keeps what else it carries, cleaned', () => {
    const error = Object.assign(new Error('x'), {status: 404, email: 'ada@x.test'})

    expect(redact(error)).toMatchObject({message: 'x', status: 404, email: '[redacted]'})
})

test('an error without stack has none', () => {
    const error = new Error('x')
    delete error.stack

    expect(redact(error)).toEqual({name: 'Error', message: 'x', stack: ''})
})

test('a value that holds itself is cut off', () => {
    const value: Record<string, unknown> = {}
    value['self'] = value

    expect(JSON.stringify(redact(value))).toContain('[deeper]')

    const list: unknown[] = []
    list.push(list)

    expect(JSON.stringify(redact(list))).toContain('[deeper]')
})
