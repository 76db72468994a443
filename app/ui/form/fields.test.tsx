import {act, screen} from '@testing-library/react'
import {axe} from 'jest-axe'
import * as z from 'zod/mini'
import {press, sentFrom} from '../../../tests/support/server/sent-from'
import {filled} from './schema'
import {PasswordChecklist, PasswordField, SsnField} from './fields/secret-fields'
import {EmailField, FormTextField, MoneyField, PhoneField, ZipField} from './fields/text-fields'

test.each`
    field                                                                        | name                                | type          | inputMode    | autoComplete
    ${(<FormTextField name="x" label="First name" autoComplete="given-name" />)} | ${'First name'}                     | ${null}       | ${null}      | ${'given-name'}
    ${(<EmailField name="x" label="Email" />)}                                   | ${'Email'}                          | ${'email'}    | ${'email'}   | ${'email'}
    ${(<EmailField name="x" label="Email" autoComplete="username" />)}           | ${'Email'}                          | ${'email'}    | ${'email'}   | ${'username'}
    ${(<PhoneField name="x" label="Mobile phone" />)}                            | ${'Mobile phone'}                   | ${'tel'}      | ${'tel'}     | ${'tel'}
    ${(<ZipField name="x" label="ZIP code" />)}                                  | ${'ZIP code'}                       | ${null}       | ${'numeric'} | ${'postal-code'}
    ${(<ZipField name="x" label="Postal code" country="CA" />)}                  | ${'Postal code'}                    | ${null}       | ${'text'}    | ${'postal-code'}
    ${(<MoneyField name="x" label="Monthly income" />)}                          | ${'Monthly income'}                 | ${null}       | ${'decimal'} | ${'off'}
    ${(<SsnField name="x" label="Social Security number or ITIN" />)}            | ${'Social Security number or ITIN'} | ${null}       | ${'numeric'} | ${'off'}
    ${(<PasswordField name="x" label="Password" kind="current" />)}              | ${'Password'}                       | ${'password'} | ${null}      | ${'current-password'}
    ${(<PasswordField name="x" label="Password" kind="new" />)}                  | ${'Password'}                       | ${'password'} | ${null}      | ${'new-password'}
    ${(<FormTextField name="x" label="Apt" optional autoComplete="off" />)}      | ${'Apt (optional)'}                 | ${null}       | ${null}      | ${'off'}
`(
    '$name asks the browser for $autoComplete, on a keyboard for $inputMode [D-23]',
    async ({field, name, type, inputMode, autoComplete}) => {
        const {container} = sentFrom(field, {x: ''})

        const input = screen.getByLabelText(name)
        expect(input.getAttribute('type')).toBe(type)
        expect(input.getAttribute('inputmode')).toBe(inputMode)
        expect(input).toHaveAttribute('autocomplete', autoComplete)
        expect(input).not.toHaveAttribute('maxlength')
        expect(await axe(container)).toHaveNoViolations()
    }
)

test('a hint and an error belong to their field, and the error says that it is one [D-23]', async () => {
    const {user} = sentFrom(
        <EmailField name="email" label="Email" hint="For your receipts" />,
        {email: ''},
        z.object({email: z.string().check(filled('Please enter your email address.'))})
    )
    const field = screen.getByRole('textbox', {name: 'Email'})
    expect(field).toHaveAccessibleDescription('For your receipts')

    await user.click(press())

    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(
        'For your receipts Error: Please enter your email address.'
    )
})

test('a phone number is written in our way when the shopper leaves it, never while typing [D-23]', async () => {
    const {user, sent} = sentFrom(
        <PhoneField name="phone" label="Phone" format={(typed) => `(${typed})`} />,
        {phone: ''}
    )
    const field = screen.getByRole('textbox', {name: 'Phone'})

    await user.type(field, '2145550134')
    expect(field).toHaveValue('2145550134')
    await user.tab()
    expect(field).toHaveValue('(2145550134)')
    await user.click(press())

    expect(sent).toEqual([{phone: '(2145550134)'}])
})

test('a mistyped provider is offered again, and only taken on demand', async () => {
    const {user} = sentFrom(
        <EmailField
            name="email"
            label="Email"
            suggest={(typed) => (typed.endsWith('.con') ? typed.replace(/n$/, 'm') : undefined)}
        />,
        {email: ''}
    )
    const field = screen.getByRole('textbox', {name: 'Email'})

    await user.type(field, 'ada@mail.con')
    expect(screen.queryByRole('button', {name: /Did you mean/})).not.toBeInTheDocument()
    await user.tab()
    expect(field).toHaveValue('ada@mail.con')
    await user.click(screen.getByRole('button', {name: 'Did you mean ada@mail.com?'}))

    expect(field).toHaveValue('ada@mail.com')
    expect(screen.queryByRole('button', {name: /Did you mean/})).not.toBeInTheDocument()
})

test('a password can be shown, and is hidden again when the form is sent [D-20]', async () => {
    const {user, sent} = sentFrom(
        <PasswordField name="password" label="Password" kind="current" />,
        {password: ''}
    )
    const field = screen.getByLabelText('Password')

    await user.type(field, 'correct horse')
    await user.click(screen.getByRole('button', {name: 'Show Password'}))
    expect(field).toHaveAttribute('type', 'text')
    await user.click(press())

    expect(field).toHaveAttribute('type', 'password')
    expect(sent).toEqual([{password: 'correct horse'}])
})

test('a password is shown and hidden by the keyboard too, one press at a time', async () => {
    const {user} = sentFrom(<PasswordField name="password" label="Password" kind="current" />, {
        password: ''
    })
    const field = screen.getByLabelText('Password')

    await user.click(field)
    await user.tab()
    expect(screen.getByRole('button', {name: 'Show Password'})).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(field).toHaveAttribute('type', 'text')
    await user.keyboard(' ')
    expect(field).toHaveAttribute('type', 'password')
    expect(screen.getByRole('button', {name: 'Show Password'})).toHaveFocus()
})

test('a password may be pasted [D-20]', async () => {
    const {user} = sentFrom(<PasswordField name="password" label="Password" kind="new" />, {
        password: ''
    })

    await user.click(screen.getByLabelText('Password'))
    await user.paste('from a manager')

    expect(screen.getByLabelText('Password')).toHaveValue('from a manager')
})

test('a new password is shown what it still needs, and how strong it is', async () => {
    const {user, container} = sentFrom(
        <>
            <PasswordField name="password" label="Password" kind="new" describedBy="rules" />
            <PasswordChecklist
                id="rules"
                name="password"
                rules={[
                    {label: 'At least 8 characters', met: (typed) => typed.length >= 8},
                    {label: 'One number', met: (typed) => /\d/.test(typed)}
                ]}
                strength={(typed) => (typed.length < 8 ? 1 : 4)}
            />
        </>,
        {password: ''}
    )
    const field = screen.getByLabelText('Password')
    const rules = () => screen.getAllByRole('listitem').map((rule) => rule.textContent)

    await user.type(field, 'sevench')
    expect(rules()).toEqual(['Still needed: At least 8 characters', 'Still needed: One number'])
    expect(screen.getByText('Password strength: weak')).toBeVisible()

    await user.type(field, '8')
    expect(rules()).toEqual(['Done: At least 8 characters', 'Done: One number'])
    expect(field).toHaveAccessibleDescription(/Done: At least 8 characters/)
    expect(screen.getByText('Password strength: strong')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
})

test('a hidden number that is entered again stays selected, so that what is typed replaces it [D-23]', async () => {
    const {user} = sentFrom(<SsnField name="ssn" label="SSN" />, {ssn: ''})
    const field = screen.getByRole<HTMLInputElement>('textbox', {name: 'SSN'})
    await user.type(field, '666-12-3456')
    await user.tab()
    expect(field).toHaveValue('***-**-3456')

    act(() => {
        field.focus()
        field.select()
    })

    expect(field).toHaveValue('666-12-3456')
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 11])
})

test('a Social Security number is hidden on leaving, shown on demand and sent as typed [D-23]', async () => {
    const {user, sent} = sentFrom(<SsnField name="ssn" label="SSN" />, {ssn: ''})
    const field = screen.getByRole('textbox', {name: 'SSN'})
    expect(field).toHaveAttribute('spellcheck', 'false')

    await user.type(field, '219-09-9999')
    expect(field).toHaveValue('219-09-9999')
    await user.tab()
    expect(field).toHaveValue('***-**-9999')

    await user.click(screen.getByRole('button', {name: 'Show SSN'}))
    expect(field).toHaveValue('219-09-9999')
    await user.click(press())

    expect(field).toHaveValue('***-**-9999')
    expect(sent).toEqual([{ssn: '219-09-9999'}])
})
