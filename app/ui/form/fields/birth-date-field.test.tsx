import {screen} from '@testing-library/react'
import {axe, toHaveNoViolations} from 'jest-axe'
import {press, sentFrom} from '../../../../tests/support/server/sent-from'
import {BirthDateField} from './birth-date-field'

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
