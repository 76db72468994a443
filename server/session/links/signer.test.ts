import {createSigner} from './signer'

const [old, fresh] = ['the-old-secret-of-31-characters', 'the-new-secret-of-31-characters']
const signed = createSigner(old).sign('a')

test.each`
    setting               | what                                  | isGood
    ${old}                | ${'before the change'}                | ${true}
    ${`${fresh},${old}`}  | ${'while both are set'}               | ${true}
    ${`${fresh}, ${old}`} | ${'with a blank between them'}        | ${true}
    ${`${old},${fresh}`}  | ${'while servers learn the new one'}  | ${true}
    ${fresh}              | ${'after the old one was taken away'} | ${false}
`('$what, what the old secret has signed is good: $isGood', ({setting, isGood}) => {
    expect(createSigner(setting).isSigned('a', signed)).toBe(isGood)
})

test('the first secret signs', () => {
    expect(createSigner(`${fresh},${old}`).sign('a')).toBe(createSigner(fresh).sign('a'))
    expect(createSigner(`${old},${fresh}`).sign('a')).toBe(signed)
})

test.each(['', 'a', signed.slice(1), `${signed}a`, createSigner('another-secret').sign('a')])(
    'another signature is not good: %j',
    (signature) => {
        expect(createSigner(`${fresh},${old}`).isSigned('a', signature)).toBe(false)
    }
)

test('a signature of another text is not good', () => {
    expect(createSigner(old).isSigned('b', signed)).toBe(false)
})
