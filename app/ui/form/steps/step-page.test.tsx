import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import * as z from 'zod/mini'
import {NavigatedProvider} from '@app/lib/browser/navigation-state'
import {showInShop} from '../../../../tests/support/shop/render-page'
import {Form} from '../form'
import {filled} from '../schema'
import {StepPage} from './step-page'
import {PinField} from '../fields/pin-field'
import {FormTextField} from '../fields/text-fields'

const aStep = (number: number, title: string, arrived = false) => (
    <NavigatedProvider value={{current: arrived}}>
        <Form
            schema={z.object({name: z.string().check(filled('Enter your first name'))})}
            defaultValues={{name: ''}}
            onSubmit={({name}) => (name === 'nobody' ? {alert: 'Not today'} : undefined)}
        >
            <StepPage step={{number, of: 5}} minutes={6} title={title} back="/apply/start">
                <FormTextField name="name" label="First name" autoComplete="given-name" />
            </StepPage>
        </Form>
    </NavigatedProvider>
)

const heading = () => screen.getByRole('heading', {level: 1})

/** Whether the browser would ask before the page is left. */
const confirmsLeaving = () => !window.dispatchEvent(new Event('beforeunload', {cancelable: true}))

test('a step says how far it is and how long the rest takes, and leads back', async () => {
    const {container} = showInShop(aStep(2, 'About you'))

    expect(screen.getByText('Step 2 of 5')).toBeVisible()
    expect(screen.getByText('About 6 minutes left')).toBeVisible()
    expect(screen.getByRole('link', {name: 'Back'})).toHaveAttribute('href', '/apply/start')
    expect(screen.getByRole('button', {name: 'Continue'})).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
})

test('the parts of its bar are the steps: those that are done, the one shown, those to come', () => {
    const {container} = showInShop(aStep(2, 'About you'))

    const parts = [...container.querySelectorAll('[data-scope="steps"][data-part="indicator"]')]
    const stateOf = ({dataset}: HTMLElement) =>
        ['complete', 'current', 'incomplete'].find((state) => dataset[state] !== undefined)
    expect(parts.map((part) => part instanceof HTMLElement && stateOf(part))).toEqual([
        'complete',
        'current',
        'incomplete',
        'incomplete',
        'incomplete'
    ])
})

test('the heading takes the focus when the step changes, and none on the first page of a visit', () => {
    const {rerender} = showInShop(aStep(2, 'About you'))
    expect(document.body).toHaveFocus()

    rerender(aStep(3, 'Your income'))

    expect(heading()).toHaveTextContent('Your income')
    expect(heading()).toHaveFocus()
})

test('a step that is come to takes the focus with it', () => {
    showInShop(aStep(2, 'About you', true))

    expect(heading()).toHaveFocus()
})

test('a step of one code begins in its first box', () => {
    showInShop(
        <NavigatedProvider value={{current: true}}>
            <Form
                schema={z.object({code: z.string()})}
                defaultValues={{code: ''}}
                onSubmit={() => undefined}
            >
                <StepPage title="Enter the code" startsInField>
                    <PinField name="code" label="Code" length={6} takesFocus />
                </StepPage>
            </Form>
        </NavigatedProvider>
    )

    expect(screen.getAllByRole('textbox')[0]).toHaveFocus()
})

test('errors are above the heading', async () => {
    showInShop(aStep(2, 'About you'))

    await userEvent.click(screen.getByRole('button', {name: 'Continue'}))

    const summary = await screen.findByRole('alert')
    expect(summary.compareDocumentPosition(heading())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a page with unsent answers asks before it is left, and no longer once they are sent', async () => {
    const user = userEvent.setup()
    showInShop(aStep(2, 'About you'))
    expect(confirmsLeaving()).toBe(false)

    await user.type(screen.getByRole('textbox', {name: 'First name'}), 'nobody')
    expect(confirmsLeaving()).toBe(true)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Not today')).toBeVisible()
    expect(confirmsLeaving()).toBe(true)

    await user.type(screen.getByRole('textbox', {name: 'First name'}), ' else{Enter}')
    expect(confirmsLeaving()).toBe(false)
})
