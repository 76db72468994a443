import {screen, waitFor, within} from '@testing-library/react'
import {axe, toHaveNoViolations} from 'jest-axe'
import * as z from 'zod/mini'
import {readTypedDate, type TypedDate} from '@app/domain/person/person'
import {showForm} from '../../../../tests/support/shop/show-form'
import {CalendarField} from './calendar-field'
import {type DateProblem, typedDate} from '../field-sets/typed-date'

expect.extend(toHaveNoViolations)

// Monday; and the Tuesday two weeks later.
const span = {earliest: '2026-11-23', latest: '2026-12-08'}
const none = {month: '', day: '', year: ''}

const dueProblem = (typed: TypedDate): DateProblem | undefined => {
    const read = readTypedDate(typed)
    if (!('day' in read)) return {problem: 'Enter a date', parts: read.parts}
    return read.day > span.latest ? {problem: 'Choose an earlier day'} : undefined
}

const show = (due: TypedDate = none, locale = 'en-US') =>
    showForm({
        schema: z.object({due: typedDate(dueProblem)}),
        defaultValues: {due},
        field: <CalendarField name="due" label="First payment" {...span} />,
        locale
    })

const day = (name: string) => screen.getByRole('button', {name})
const parts = () =>
    ['Month', 'Day', 'Year'].map((part) => screen.getByLabelText<HTMLInputElement>(part).value)
const selected = () =>
    within(screen.getByRole('grid'))
        .queryAllByRole('gridcell', {selected: true})
        .map((cell) => within(cell).getByRole('button').getAttribute('aria-label'))

test('a pressed day is put into the three fields, and announced', async () => {
    const {container, user, sent} = show()
    expect(screen.getByRole('grid', {name: 'Or choose on the calendar'})).toBeVisible()
    expect(selected()).toEqual([])

    await user.click(day('Tuesday, December 1, 2026'))

    expect(parts()).toEqual(['12', '01', '2026'])
    expect(selected()).toEqual(['Tuesday, December 1, 2026'])
    expect(screen.getByRole('status')).toHaveTextContent('Chosen: Tuesday, December 1, 2026')
    expect(await axe(container)).toHaveNoViolations()
    await user.click(screen.getByRole('button', {name: 'Send'}))
    expect(sent).toEqual([{due: {month: '12', day: '01', year: '2026'}}])
})

test('a day that is typed is the one selected on the calendar, and Tab comes to it', async () => {
    const {user} = show()
    await user.type(screen.getByLabelText('Month'), 'Nov')
    await user.type(screen.getByLabelText('Day'), '27')
    await user.type(screen.getByLabelText('Year'), '2026')

    expect(selected()).toEqual(['Friday, November 27, 2026'])
    await user.tab()
    expect(day('Friday, November 27, 2026')).toHaveFocus()
})

test('the calendar is one stop of Tab; arrows, Home, End and the page keys go through its days', async () => {
    const {user} = show()
    const focusComesTo = (name: string) => waitFor(() => expect(day(name)).toHaveFocus())
    await user.click(screen.getByLabelText('Year'))
    await user.tab()
    expect(day('Monday, November 23, 2026')).toHaveFocus()

    await user.keyboard('{ArrowDown}')
    await focusComesTo('Monday, November 30, 2026')
    await user.keyboard('{ArrowRight}')
    await focusComesTo('Tuesday, December 1, 2026')
    await user.keyboard('{End}')
    await focusComesTo('Tuesday, December 8, 2026')
    await user.keyboard('{ArrowRight}')
    await focusComesTo('Tuesday, December 8, 2026')
    await user.keyboard('{ArrowUp}{ArrowLeft}')
    await focusComesTo('Monday, November 30, 2026')
    await user.keyboard('{PageUp}')
    await focusComesTo('Monday, November 23, 2026')
    await user.keyboard('{ArrowLeft}')
    await focusComesTo('Monday, November 23, 2026')
    await user.keyboard('{PageDown}')
    await focusComesTo('Tuesday, December 8, 2026')
    await user.keyboard('{Home}')
    await focusComesTo('Tuesday, December 1, 2026')
    expect(parts()).toEqual(['', '', ''])

    await user.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(parts()).toEqual(['12', '02', '2026']))
    await user.keyboard('{ArrowRight}')
    await focusComesTo('Thursday, December 3, 2026')
    await user.keyboard(' ')
    expect(selected()).toEqual(['Thursday, December 3, 2026'])
    await user.tab()
    expect(screen.getByRole('button', {name: 'Send'})).toHaveFocus()
})

test('what is wrong is shown at the field, and a day pressed on the calendar mends it', async () => {
    const {container, user, sent} = show({month: '12', day: '24', year: '2026'})
    expect(selected()).toEqual([])
    await user.click(screen.getByRole('button', {name: 'Send'}))

    expect(screen.getByRole('group', {name: 'First payment'})).toHaveAccessibleDescription(
        /Choose an earlier day/
    )
    expect(screen.getByLabelText('Month')).toBeInvalid()
    expect(sent).toEqual([])
    expect(await axe(container)).toHaveNoViolations()

    await user.click(day('Tuesday, December 8, 2026'))
    expect(screen.getByLabelText('Month')).toBeValid()
    await user.click(screen.getByRole('button', {name: 'Send'}))
    expect(sent).toHaveLength(1)
})

test('it speaks Spanish', () => {
    show({month: '12', day: '1', year: '2026'}, 'es-US')

    expect(screen.getByRole('grid', {name: 'O elija en el calendario'})).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Elegido: martes, 1 de diciembre de 2026')
    expect(screen.getByText('dom')).toBeVisible()
    expect(screen.getByRole('group', {name: 'O elija en el calendario'})).toHaveAttribute(
        'aria-roledescription',
        'calendario'
    )
})
