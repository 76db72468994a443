import {act, fireEvent, screen} from '@testing-library/react'
import {axe, toHaveNoViolations} from 'jest-axe'
import {press, sentFrom} from '../../../../tests/support/server/sent-from'
import {BirthDateField} from './birth-date-field'
import {FormTextField} from './text-fields'

expect.extend(toHaveNoViolations)

const show = () => sentFrom(<BirthDateField name="born" label="Date of birth" />, {born: ''})
const field = () => screen.getByRole('textbox', {name: 'Date of birth'})

test('a date of birth is typed in one field, which the browser may fill in (D-23)', async () => {
    const {user, sent, container} = show()
    expect(field()).toHaveAttribute('autocomplete', 'bday')
    expect(field()).toHaveAttribute('inputmode', 'numeric')
    expect(field()).toHaveAccessibleDescription('Month, day and year, for example 04/25/1990')

    await user.type(field(), '03091990')
    expect(field()).toHaveValue('03091990')
    await user.tab()
    expect(field()).toHaveValue('03/09/1990')
    await user.click(press())

    expect(sent).toEqual([{born: '03/09/1990'}])
    expect(await axe(container)).toHaveNoViolations()
})

test('what was understood is written out below the field once the date is whole', async () => {
    const {user} = show()
    await user.type(field(), '9/3/199')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()

    await user.type(field(), '0')

    expect(screen.getByRole('status')).toHaveTextContent('September 3, 1990')
})

const showBoth = (born = '') =>
    sentFrom(
        <>
            <BirthDateField name="born" label="Date of birth" leadsTo="job" />
            <FormTextField name="job" label="Job" autoComplete="off" />
        </>,
        {born, job: ''}
    )
const next = () => screen.getByRole('textbox', {name: 'Job'})

test('a date that is typed to its end leads on, and is written as the field shows dates', async () => {
    const {user} = showBoth()

    await user.type(field(), '0309199')
    expect(field()).toHaveFocus()
    await user.keyboard('0')

    expect(next()).toHaveFocus()
    expect(field()).toHaveValue('03/09/1990')
})

test('whoever comes back to correct the date stays in it', async () => {
    const {user} = showBoth()
    await user.type(field(), '03/09/1990')

    await user.type(field(), '{Backspace}1')

    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('03/09/1991')
})

test('a date that was given before leads nobody on', async () => {
    const {user} = showBoth('03/09/1990')

    await user.type(field(), '{Backspace}1')

    expect(field()).toHaveFocus()
})

test('a date that the browser fills in while another field is typed in moves nobody', () => {
    showBoth()
    act(() => press().focus())

    fireEvent.change(field(), {target: {value: '03091990'}})

    expect(press()).toHaveFocus()
    expect(field()).toHaveValue('03091990')
})
