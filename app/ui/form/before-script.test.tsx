import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {IntlProvider} from 'react-intl'
import {mayComplain} from '../../../tests/support/page-complaints'
import {Checkbox} from './fields/choice-fields'
import {DateField} from './pickers/date-field'
import {Form, SubmitButton} from './form'
import {PasswordField} from './fields/secret-fields'
import {FormTextField} from './fields/text-fields'

// The server's renderer runs where there is a window, too: only here.
beforeEach(() => mayComplain(/useLayoutEffect does nothing on the server/))

const nothing = {code: '', password: '', agreed: false, born: {month: '', day: '', year: ''}}

const aForm = (send: (values: typeof nothing) => void) => (
    <IntlProvider locale="en-US" defaultLocale="en-US">
        <Form<typeof nothing> defaultValues={nothing} onSubmit={(values) => void send(values)}>
            <FormTextField name="code" label="Code" autoComplete="off" />
            <PasswordField name="password" label="Password" kind="current" />
            <DateField name="born" label="Born" />
            <Checkbox name="agreed" label="Agreed" />
            <SubmitButton>Send</SubmitButton>
        </Form>
    </IntlProvider>
)

/** The server's page in a browser that has not run its script. */
const serverPage = (send: (values: typeof nothing) => void = () => undefined) => {
    const place = document.createElement('div')
    place.innerHTML = renderToString(aForm(send))
    document.body.replaceChildren(place)
    return {
        form: place.querySelector('form'),
        comeAlive: () => act(() => void hydrateRoot(place, aForm(send)))
    }
}

const fill = (label: string, text: string) =>
    Object.assign(screen.getByLabelText(label), {value: text})

test('sent before script is there, nothing that was typed gets into an address (D-21, D-26)', () => {
    const {form} = serverPage()

    // Outside of a dialog this sends nothing anywhere; a form without a method writes all of its fields into the address.
    expect(form).toHaveAttribute('method', 'dialog')
    expect(form).not.toHaveAttribute('action')
    expect(form?.querySelector('noscript')?.textContent).toContain('turn on JavaScript')
})

test('what was typed before script was there stays, and is sent (D-23)', async () => {
    const sent: object[] = []
    const {comeAlive} = serverPage((values) => sent.push(values))
    fill('Code', 'HW12345678')
    fill('Password', 'filled in by the browser')
    fill('Month', '2')
    fill('Year', '1988')
    Object.assign(screen.getByLabelText('Agreed'), {checked: true})

    comeAlive()
    await userEvent.type(screen.getByLabelText('Day'), '29')
    expect(screen.getByLabelText('Code')).toHaveValue('HW12345678')
    await userEvent.click(screen.getByRole('button', {name: 'Send'}))

    expect(sent).toEqual([
        {
            code: 'HW12345678',
            password: 'filled in by the browser',
            agreed: true,
            born: {month: '2', day: '29', year: '1988'}
        }
    ])
})
