import {act, render, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useEffect} from 'react'
import {FormProvider, useController, useForm, useFormContext, useFormState} from 'react-hook-form'

type Person = {name: string; phone: string}

const defaultValues = {
    agreed: false,
    people: [
        {name: 'Kim', phone: ''},
        {name: 'Pat', phone: ''}
    ]
}

type Values = typeof defaultValues

const required = {missing: (text: unknown) => text !== '' || 'Enter this', short: () => true}

const Line = ({name}: {name: `people.${number}.${keyof Person}`}) => {
    const {field, fieldState} = useController<Values, typeof name>({
        name,
        rules: {validate: required}
    })
    return (
        <label>
            {name}
            <input value={field.value} onChange={({target}) => field.onChange(target.value)} />
            <span role="alert">{fieldState.error?.message}</span>
        </label>
    )
}

const State = () => {
    const {isDirty, isSubmitted} = useFormState()
    return (
        <output>{`${isDirty ? 'changed' : 'as before'}, ${isSubmitted ? 'sent' : 'new'}`}</output>
    )
}

type Form = ReturnType<typeof useFormContext<Values>>

const Outside = ({onForm}: {onForm: (form: Form) => void}) => {
    const form = useFormContext<Values>()
    useEffect(() => onForm(form), [form, onForm])
    return null
}

const show = () => {
    const sent: Values[] = []
    const refused: Values[] = []
    const forms: Form[] = []
    const keep = (form: Form) => void forms.push(form)
    const People = ({phones = true}: {phones?: boolean}) => {
        const whole = useForm<Values>({defaultValues})
        const send = whole.handleSubmit(
            (values) => void sent.push(values),
            () => void refused.push(whole.getValues())
        )
        return (
            <FormProvider {...whole}>
                <Outside onForm={keep} />
                <Line name="people.0.name" />
                {phones ? <Line name="people.1.phone" /> : null}
                <State />
                <button onClick={() => void send()}>Send</button>
            </FormProvider>
        )
    }
    const {rerender} = render(<People />)
    return {
        sent,
        refused,
        /** The calls to the form from outside of its fields. */
        form: () => {
            const [form] = forms
            if (!form) throw new Error('There is no form')
            return form
        },
        hidePhones: () => rerender(<People phones={false} />),
        user: userEvent.setup()
    }
}

const send = () => screen.getByRole('button', {name: 'Send'})
const phone = () => screen.getByRole('textbox', {name: /people.1.phone/})
const name = () => screen.getByRole('textbox', {name: /people.0.name/})
const state = () => screen.getByRole('status').textContent

test('changing one value leaves the others as they are', async () => {
    const {user, sent, form} = show()
    await user.type(phone(), '1')
    await user.click(send())

    expect(sent).toEqual([
        {
            agreed: false,
            people: [
                {name: 'Kim', phone: ''},
                {name: 'Pat', phone: '1'}
            ]
        }
    ])
    expect(form().getValues('people.1')).toEqual({name: 'Pat', phone: '1'})
})

test('typing and deleting the text again is no change', async () => {
    const {user} = show()
    expect(state()).toBe('as before, new')
    await user.type(phone(), '1')
    expect(state()).toBe('changed, new')
    await user.clear(phone())
    expect(state()).toBe('as before, new')
})

test('an invalid field prevents the submit, but not if it is no longer shown', async () => {
    const {user, sent, refused, hidePhones} = show()
    await user.click(send())
    expect(screen.getByText('Enter this')).toBeVisible()
    expect([sent.length, refused.length, state()]).toEqual([0, 1, 'as before, sent'])

    hidePhones()
    await user.click(send())
    expect([sent.length, refused.length]).toEqual([1, 1])
})

test('a new default value is no change, and does not hide a change of another field', async () => {
    const {user, form} = show()
    act(() => form().resetField('people.0.name', {defaultValue: 'Lee'}))
    expect(name()).toHaveValue('Lee')
    expect(state()).toBe('as before, new')

    await user.type(name(), '!')
    act(() => form().resetField('people.1.phone', {defaultValue: '5'}))
    expect(state()).toBe('changed, new')
    act(() => form().reset(form().getValues()))
    expect(state()).toBe('as before, new')
    expect(name()).toHaveValue('Lee!')
})

test('an error set from outside stays until it is cleared or the field is validated', async () => {
    const {user, form} = show()
    act(() => form().setError('people.0.name', {type: 'server', message: 'Unknown'}))
    expect(screen.getByText('Unknown')).toBeVisible()
    act(() => form().clearErrors('people.0.name'))
    expect(screen.queryByText('Unknown')).toBeNull()

    act(() => form().setError('people.0.name', {type: 'server', message: 'Unknown'}))
    await user.click(send())
    expect(screen.queryByText('Unknown')).toBeNull()
})

test('an error of the whole form, or of a valid field, does not prevent the next submit', async () => {
    const {user, sent, form} = show()
    await user.type(phone(), '1')
    act(() => {
        form().setError('root.server', {type: 'server', message: 'Not now'})
        form().setError('people.1.phone', {type: 'server', message: 'Unknown'})
    })
    await user.click(send())

    expect([sent.length, state()]).toEqual([1, 'changed, sent'])
    expect(screen.queryByText('Unknown')).toBeNull()
})

test('a prevented submit shows the current errors, and not the previous ones', async () => {
    const {user, form} = show()
    act(() => form().setError('people.0.name', {type: 'server', message: 'Unknown'}))
    await user.click(send())

    expect(screen.getByText('Enter this')).toBeVisible()
    expect(screen.queryByText('Unknown')).toBeNull()
})

test('a value set from outside is validated if requested', async () => {
    const {form} = show()
    await act(async () => form().setValue('people.0.name', '', {shouldValidate: true}))
    expect(screen.getByText('Enter this')).toBeVisible()
    expect(state()).toBe('as before, new')
    await act(async () => form().setValue('people.0.name', 'Lou', {shouldDirty: true}))
    expect(state()).toBe('changed, new')
})
