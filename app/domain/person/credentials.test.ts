import {
    cleanEmail,
    isCommonPassword,
    isEmail,
    longestPassword,
    metRequirements,
    oktaIdOf,
    passwordProblem,
    passwordStrength,
    sentPassword,
    unsendableInLogin
} from './credentials'

const emailOf = (length: number): string =>
    `${'a'.repeat(length - '@example.com'.length)}@example.com`

test.each`
    email                      | valid    | why
    ${'ana@example.com'}       | ${true}  | ${'plain'}
    ${' ana@example.com '}     | ${true}  | ${'pasted with spaces around it'}
    ${'a.b+c@mail.example.co'} | ${true}  | ${'with dots, a plus and a subdomain'}
    ${emailOf(254)}            | ${true}  | ${'of 254 characters'}
    ${emailOf(255)}            | ${false} | ${'of 255 characters'}
    ${''}                      | ${false} | ${'empty'}
    ${'ana'}                   | ${false} | ${'without @'}
    ${'@example.com'}          | ${false} | ${'without a name'}
    ${'ana@b@example.com'}     | ${false} | ${'with two @'}
    ${'ana maria@example.com'} | ${false} | ${'with a space'}
    ${'ana@example'}           | ${false} | ${'without a dot in the domain'}
    ${'ana@example..com'}      | ${false} | ${'with an empty part of the domain'}
    ${'ana@example.c'}         | ${false} | ${'with one letter at the end'}
    ${'ana@example.c1'}        | ${false} | ${'with a number at the end'}
    ${'ana@example.com2'}      | ${false} | ${'with a number after the end'}
    ${'ana@example.com,'}      | ${false} | ${'with a comma after it'}
`('an email address $why: $valid [AUTH-022] [AUTH-032] (G-33)', ({email, valid}) => {
    expect(isEmail(email)).toBe(valid)
})

test.each`
    password                    | problem        | row
    ${''}                       | ${'missing'}   | ${'AUTH-023'}
    ${'aA1!aaa'}                | ${'length'}    | ${'AUTH-026'}
    ${'kT4!wpzq'}               | ${undefined}   | ${'AUTH-026'}
    ${'kt4!wpzq'}               | ${'uppercase'} | ${'AUTH-027'}
    ${'KT4!WPZQ'}               | ${'lowercase'} | ${'AUTH-028'}
    ${'kTv!wpzq'}               | ${'number'}    | ${'AUTH-029'}
    ${'kT4vwpzq'}               | ${'special'}   | ${'AUTH-030'}
    ${'kT4-wpzq'}               | ${'special'}   | ${'AUTH-030'}
    ${'kT4_wpzq'}               | ${'special'}   | ${'AUTH-030'}
    ${'a'}                      | ${'length'}    | ${'AUTH-026'}
    ${'aaaaaaaa'}               | ${'uppercase'} | ${'AUTH-027'}
    ${`kT4!${'x'.repeat(124)}`} | ${undefined}   | ${'AUTH-026'}
    ${`kT4!${'x'.repeat(125)}`} | ${'too-long'}  | ${'AUTH-026'}
    ${'Password1!'}             | ${'common'}    | ${'AUTH-026'}
`('the password "$password" is answered: $problem [$row] (G-32, D-20)', ({password, problem}) => {
    expect(passwordProblem(password)).toBe(problem)
})

test.each`
    password                          | problem        | why
    ${'Contraseña-Larga!2026'}        | ${undefined}   | ${'accented'}
    ${'Muñeca!Linda88'}               | ${undefined}   | ${'accented'}
    ${'Piñata€Azul77!'}               | ${undefined}   | ${'with a sign beyond Latin-1'}
    ${'kT4!😀👩‍👩‍👧‍👦'}                     | ${undefined}   | ${'with emoji'}
    ${' kT4!wpzq '}                   | ${undefined}   | ${'with spaces at its ends'}
    ${'kT4!ｗｐｚｑ'}                 | ${undefined}   | ${'full-width'}
    ${`kT4!${'😀'.repeat(124)}`}      | ${undefined}   | ${'of 128 emoji, which are 252 UTF-16 units'}
    ${`kT4!${'😀'.repeat(125)}`}      | ${'too-long'}  | ${'of 129 characters'}
    ${`kT4!${'n\u0303'.repeat(124)}`} | ${undefined}   | ${'of 128 letters, typed as 252 characters'}
    ${'kT4!😀😀'}                     | ${'length'}    | ${'of six characters, which are eight units'}
    ${'kT4!n\u0303n\u0303'}           | ${'length'}    | ${'of six letters, typed as eight characters'}
    ${'E\u0301t4!wpzq'}               | ${'uppercase'} | ${'whose capital is a plain one only in NFD form'}
    ${'kT4!wp\tzq'}                   | ${'control'}   | ${'with a tab'}
    ${'kT4!wp\u007fzq'}               | ${'control'}   | ${'with a deleted character'}
    ${'kT4!wp\u0085zq'}               | ${'control'}   | ${'with a control character beyond ASCII'}
    ${'kT4!wp\ud83dzq'}               | ${'broken'}    | ${'with half of an emoji'}
    ${'Contraseña1!'}                 | ${'common'}    | ${'common with its accent'}
    ${'Contrasen\u0303a1!'}           | ${'common'}    | ${'common in the other form'}
`('a password $why: $problem (D-50)', ({password, problem}) => {
    expect(passwordProblem(password)).toBe(problem)
})

test('a password is sent in one form, however it was typed, and otherwise unchanged (D-50)', () => {
    expect(sentPassword('Mun\u0303eca!Linda88')).toBe('Muñeca!Linda88')
    expect(sentPassword(' Ｌａｒｇｏ　2026 ')).toBe(' Ｌａｒｇｏ　2026 ')
})

test.each`
    email                      | problem      | why
    ${'ana@example.com'}       | ${undefined} | ${'plain'}
    ${' niña@example.com '}    | ${undefined} | ${'accented, with spaces around it'}
    ${'ana:b@example.com'}     | ${'colon'}   | ${'with a colon, which would end the user id'}
    ${'ana\u0007@example.com'} | ${'control'} | ${'with a control character'}
    ${'ana\udc00@example.com'} | ${'broken'}  | ${'with half of a character'}
`('an email address $why can be a user id: $problem (D-50)', ({email, problem}) => {
    expect(unsendableInLogin(email)).toBe(problem)
})

test('an email address is sent in one form too (D-50)', () => {
    expect(cleanEmail(' nin\u0303a@example.com ')).toBe('niña@example.com')
})

test.each([...'!@#$%^&*(),.?":{}|<>'])('%s counts as a special character [AUTH-030]', (sign) => {
    expect(passwordProblem(`kT4${sign}wpzq`)).toBeUndefined()
})

test('a password may have 128 characters (D-20)', () => {
    expect(longestPassword).toBe(128)
})

test.each`
    password           | common
    ${'Password1!'}    | ${true}
    ${'P@ssw0rd!'}     | ${true}
    ${'Pa$$w0rd2026'}  | ${true}
    ${'Summer2026!'}   | ${true}
    ${'123Qwerty!'}    | ${true}
    ${'Admin@123'}     | ${true}
    ${'!QAZ2wsx'}      | ${true}
    ${'1qaz@WSX'}      | ${true}
    ${'1Q2w#E4r'}      | ${true}
    ${'1q2W3e$r5T'}    | ${true}
    ${'Q1w@e3r4'}      | ${true}
    ${'Zaq1@wsx'}      | ${true}
    ${'P4ssword!'}     | ${true}
    ${'Pa55word!'}     | ${true}
    ${'S3cret99!'}     | ${true}
    ${'Pr!ncess1'}     | ${true}
    ${'Pr1ncess!'}     | ${true}
    ${'Mus7ang?9'}     | ${true}
    ${'Sofa4Blue?Cat'} | ${false}
    ${'Passable9!'}    | ${false}
    ${'40718263!'}     | ${false}
`('$password is one of the most common passwords: $common (D-20)', ({password, common}) => {
    expect(isCommonPassword(password)).toBe(common)
})

test.each`
    password      | met
    ${''}         | ${[]}
    ${'a'}        | ${['lowercase']}
    ${'aB'}       | ${['uppercase', 'lowercase']}
    ${'aB3'}      | ${['uppercase', 'lowercase', 'number']}
    ${'aB3?'}     | ${['uppercase', 'lowercase', 'number', 'special']}
    ${'aB3?aB3?'} | ${['length', 'uppercase', 'lowercase', 'number', 'special']}
`('"$password" ticks off $met [AUTH-031]', ({password, met}) => {
    expect(metRequirements(password)).toEqual(met)
})

test.each`
    password          | strength
    ${''}             | ${0}
    ${'kt'}           | ${1}
    ${'ktvwpzqr'}     | ${1}
    ${'Password1!'}   | ${1}
    ${'kTvwpzqr'}     | ${2}
    ${'kT4vwpzqr'}    | ${2}
    ${'kT4!wpzqrxy'}  | ${3}
    ${'kT4!wpzqrxyv'} | ${4}
`('"$password" has strength $strength of 4 [AUTH-024]', ({password, strength}) => {
    expect(passwordStrength(password)).toBe(strength)
})

test.each`
    login                | id
    ${'a-b-c'}           | ${'c'}
    ${'ana@example.com'} | ${'ana@example.com'}
    ${'a-'}              | ${''}
`('the login $login has the provider id "$id" [WISH-008]', ({login, id}) => {
    expect(oktaIdOf(login)).toBe(id)
})
