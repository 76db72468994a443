import {expect, type Page} from '@playwright/test'
import {randomInt} from 'node:crypto'
import {z} from 'zod'
import {entryMessages} from '@app/features/approval/frame/entry-messages'
import {codeMessages, phoneMessages} from '@app/features/approval/frame/phone-messages'
import {
    homeMessages,
    incomeMessages,
    payDayMessages,
    personalMessages,
    referencesMessages,
    reviewMessages,
    sourceMessages,
    stayMessages
} from '@app/features/approval/application/step-messages'
import {messages as stepPageMessages} from '@app/ui/form/steps/step-messages'
import {sandboxOf} from './shops'
import {translate} from './translate'

const Codes = z.object({messages: z.array(z.object({token: z.string()}))})

type Locale = 'en-US' | 'es-US'

export const person = {born: '02/29/1988', landlord: 'Lee Landlord'}

const t = translate

/** Presses the step's button to the next one. */
export const goOn = (page: Page, locale: Locale) =>
    page.getByRole('button', {name: t(locale, stepPageMessages.continue), exact: true}).click()

export const heading = (page: Page, name: string) => page.getByRole('heading', {level: 1, name})

/** From the entry that is open. */
const beginHere = async (page: Page, locale: Locale) => {
    await page.getByRole('button', {name: t(locale, entryMessages.begin)}).click()
    // The session begins with this press.
    await expect(heading(page, t(locale, phoneMessages.title))).toBeVisible()
}

export const begin = async (page: Page, locale: Locale) => {
    await page.goto(locale === 'en-US' ? '/instant-approval' : '/es-US/instant-approval')
    await beginHere(page, locale)
}

/** A number that no other journey asks for codes: one number gets only a few. Its end decides whose it is. */
const aPhone = () => `310-${randomInt(200, 1000)}-0142`

/** Types the code that the sandbox sent to the number, where the page leads: the complete code is sent by itself. */
const fillCode = async (page: Page, locale: Locale, phone: string) => {
    const to = phone.replace(/\D/g, '')
    const sandbox = sandboxOf(new URL(page.url()).origin)
    const answer = await page.request.get(`${sandbox}/__control/messages?to=${to}`)
    const [newest] = Codes.parse(await answer.json()).messages
    const boxes = page.getByRole('group', {name: t(locale, codeMessages.code)}).getByRole('textbox')
    await expect(boxes.first()).toBeFocused()
    // As browsers fill in a code that they read from a message.
    await boxes.first().fill(newest?.token ?? '')
}

/** Gives a number, to which the sandbox sends a code; returns it once the page asks for the code. */
export const sendCode = async (page: Page, locale: Locale): Promise<string> => {
    const phone = aPhone()
    await page.getByLabel(t(locale, phoneMessages.phone)).fill(phone)
    await page.getByRole('checkbox').check()
    await goOn(page, locale)
    await expect(heading(page, t(locale, codeMessages.title))).toBeVisible()
    return phone
}

export const fillPhone = async (page: Page, locale: Locale) => {
    const phone = await sendCode(page, locale)
    await fillCode(page, locale, phone)
    await expect(page.getByText(t(locale, personalMessages.prefilled))).toBeVisible()
}

export const fillBirthDate = async (page: Page, locale: Locale) => {
    // "(optional)" may follow the label.
    const label = new RegExp(`^${t(locale, personalMessages.birthDate)}`)
    await page.getByLabel(label).fill(person.born)
}

export const fillPersonal = async (page: Page, locale: Locale, ssn: string) => {
    await page.getByLabel(t(locale, personalMessages.email)).fill('new.person@example.com')
    await fillBirthDate(page, locale)
    await page.getByRole('textbox', {name: t(locale, personalMessages.number)}).fill(ssn)
    await goOn(page, locale)
}

export const fillHome = async (page: Page, locale: Locale) => {
    await expect(heading(page, t(locale, homeMessages.title))).toBeVisible()
    await page.getByLabel(t(locale, stayMessages[18]), {exact: true}).check()
    await goOn(page, locale)
}

export const fillRest = async (page: Page, locale: Locale) => {
    await fillHome(page, locale)
    await page.getByLabel(t(locale, sourceMessages.job)).check()
    await page.getByLabel(t(locale, payDayMessages.weekly), {exact: true}).check()
    await page.getByLabel(t(locale, incomeMessages.amount)).fill('300')
    await goOn(page, locale)
    const groups = page.getByRole('group')
    const fill = async (group: string, name: string, phone: string) => {
        const fields = groups.filter({has: page.getByText(group, {exact: true})})
        await fields.getByLabel(t(locale, referencesMessages.name), {exact: true}).fill(name)
        await fields.getByLabel(t(locale, referencesMessages.phone)).fill(phone)
    }
    await fill(t(locale, referencesMessages.landlord), person.landlord, '310-555-0161')
    for (const number of [1, 2]) {
        await fill(
            t(locale, referencesMessages.reference, {number}),
            `Friend ${number}`,
            `310-555-017${number}`
        )
    }
    await goOn(page, locale)
    await expect(heading(page, t(locale, reviewMessages.title))).toBeVisible()
}

export const submitButton = (page: Page, locale: Locale) =>
    page.getByRole('button', {name: t(locale, reviewMessages.submit)})

export const submit = async (page: Page, locale: Locale) => {
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await submitButton(page, locale).click()
}

/** From its first question, which is open: fills in the whole application, and submits it. */
export const applyHere = async (page: Page, locale: Locale, ssn: string) => {
    await fillPhone(page, locale)
    await fillPersonal(page, locale, ssn)
    await fillRest(page, locale)
    await submit(page, locale)
}

/** Fills in the whole application as a new shopper does, and submits it. The end of the number decides the result. */
export const apply = async (page: Page, locale: Locale, ssn: string) => {
    await page.goto(locale === 'en-US' ? '/instant-approval' : '/es-US/instant-approval')
    await beginHere(page, locale)
    await applyHere(page, locale, ssn)
}

/** Whether a customer's draft has been stored this many times and read again after that: then no call is pending. */
export const draftStored = (page: Page, times: number): (() => boolean) => {
    let [saves, reads] = [0, 0]
    page.on('requestfinished', (request) => {
        const {pathname} = new URL(request.url())
        if (pathname.endsWith('/save') && pathname.includes('/application-draft/')) saves += 1
        if (pathname.endsWith('/read') && saves === times) reads += 1
    })
    return () => reads > 0
}
