import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** A step shows its title before its fields, which wait for the stored answers. */
const patience = {timeout: 20_000}

/** Waits for a page by its heading: its code and data load at any time. */
export const heading = (name: string): Promise<HTMLElement> =>
    screen.findByRole('heading', {level: 1, name}, patience)

export const type = async (label: string | RegExp, text: string): Promise<void> => {
    const field = await screen.findByLabelText(label, {}, patience)
    await userEvent.clear(field)
    await userEvent.type(field, text)
}

export const press = async (name: string | RegExp): Promise<void> =>
    userEvent.click(await screen.findByRole('button', {name}, patience))

export const goOn = (): Promise<void> => press('Continue')

export const BORN = '02291988'

/** Types the mobile number and consents to the look-up. */
export const giveNumber = async (phone: string): Promise<void> => {
    await heading('Your mobile phone')
    await type('Mobile phone number', phone)
    await userEvent.click(screen.getByRole('checkbox'))
    await goOn()
}

/** The boxes of the code, one for each digit. */
export const codeBoxes = (): HTMLInputElement[] =>
    screen.getAllByRole<HTMLInputElement>('textbox', {name: /^6-digit code, digit/})

const pasteCode = async (code: string): Promise<void> => {
    const [first] = codeBoxes()
    if (!first) throw new Error('The page asks for no code')
    await userEvent.click(first)
    await userEvent.paste(code)
}

/** Pastes a code that is not complete into its boxes, over what is in them. */
export const typeCode = async (code: string): Promise<void> => {
    await pasteCode(code)
    const digits = code.replace(/\D/g, '')
    await waitFor(() =>
        expect(
            codeBoxes()
                .map(({value}) => value)
                .join('')
        ).toBe(digits)
    )
}

/** Enters the code that was sent to the number: it is sent once it is complete. */
export const giveCode = async (code: string): Promise<void> => {
    await heading('Enter the code')
    await pasteCode(code)
}

/** Name and phone, if the look-up found nothing. */
export const fillName = async (): Promise<void> => {
    await heading('About you')
    await type('First name', 'Robin')
    await type('Last name', 'Hale')
    await type('Mobile phone number', '3105550143')
}

export const fillPersonal = async (ssn: string): Promise<void> => {
    await heading('About you')
    await type('Email address', 'new.person@example.com')
    await type('Date of birth', BORN)
    await type('Social Security number or ITIN', ssn)
    await goOn()
}

export const fillAddress = async (): Promise<void> => {
    await heading('Where you live')
    await type('Street address', '1 Elm Street')
    await type('City', 'Beverly Hills')
    await userEvent.selectOptions(screen.getByLabelText('State'), 'California')
    await type('Zip code', '90210')
}

export const fillHome = async (): Promise<void> => {
    await heading('Where you live')
    await userEvent.click(screen.getByLabelText('1 to 2 years'))
    await goOn()
}

export const fillIncome = async (): Promise<void> => {
    await heading('What you earn')
    await userEvent.click(screen.getByLabelText('A job'))
    await userEvent.click(screen.getByLabelText('Every week'))
    await type(/How much is it/, '300')
    await goOn()
}

export const fillPeople = async (): Promise<void> => {
    await heading('People who know you')
    const names = screen.getAllByLabelText('Name')
    const phones = screen.getAllByLabelText('Phone number')
    for (const [at, field] of names.entries()) await userEvent.type(field, `Person ${at}`)
    for (const [at, field] of phones.entries()) await userEvent.type(field, `310555017${at}`)
    for (const choice of screen.getAllByLabelText('Friend')) await userEvent.click(choice)
    await goOn()
}

/** All answers but the phone's, of an unknown person. */
export const fillForm = async (ssn: string): Promise<void> => {
    await fillName()
    await fillPersonal(ssn)
    await fillAddress()
    await fillHome()
    await fillIncome()
    await fillPeople()
}

/** Ticks the consent and sends the application. */
export const submit = async (): Promise<void> => {
    await heading('Check your answers')
    for (const box of await screen.findAllByRole('checkbox', {}, patience))
        await userEvent.click(box)
    await press('Submit my application')
}
