import {createIntl} from 'react-intl'
import * as z from 'zod/mini'
import {type Country, countries} from '@app/domain/person/postal-address'
import {type Problem, issueText} from '../schema'
import {email, optionalEmail, optionalPhone, phone} from './contact'
import {currentPassword, loginEmail, newPassword, typedLogin} from './credentials'
import {amount} from './money'
import {nameSchema} from './name'
import {postalAddress, regionFields, regionRules, secondLine} from './postal-address'
import {sentFile} from '../fields/sent-file'
import {typedDate} from './typed-date'

const intl = createIntl({locale: 'en-US', defaultLocale: 'en-US'})

/** What is sent of a value, or the text at each wrong part of it: the first, as forms show them. */
const read = (schema: z.core.$ZodType, value: unknown) => {
    const parsed = z.safeParse(schema, value, {error: (issue) => issueText(issue, intl)})
    if (parsed.success) return {sent: parsed.data}
    return Object.fromEntries(
        [...parsed.error.issues].reverse().map(({path, message}) => [path.join('.'), message])
    )
}

const message = (text: string) => ({id: text, defaultMessage: text})
const texts = {missing: message('missing'), wrong: message('wrong')} satisfies Record<
    string,
    Problem
>

test.each`
    firstName  | lastName      | is
    ${' Ada '} | ${'Lovelace'} | ${{sent: {firstName: 'Ada', lastName: 'Lovelace'}}}
    ${'Ada'}   | ${''}         | ${{lastName: 'no last'}}
    ${' '}     | ${'\t'}       | ${{firstName: 'no first', lastName: 'no last'}}
`('the name “$firstName” “$lastName” is $is', ({firstName, lastName, is}) => {
    const schema = z.object(
        nameSchema({firstNameMissing: message('no first'), lastNameMissing: message('no last')})
    )
    expect(read(schema, {firstName, lastName})).toEqual(is)
})

const street = {address1: ' 1 Elm St ', address2: ' 4 B ', city: 'Dallas '}
const addressTexts = {
    address1Missing: message('no street'),
    cityMissing: message('no city'),
    stateMissing: message('no state'),
    zipWrong: message('wrong zip')
}

test.each`
    typed                                                                 | is
    ${{...street, state: 'TX', postalCode: '75201-1234'}}                 | ${{sent: {address1: '1 Elm St', address2: '4 B', city: 'Dallas', state: 'TX', postalCode: '75201'}}}
    ${{...street, address2: '', state: 'PR', postalCode: '00901'}}        | ${{sent: {address1: '1 Elm St', address2: '', city: 'Dallas', state: 'PR', postalCode: '00901'}}}
    ${{...street, state: 'ON', postalCode: 'K1A 0B1'}}                    | ${{state: 'no state', postalCode: 'wrong zip'}}
    ${{address1: ' ', address2: '', city: '', state: '', postalCode: ''}} | ${{address1: 'no street', city: 'no city', state: 'no state', postalCode: 'wrong zip'}}
`('the address $typed is $is (C-13) (D-52)', ({typed, is}) => {
    const schema = z.object({...postalAddress(addressTexts), ...secondLine})
    expect(read(schema, typed)).toEqual(is)
})

test('a zip that is missing has a text of its own, where there is one', () => {
    const {postalCode} = postalAddress({...addressTexts, zipMissing: message('no zip')})
    expect([read(postalCode, ' '), read(postalCode, '7520')]).toEqual([
        {'': 'no zip'},
        {'': 'wrong zip'}
    ])
})

test.each`
    country | state   | postalCode  | is
    ${'US'} | ${'TX'} | ${'75201'}  | ${{sent: {country: 'US', state: 'TX', postalCode: '75201'}}}
    ${'CA'} | ${'ON'} | ${'k1a0b1'} | ${{sent: {country: 'CA', state: 'ON', postalCode: 'k1a0b1'}}}
    ${'CA'} | ${'TX'} | ${'75201'}  | ${{state: 'no province', postalCode: 'wrong zip'}}
    ${'US'} | ${'ON'} | ${'K1A0B1'} | ${{state: 'no state', postalCode: 'wrong zip'}}
`('in $country, the state $state with the code $postalCode is $is (C-13)', ({is, ...typed}) => {
    const textsOf = (country: Country) =>
        country === 'CA' ? {...addressTexts, stateMissing: message('no province')} : addressTexts
    const schema = z
        .object({country: z.enum(countries), ...regionFields})
        .check(regionRules(textsOf))
    expect(read(schema, typed)).toEqual(is)
})

test.each`
    schema                            | typed                         | is
    ${email(texts)}                   | ${' ada@mail.com '}           | ${{sent: 'ada@mail.com'}}
    ${email(texts)}                   | ${' '}                        | ${{'': 'missing'}}
    ${email(texts)}                   | ${'ada@mail'}                 | ${{'': 'wrong'}}
    ${email({wrong: texts.wrong})}    | ${''}                         | ${{'': 'wrong'}}
    ${optionalEmail(texts.wrong)}     | ${' '}                        | ${{sent: ''}}
    ${optionalEmail(texts.wrong)}     | ${'ada'}                      | ${{'': 'wrong'}}
    ${phone(texts)}                   | ${'+1 (214) 555-0134'}        | ${{sent: '2145550134'}}
    ${phone(texts)}                   | ${''}                         | ${{'': 'missing'}}
    ${phone(texts)}                   | ${'555-0134'}                 | ${{'': 'wrong'}}
    ${optionalPhone(texts.wrong)}     | ${''}                         | ${{sent: ''}}
    ${optionalPhone(texts.wrong)}     | ${'214 555 0134'}             | ${{sent: '2145550134'}}
    ${optionalPhone(texts.wrong)}     | ${'0123456789'}               | ${{'': 'wrong'}}
    ${amount(texts)}                  | ${'$1,250.50'}                | ${{sent: 125050}}
    ${amount(texts)}                  | ${' '}                        | ${{'': 'missing'}}
    ${amount(texts)}                  | ${'350,50'}                   | ${{'': 'wrong'}}
    ${amount(texts)}                  | ${'0'}                        | ${{'': 'wrong'}}
    ${newPassword}                    | ${''}                         | ${{'': 'Please create a password.'}}
    ${newPassword}                    | ${'sofa'}                     | ${{'': 'Password must contain at least 8 characters'}}
    ${newPassword}                    | ${'Password1!'}               | ${{'': 'This password is too easy to guess. Choose another one.'}}
    ${newPassword}                    | ${' Sofa!1234-table '}        | ${{sent: ' Sofa!1234-table '}}
    ${currentPassword(texts.missing)} | ${''}                         | ${{'': 'missing'}}
    ${currentPassword(texts.missing)} | ${' '}                        | ${{sent: ' '}}
    ${currentPassword(texts.missing)} | ${'a\tb'}                     | ${{'': 'Password must not contain a tab, a line break or another control character'}}
    ${typedLogin(texts.missing)}      | ${' anything '}               | ${{sent: 'anything'}}
    ${typedLogin(texts.missing)}      | ${' '}                        | ${{'': 'missing'}}
    ${typedLogin(texts.missing)}      | ${'a:b'}                      | ${{'': 'The email address for your account must not contain a colon (:)'}}
    ${loginEmail(texts.wrong)}        | ${'ada@mail.com '}            | ${{sent: 'ada@mail.com'}}
    ${loginEmail(texts.wrong)}        | ${'ada'}                      | ${{'': 'wrong'}}
    ${loginEmail(texts.wrong)}        | ${'a:b@mail.com'}             | ${{'': 'The email address for your account must not contain a colon (:)'}}
    ${sentFile(texts.missing)}        | ${null}                       | ${{'': 'missing'}}
    ${sentFile()}                     | ${null}                       | ${{sent: null}}
    ${sentFile()}                     | ${'sending'}                  | ${{'': 'Wait until the file is sent, or cancel it'}}
    ${sentFile(texts.missing)}        | ${{id: 'f-1', name: 'a.jpg'}} | ${{sent: {id: 'f-1', name: 'a.jpg'}}}
`('what was typed as $typed is $is', ({schema, typed, is}) => {
    expect(read(schema, typed)).toEqual(is)
})

test.each`
    found                                 | is
    ${undefined}                          | ${{sent: {month: '2', day: '30', year: ''}}}
    ${{problem: 'all'}}                   | ${{month: 'all', day: 'all', year: 'all'}}
    ${{problem: 'part', parts: []}}       | ${{month: 'part', day: 'part', year: 'part'}}
    ${{problem: 'part', parts: ['year']}} | ${{year: 'part'}}
`('a date with the problem $found is wrong in its parts: $is', ({found, is}) => {
    expect(
        read(
            typedDate(() => found),
            {month: '2', day: '30', year: ''}
        )
    ).toEqual(is)
})
