import {render, screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {FormUses} from './form-uses'

// The same in Chromium, with the files that browsers get: tests/e2e/journeys/form-library.spec.ts.

const use = (role: 'region' | 'form', name: string) => {
    render(<FormUses />)
    const part = within(screen.getByRole(role, {name}))
    return {
        ...part,
        press: (button: string) => userEvent.click(part.getByRole('button', {name: button}))
    }
}

test('the lines of a form can be added, moved and removed', async () => {
    const {press, getByLabelText, queryByLabelText, getByRole} = use('region', 'Field array')

    await press('Add')
    await userEvent.type(getByLabelText('Person 2'), ' Doe')
    await press('Move')
    expect(getByLabelText('Person 1')).toHaveValue('Pat Doe')
    expect(getByLabelText('Person 2')).toHaveValue('Kim')

    await press('Remove')
    await press('Send')
    expect(queryByLabelText('Person 2')).toBeNull()
    expect(getByRole('status')).toHaveTextContent('[{"name":"Kim"}]')
})

test('a control that is not an input has a value, a rule, and knows whether it was changed', async () => {
    const {press, getByRole, getByText} = use('form', 'Controlled field')

    await press('Send')
    expect(getByRole('alert')).toHaveTextContent('Choose a size')
    expect(getByText('As before')).toBeVisible()

    await press('Queen')
    await press('Send')
    expect(getByRole('button', {name: 'Queen'})).toHaveAttribute('aria-pressed', 'true')
    expect(getByText('Changed')).toBeVisible()
    expect(getByRole('status')).toHaveTextContent('queen')
})

test('an error can be set on a field inside an object, with the focus, and cleared with the object', async () => {
    const {press, getByLabelText, getByText, queryByText} = use('region', 'Nested error')

    await press('Refuse')
    expect(getByText('No such ZIP code')).toBeVisible()
    expect(getByLabelText('ZIP')).toHaveFocus()
    expect(getByLabelText('ZIP')).toBeInvalid()

    await press('Clear')
    expect(queryByText('No such ZIP code')).toBeNull()
    expect(getByLabelText('ZIP')).toBeValid()
})

test('new values leave alone what has been typed', async () => {
    const {press, getByLabelText} = use('region', 'Reset values')

    await userEvent.type(getByLabelText('First'), 'berly')
    await press('Refresh')

    expect(getByLabelText('First')).toHaveValue('Kimberly')
    expect(getByLabelText('Last')).toHaveValue('Ruiz')
})

test('a callback hears each change, with the name of its field', async () => {
    const {getByLabelText, getByRole} = use('region', 'Watched values')

    await userEvent.type(getByLabelText('City'), 'Ro')

    expect(getByRole('status')).toHaveTextContent('city: R, city: Ro')
})
