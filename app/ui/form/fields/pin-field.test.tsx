import {fireEvent, screen, waitFor} from '@testing-library/react'
import {axe, toHaveNoViolations} from 'jest-axe'
import * as z from 'zod/mini'
import {showForm} from '../../../../tests/support/shop/show-form'
import {rule} from '../schema'
import {PinField} from './pin-field'

expect.extend(toHaveNoViolations)

const schema = z.object({
    code: z.string().check(rule((code) => (code.length === 4 ? undefined : 'Enter four digits')))
})

const show = (locale = 'en-US') =>
    showForm({
        schema,
        defaultValues: {code: ''},
        field: <PinField name="code" label="Code" length={4} />,
        locale
    })

const box = (at: number) =>
    screen.getByRole<HTMLInputElement>('textbox', {name: `Code, digit ${at} of 4`})
/** One digit after the other into the boxes from the nth: Ark leads on to the next one a frame later. */
const type = async ({user}: ReturnType<typeof show>, text: string, from = 1) => {
    for (const [at, digit] of [...text].entries()) {
        await waitFor(() => expect(box(from + at)).toHaveFocus())
        await user.keyboard(digit)
    }
    const next = Math.min(from + text.length, 4)
    await waitFor(() => expect(box(next)).toHaveFocus())
}
const digits = () => [1, 2, 3, 4].map((at) => box(at).value).join('')

test('each digit that is typed leads to the next box, and Enter in the complete code sends it', async () => {
    const shown = show()
    const {container, user, sent} = shown
    expect(screen.getByRole('group', {name: 'Code'})).toBeVisible()
    await user.click(box(1))
    await type(shown, '12')
    expect(box(3)).toHaveFocus()
    expect(digits()).toBe('12')

    await type(shown, '34', 3)
    expect(digits()).toBe('1234')
    expect(await axe(container)).toHaveNoViolations()

    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent).toEqual([{code: '1234'}]))
})

test('Enter in a code that is not complete sends nothing and says what is missing', async () => {
    const shown = show()
    const {user, sent} = shown
    await user.click(box(1))
    await type(shown, '12')
    await user.keyboard('{Enter}')

    expect(await screen.findByRole('link', {name: 'Enter four digits'})).toBeVisible()
    expect(screen.getByRole('group', {name: 'Code'})).toHaveAccessibleDescription(
        /Enter four digits/
    )
    expect(digits()).toBe('12')
    expect(sent).toEqual([])
})

test('the browser may read the code from a message and fill it into the first box', async () => {
    const {user} = show()
    for (const at of [1, 2, 3, 4]) {
        expect(box(at)).toHaveAttribute('autocomplete', 'one-time-code')
        expect(box(at)).toHaveAttribute('inputmode', 'numeric')
    }
    await user.click(box(1))
    fireEvent.change(box(1), {target: {value: '4321'}})

    await waitFor(() => expect(digits()).toBe('4321'))
})

test.each(['43 21', 'Your code is 4321.'])('“%s” is pasted as its digits', async (text) => {
    const {user, sent} = show()
    await user.click(box(1))
    await user.paste(text)
    await waitFor(() => expect(digits()).toBe('4321'))
    await user.click(screen.getByRole('button', {name: 'Send'}))

    await waitFor(() => expect(sent).toEqual([{code: '4321'}]))
})

test('Backspace goes back through the digits, arrows between them, and the group is one stop of Tab', async () => {
    const shown = show()
    const {user} = shown
    await user.click(box(1))
    await type(shown, '123')
    await user.keyboard('{Backspace}')
    await waitFor(() => expect(box(3)).toHaveFocus())
    expect(digits()).toBe('12')
    await user.keyboard('{Home}')
    await waitFor(() => expect(box(1)).toHaveFocus())
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(box(2)).toHaveFocus())

    await user.tab()
    expect(screen.getByRole('button', {name: 'Send'})).toHaveFocus()
    await user.tab({shift: true})
    expect(box(3)).toHaveFocus()
})

test('what is wrong is said of the whole code, and its link leads to the first box', async () => {
    const {container, user, sent} = show()
    await user.click(box(1))
    await user.keyboard('1')
    await user.click(screen.getByRole('button', {name: 'Send'}))

    expect(screen.getByRole('group', {name: 'Code'})).toHaveAccessibleDescription(
        /Enter four digits/
    )
    expect(box(2)).toBeInvalid()
    expect(await axe(container)).toHaveNoViolations()
    await user.click(screen.getByRole('link', {name: 'Enter four digits'}))
    await waitFor(() => expect(box(1)).toHaveFocus())
    expect(sent).toEqual([])
})

test('its boxes have names in Spanish', () => {
    show('es-US')

    expect(screen.getByRole('textbox', {name: 'Code, dígito 3 de 4'})).toBeVisible()
})
