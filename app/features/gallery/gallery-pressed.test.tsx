import {screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {Toaster} from '@app/ui/feedback/toast'
import {toaster} from '@app/ui/feedback/toaster'
import {mayComplain} from '../../../tests/support/page-complaints'
import {showInShop} from '../../../tests/support/shop/render-page'
import {preferring} from '../../../tests/support/values/media'
import {GalleryPage} from './gallery-page'

const empty = 'form[aria-label="Empty"]'
const filled = 'form[aria-label="Filled in"]'
const wrong = 'form[aria-label="Wrong"]'

const showGallery = () => {
    mayComplain(/A part that fails|error occurred in the/)
    return showInShop(
        <>
            <GalleryPage />
            <Toaster />
        </>,
        '/__gallery'
    ).container
}

// Nothing moves by itself while something is pressed.
beforeEach(() => preferring('reduced-motion'))
afterEach(() => {
    toaster.remove()
})

const nth = <Found,>(found: readonly Found[], at = 0): Found => {
    const one = found[at]
    if (one === undefined) throw new Error(`Only ${found.length} are there`)
    return one
}

/** Finds the button by its text: computing roles is slow on a page with so many parts. */
const press = (words: string) =>
    userEvent.click(nth(screen.getAllByText(words, {selector: 'button'})))

/** Presses a button of the form that is filled in, by its label: the whole page has too many parts to look through. */
const reveal = (container: HTMLElement, label: string) => {
    const form = nth([...container.querySelectorAll<HTMLElement>(filled)])
    return userEvent.click(within(form).getByLabelText(label, {selector: 'button'}))
}

test.each(['Ask a question', 'Something that cannot be undone', 'Small', 'Open a dialog', 'Large'])(
    '"%s" opens, has no accessibility faults, and closes',
    async (name) => {
        showGallery()
        await press(name)

        const dialog = await screen.findByRole(/Ask|undone/.test(name) ? 'alertdialog' : 'dialog')
        expect(await axe(dialog)).toHaveNoViolations()

        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(dialog).not.toBeInTheDocument())
    }
)

test('the dialog of a session’s end opens over another dialog, and a confirmation with late-loaded code opens', async () => {
    showGallery()
    await press('Open a dialog')
    await press('Time out over it')
    const timeOut = await screen.findByRole('dialog', {name: 'Time out over it'})
    expect(await axe(timeOut)).toHaveNoViolations()
    await userEvent.keyboard('{Escape}')
    const dialog = await screen.findByRole('dialog', {name: 'Open a dialog'})
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())

    await press('Ask a question that is loaded now')

    expect(await screen.findByRole('alertdialog')).toBeVisible()
})

test('the menu opens with the focus in it, and closes', async () => {
    showGallery()
    await press('Account')

    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toHaveFocus())
    expect(await axe(menu)).toHaveNoViolations()

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(menu).not.toBeInTheDocument())
})

test('toasts are shown in each tone, and with a link', async () => {
    showGallery()
    for (const tone of ['info', 'good', 'warning', 'error']) await press(`Toast: ${tone}`)
    await press('Toast with a link')

    const region = await screen.findByRole('region', {name: 'Messages of the shop'})
    await waitFor(() => expect(within(region).getAllByRole('status')).toHaveLength(5))
    // The latest is the first, and stands at the edge of the screen.
    expect([...region.querySelectorAll('.notice')].map(({className}) => className)).toEqual(
        ['good', 'error', 'warning', 'good', 'info'].map((tone) => `notice notice--${tone}`)
    )
    expect(within(region).getAllByRole('link', {name: 'View wish list'})).toHaveLength(1)
    expect(await axe(region)).toHaveNoViolations()
})

test('passwords and Social Security numbers are shown and hidden', async () => {
    const container = showGallery()
    await reveal(container, 'Show Password')
    await reveal(container, 'Show Social Security number or ITIN')

    expect(container.querySelector(`${filled} input[name="password"]`)).toHaveAttribute(
        'type',
        'text'
    )
    expect(container.querySelector(`${filled} input[name="ssn"]`)).toHaveValue('000-00-0000')
    expect(container.querySelector(`${wrong} input[name="password"]`)).toHaveAttribute(
        'type',
        'password'
    )
})

test('files are shown while uploading, as failed, and as refused', async () => {
    const container = showGallery()
    const give = async (name: string, type: string) => {
        const field = container.querySelector<HTMLInputElement>(
            `input[type="file"][name="${name}"]`
        )
        if (!field) throw new Error(`No field ${name}`)
        await userEvent.upload(field, new File(['x'], `${name}.file`, {type}), {applyAccept: false})
    }
    await give('stays', 'image/png')
    await give('fails', 'image/png')
    await give('missing', 'text/plain')

    await waitFor(() => expect(container.querySelector('.file--failed')).not.toBeNull())
    expect(container.querySelector('.file--sending progress')).toHaveAttribute('value', '0.4')
    expect(screen.getByText('Choose a picture')).toBeVisible()
    const form = screen.getByRole('form', {name: 'Files'})
    expect(await axe(form)).toHaveNoViolations()
})

test('forms are shown as refused, while sending, and with errors in steps', async () => {
    const container = showGallery()
    const send = async (name: string) => {
        const form = screen.getByRole('form', {name})
        const [button] = [...form.querySelectorAll('button[type="submit"]')]
        if (!button) throw new Error(`No button in ${name}`)
        await userEvent.click(button)
        return form
    }
    const refused = await send('Forms')
    expect(await within(refused).findByRole('alert')).toHaveTextContent(/^Something's not right/)

    const sending = await send('Sending')
    expect(sending.querySelector('button[type="submit"]')).toHaveAttribute('aria-busy', 'true')

    const step = await send('Steps')
    await waitFor(() => expect(step.querySelectorAll('.error-summary a')).toHaveLength(2))
    expect(
        await axe(step, {rules: {'page-has-heading-one': {enabled: false}}})
    ).toHaveNoViolations()
    expect(container).toContainElement(step)
})

test('a correction is offered for a mistyped e-mail address, and a quantity that is too low has an error', async () => {
    const container = showGallery()
    const email = container.querySelector(`${empty} input[name="email"]`)
    const quantity = container.querySelector('.quantity input:enabled')
    if (!email || !quantity) throw new Error('No fields')
    await userEvent.type(email, 'me@example.con')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '0{Enter}')

    expect(await screen.findByText(/me@example\.com/)).toBeVisible()
    expect(await screen.findByText('At least 1')).toBeVisible()
})

test('if a part or a dialog fails, the rest of the page stays and shows a message', async () => {
    showGallery()
    await press('Break a part')
    await press('Break a dialog')

    expect(
        await screen.findByText('We couldn’t load this part of the page.', {
            selector: '[role="status"] *'
        })
    ).toBeVisible()
    expect(screen.getByText('Parts of the shop', {selector: 'h1'})).toBeVisible()
})
