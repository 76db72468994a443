import {screen, waitFor} from '@testing-library/react'
import {axe} from 'jest-axe'
import * as z from 'zod/mini'
import {press, sentFrom} from '../../../../tests/support/server/sent-from'
import {Checkbox, RadioGroup, SelectField, StateField} from './choice-fields'
import {DateField} from '../pickers/date-field'
import {typedDate} from '../field-sets/typed-date'
import {filled, ticked} from '../schema'

test('a date is typed in three fields [D-23]', async () => {
    const {user, sent, container} = sentFrom(
        <DateField name="born" label="Date" hint="For example: 1 31 1990" />,
        {born: {month: '', day: '', year: ''}}
    )
    expect(screen.getByRole('group', {name: 'Date'})).toHaveAccessibleDescription(
        'For example: 1 31 1990'
    )

    await user.type(screen.getByLabelText('Month'), 'March')
    await user.tab()
    await user.keyboard('9')
    await user.tab()
    await user.keyboard('1990')
    await user.click(press())

    expect(sent).toEqual([{born: {month: 'March', day: '9', year: '1990'}}])
    expect(await axe(container)).toHaveNoViolations()
})

test('a wrong date marks the parts that are wrong, and its error leads to the first of them', async () => {
    const born = typedDate(({year}) =>
        year === '' ? {problem: 'Date of birth must include a year', parts: ['year']} : undefined
    )
    const {user} = sentFrom(
        <DateField name="born" label="Date of birth" />,
        {born: {month: '1', day: '2', year: ''}},
        z.object({born})
    )

    await user.click(press())

    expect(screen.getByLabelText('Year')).toBeInvalid()
    await waitFor(() => expect(screen.getByLabelText('Year')).toHaveFocus())
    expect(screen.getByLabelText('Month')).toBeValid()
    expect(screen.getByRole('group')).toHaveAccessibleDescription(
        'Error: Date of birth must include a year'
    )
})

test('one of a few answers is chosen with the arrow keys', async () => {
    const {user, sent, container} = sentFrom(
        <RadioGroup
            name="paid"
            label="How often are you paid?"
            options={[
                {value: 'weekly', label: 'Every week'},
                {value: 'monthly', label: 'Every month', hint: 'On the same day'}
            ]}
        />,
        {paid: 'weekly'}
    )
    expect(screen.getByRole('group', {name: 'How often are you paid?'})).toBeVisible()

    await user.tab()
    await user.keyboard('{ArrowDown}')
    await user.click(press())

    expect(sent).toEqual([{paid: 'monthly'}])
    expect(await axe(container)).toHaveNoViolations()
})

test('a consent starts unticked and is ticked with the space bar', async () => {
    const {user, sent, container} = sentFrom(
        <Checkbox
            name="agreed"
            label={
                <>
                    I agree to the <a href="/terms">terms</a>
                </>
            }
        />,
        {agreed: false},
        z.object({agreed: z.boolean().check(ticked('Agree to the terms to continue'))})
    )
    const box = screen.getByRole('checkbox', {name: 'I agree to the terms'})
    expect(box).not.toBeChecked()
    await user.click(press())
    expect(box).toHaveAccessibleDescription('Error: Agree to the terms to continue')
    await waitFor(() => expect(box).toHaveFocus())

    await user.keyboard(' ')
    expect(box).toBeValid()
    await user.click(press())

    expect(sent).toEqual([{agreed: true}])
    expect(await axe(container)).toHaveNoViolations()
})

test.each([SelectField, StateField])('one of many answers is chosen in a list', async (Part) => {
    const {user, sent, container} = sentFrom(
        <Part name="state" label="State" options={[{value: 'TX', label: 'Texas'}]} />,
        {state: ''},
        z.object({state: z.string().check(filled('Choose a state'))})
    )
    await user.click(press())
    expect(screen.getByRole('combobox', {name: 'State'})).toHaveAccessibleDescription(
        'Error: Choose a state'
    )

    await user.selectOptions(screen.getByRole('combobox', {name: 'State'}), 'Texas')
    await user.click(press())

    expect(sent).toEqual([{state: 'TX'}])
    expect(await axe(container)).toHaveNoViolations()
})
