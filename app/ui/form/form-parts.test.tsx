import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {Helmet} from 'react-helmet'
import * as z from 'zod/mini'
import {showInShop} from '../../../tests/support/shop/render-page'
import {Form, SubmitButton, type FormProps} from './form'
import {ErrorSummary, FormAlert} from './form-alerts'
import {filled} from './schema'
import {PasswordField} from './fields/secret-fields'
import {FormTextField} from './fields/text-fields'

/** The last name is validated before the first, and stands after it. */
const schema = z.object({
    last: z.string().check(filled('Please enter your last name.')),
    first: z.string().check(filled('Please enter your first name.')),
    password: z.string()
})

type Names = z.infer<typeof schema>
type Send = FormProps<Names>['onSubmit']

const aForm = (onSubmit: Send, summary = true) => {
    const view = showInShop(
        <Form
            schema={schema}
            defaultValues={{last: '', first: '', password: ''}}
            onSubmit={onSubmit}
        >
            <Helmet>
                <title>Create account</title>
            </Helmet>
            <FormAlert />
            {summary ? <ErrorSummary /> : null}
            <FormTextField name="first" label="First name" autoComplete="given-name" />
            <FormTextField name="last" label="Last name" autoComplete="family-name" />
            <PasswordField name="password" label="Password" kind="current" />
            <SubmitButton>Send</SubmitButton>
        </Form>
    )
    return {...view, user: userEvent.setup()}
}

const first = () => screen.getByRole('textbox', {name: 'First name'})
const last = () => screen.getByRole('textbox', {name: 'Last name'})
const send = () => screen.getByRole('button', {name: 'Send'})

test('nothing is called wrong before the form is sent [D-23]', async () => {
    const {user} = aForm(() => undefined)

    await user.click(first())
    await user.tab()

    expect(first()).toBeValid()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the summary takes the focus, names each wrong field in the order of the page and leads to it [D-23]', async () => {
    const {user, container} = aForm(() => undefined)

    await user.click(send())

    const summary = screen.getByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Please enter your first name.',
        'Please enter your last name.'
    ])
    expect(await axe(container)).toHaveNoViolations()

    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(last()).toHaveFocus()
})

test.each`
    part         | failure                         | takes
    ${'alert'}   | ${{alert: 'Not possible now.'}} | ${'[data-form-alert]'}
    ${'summary'} | ${{fields: {first: 'Taken.'}}}  | ${'[data-error-summary]'}
`(
    'the $part has the focus from its first paint: no key goes to the button in between',
    async ({failure, takes}) => {
        const {container, user} = aForm(() => Promise.resolve(failure))
        await user.type(first(), 'Ada')
        await user.type(last(), 'Lovelace')
        const hadFocus: boolean[] = []
        const watching = new MutationObserver(() => {
            const part = container.querySelector(takes)
            if (part) hadFocus.push(document.activeElement === part)
        })
        watching.observe(container, {childList: true, subtree: true})

        await user.click(send())
        await screen.findByRole('alert')
        watching.disconnect()

        expect(new Set(hadFocus)).toEqual(new Set([true]))
    }
)

test('the title of a page with errors begins with "Error:" [D-23]', async () => {
    const {user} = aForm(() => undefined)
    await waitFor(() => expect(document.title).toBe('Create account'))

    await user.click(send())
    await waitFor(() => expect(document.title).toBe('Error: Create account'))

    await user.type(first(), 'Ada')
    await user.type(last(), 'Diaz')
    await user.click(send())
    await waitFor(() => expect(document.title).toBe('Create account'))
})

test('a form without summary leads to its first wrong field', async () => {
    const {user} = aForm(() => undefined, false)

    await user.click(send())

    await waitFor(() => expect(first()).toHaveFocus())
})

test('what was wrong is right as soon as it is; what was right is left alone until the next attempt [D-23]', async () => {
    const {user} = aForm(() => undefined)
    await user.type(last(), 'Diaz')
    await user.click(send())

    await user.type(first(), 'A')
    await waitFor(() => expect(first()).toBeValid())
    await user.clear(last())
    expect(last()).toBeValid()

    await user.click(send())
    expect(last()).toBeInvalid()
})

test('a server’s error lands on its field, what is about no field in the alert, and the values stay [D-23]', async () => {
    const {user} = aForm(() =>
        Promise.resolve({fields: {first: 'Enter another name', unknown: 'Come back tomorrow'}})
    )
    await user.type(first(), 'Ada')
    await user.type(last(), 'Diaz')
    await user.type(screen.getByLabelText('Password'), 'secret')

    await user.click(send())

    const alert = await screen.findByText('Come back tomorrow')
    await waitFor(() => expect(alert.parentElement).toHaveFocus())
    expect(first()).toHaveAccessibleDescription('Error: Enter another name')
    expect(first()).toHaveValue('Ada')
    // A password that was refused is typed again [F16].
    expect(screen.getByLabelText('Password')).toHaveValue('')
})

test('what a server refused is right as soon as it is typed again, and the form is sent again [D-23]', async () => {
    const sent: Names[] = []
    const {user} = aForm((values) => {
        sent.push(values)
        return values.first === 'Ada' ? {fields: {first: 'Enter another name'}} : undefined
    })
    await user.type(first(), 'Ada')
    await user.type(last(), 'Diaz')
    await user.click(send())
    await waitFor(() => expect(first()).toBeInvalid())

    await user.type(first(), 'n')
    await waitFor(() => expect(first()).toBeValid())
    await user.click(send())

    expect(sent.map((values) => values.first)).toEqual(['Ada', 'Adan'])
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test('what a server refused neither stands while it is sent again nor stops it [D-23]', async () => {
    const answers: (() => void)[] = []
    const refusal = {alert: 'Not now', fields: {first: 'Enter another name'}}
    const {user} = aForm(() => {
        if (answers.length === 0) {
            answers.push(() => undefined)
            return refusal
        }
        return new Promise((resolve) => answers.push(() => resolve(undefined)))
    })
    await user.type(first(), 'Ada')
    await user.type(last(), 'Diaz')
    await user.click(send())
    expect(await screen.findByText('Not now')).toBeVisible()
    await waitFor(() => expect(first()).toBeInvalid())

    await user.click(send())

    await waitFor(() => expect(answers).toHaveLength(2))
    expect(send()).toHaveAttribute('aria-disabled', 'true')
    expect(first()).toBeValid()
    expect(screen.queryByText('Not now')).not.toBeInTheDocument()
    await act(async () => {
        answers[1]?.()
        await Promise.resolve()
    })
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'))
    expect(first()).toBeValid()
})

test('an attempt that breaks off says so, and the same form can be sent again', async () => {
    let attempts = 0
    const {user} = aForm(() => {
        attempts += 1
        return attempts === 1 ? Promise.reject(new Error('offline')) : undefined
    })
    await user.type(first(), 'Ada')
    await user.type(last(), 'Diaz')

    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent(
        'That did not work. Your answers are still here. Try again.'
    )
    await user.click(send())

    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(attempts).toBe(2)
})

test('a form is sent once however often it is tapped, and nothing is disabled meanwhile [D-23]', async () => {
    let sent = 0
    let finish: () => void = () => undefined
    const {user} = aForm(async () => {
        sent += 1
        await new Promise<void>((resolve) => (finish = resolve))
        return undefined
    })
    await user.type(first(), 'Ada')
    await user.type(last(), 'Diaz')

    await user.dblClick(send())
    await user.type(last(), '{Enter}')

    expect(sent).toBe(1)
    expect(send()).toHaveAttribute('aria-disabled', 'true')
    expect(send()).toBeEnabled()
    expect(last()).toBeEnabled()

    await act(async () => {
        finish()
        await Promise.resolve()
    })
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'))
})

test('a field that the form has no value for is refused, as it would never be sent', () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)

    expect(() =>
        showInShop(
            <Form defaultValues={{email: ''}} onSubmit={() => undefined}>
                <FormTextField name="emial" label="Email" autoComplete="email" />
            </Form>
        )
    ).toThrow('The form has no default value for "emial"')
    complain.mockRestore()
})
