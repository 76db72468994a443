import {render, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useFieldArray} from 'react-hook-form'
import {IntlProvider} from 'react-intl'
import * as z from 'zod/mini'
import spanish from '../../../translations/es-US.json'
import {Button} from '../button/button'
import {Checkbox} from './fields/choice-fields'
import {messages} from './field-messages'
import {Form, type FormProps, SubmitButton} from './form'
import {ErrorSummary, FormAlert} from './form-alerts'
import {filled, rule, ruleAt, ticked} from './schema'
import {FormTextField} from './fields/text-fields'

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))

const show = (form: JSX.Element, locale = 'en-US') =>
    render(
        <IntlProvider
            locale={locale}
            defaultLocale="en-US"
            messages={locale === 'es-US' ? spanish : {}}
        >
            {form}
        </IntlProvider>
    )

const account = z
    .object({
        city: z.string().check(z.trim(), filled(messages.choose)),
        number: z.string().check(rule((text) => (/^\d+$/.test(text) ? undefined : messages.month))),
        again: z.string(),
        plain: z.string().check(z.maxLength(3)),
        agreed: z.boolean().check(ticked('Agree to this'))
    })
    .check(ruleAt('again', ({number, again}) => (number === again ? undefined : messages.day)))

type Account = z.infer<typeof account>

const AccountForm = ({onSubmit}: Pick<FormProps<Account>, 'onSubmit'>) => (
    <Form
        schema={account}
        defaultValues={{city: ' ', number: '', again: 'x', plain: 'long', agreed: false}}
        onSubmit={onSubmit}
    >
        <FormAlert />
        <ErrorSummary />
        {(['city', 'number', 'again', 'plain'] as const).map((name) => (
            <FormTextField key={name} name={name} label={name} autoComplete="off" />
        ))}
        <Checkbox name="agreed" label="agreed" />
        <SubmitButton>Send</SubmitButton>
    </Form>
)

const summary = () => screen.getAllByRole('link').map((link) => link.textContent)

const write = async (field: string, text: string) => {
    await userEvent.clear(screen.getByLabelText(field))
    await userEvent.type(screen.getByLabelText(field), text)
}

test.each([
    ['en-US', ['Choose', 'Month', 'Day', 'Check this answer', 'Agree to this']],
    ['es-US', ['Elija', 'Mes', 'Día', 'Revise esta respuesta', 'Agree to this']]
])(
    'what a schema refuses is said in the language of %s, in the order of the page',
    async (locale, texts) => {
        const sent: object[] = []
        show(<AccountForm onSubmit={(values) => void sent.push(values)} />, locale)
        await press('Send')

        expect(summary()).toEqual(texts)
        expect(screen.getByLabelText('city')).toHaveAccessibleDescription(
            new RegExp(`${texts[0]}$`)
        )
        expect(sent).toEqual([])
    }
)

test('what the schema makes of the values is sent, and what was typed stays', async () => {
    const sent: object[] = []
    show(<AccountForm onSubmit={(values) => void sent.push(values)} />)
    await write('city', ' Oslo ')
    await write('number', '12')
    await write('again', '12')
    await write('plain', 'abc')
    await userEvent.click(screen.getByLabelText('agreed'))
    await press('Send')

    expect(sent).toEqual([{city: 'Oslo', number: '12', again: '12', plain: 'abc', agreed: true}])
    expect(screen.getByLabelText('city')).toHaveValue(' Oslo ')
})

test('only a field that was wrong is validated while it is changed [D-23]', async () => {
    show(<AccountForm onSubmit={() => undefined} />)
    await write('number', 'a')
    expect(screen.getByLabelText('number')).toBeValid()
    await press('Send')
    await write('number', '1')

    expect(screen.getByLabelText('number')).toBeValid()
    expect(screen.getByLabelText('city')).toBeInvalid()
})

test('an error that is set while the form is sent is shown, and the values do not count as sent', async () => {
    const calls: string[] = []
    show(
        <Form
            schema={z.object({city: z.string()})}
            defaultValues={{city: 'Oslo'}}
            onSubmit={({city}, form) => {
                calls.push(city)
                form.setError('city', {type: 'server', message: 'Not there'})
                return undefined
            }}
        >
            <ErrorSummary />
            <FormTextField name="city" label="city" autoComplete="off" />
            <SubmitButton>Send</SubmitButton>
        </Form>
    )
    await press('Send')

    expect(summary()).toEqual(['Not there'])
    expect(screen.getByLabelText('city')).toBeInvalid()
    await press('Send')
    expect(calls).toEqual(['Oslo', 'Oslo'])
})

const guests = z.object({
    table: z.string().check(filled('Choose a table')),
    guests: z
        .array(z.object({name: z.string().check(filled('Enter a name'))}))
        .check(z.minLength(1, 'Add a guest'))
})

const Guests = () => {
    const {fields, append, remove} = useFieldArray<z.input<typeof guests>>({name: 'guests'})
    return (
        <>
            {fields.map(({id}, at) => (
                <div key={id}>
                    <FormTextField
                        name={`guests.${at}.name`}
                        label={`Guest ${at + 1}`}
                        autoComplete="off"
                    />
                    <Button onClick={() => remove(at)}>{`Remove guest ${at + 1}`}</Button>
                </div>
            ))}
            <Button onClick={() => append({name: ''})}>Add</Button>
        </>
    )
}

test('the lines of a repeating group are validated, removed and sent', async () => {
    const sent: object[] = []
    show(
        <Form
            schema={guests}
            defaultValues={{table: 'A', guests: []}}
            onSubmit={(values) => void sent.push(values)}
        >
            <FormAlert />
            <ErrorSummary />
            <Guests />
            <SubmitButton>Send</SubmitButton>
        </Form>
    )
    await press('Send')
    expect(screen.getByRole('alert')).toHaveTextContent('Add a guest')
    expect(screen.getByRole('alert')).toHaveFocus()

    await press('Add')
    await press('Add')
    expect(screen.getByLabelText('Guest 2')).toHaveFocus()
    await userEvent.type(screen.getByLabelText('Guest 2'), 'Pat')
    await press('Send')
    expect(summary()).toEqual(['Enter a name'])
    expect(screen.getByLabelText('Guest 1')).toBeInvalid()
    await press('Remove guest 1')
    expect(screen.getByLabelText('Guest 1')).toHaveValue('Pat')
    await press('Send')

    expect(sent).toEqual([{table: 'A', guests: [{name: 'Pat'}]}])
})

test('an error of a field that the page does not show is said by the alert', async () => {
    show(
        <Form
            schema={guests}
            defaultValues={{table: '', guests: [{name: 'Pat'}]}}
            onSubmit={() => undefined}
        >
            <FormAlert />
            <SubmitButton>Send</SubmitButton>
        </Form>
    )
    await press('Send')
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a table')
})

test('options of react-hook-form apply: new values leave alone what has been typed', async () => {
    const form = (values: {table: string; guests: {name: string}[]}) => (
        <IntlProvider locale="en-US" defaultLocale="en-US">
            <Form
                schema={guests}
                defaultValues={{table: '', guests: []}}
                values={values}
                resetOptions={{keepDirtyValues: true}}
                onSubmit={() => undefined}
            >
                <FormTextField name="table" label="table" autoComplete="off" />
                <Guests />
            </Form>
        </IntlProvider>
    )
    const {rerender} = render(form({table: 'A', guests: [{name: 'Pat'}]}))
    await userEvent.type(screen.getByLabelText('Guest 1'), 'ricia')
    rerender(form({table: 'B', guests: [{name: 'Kim'}]}))

    expect(screen.getByLabelText('table')).toHaveValue('B')
    expect(screen.getByLabelText('Guest 1')).toHaveValue('Patricia')
})
