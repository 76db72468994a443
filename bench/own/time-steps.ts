import type {Page} from '@playwright/test'
import {z} from 'zod'

const Waits = z.array(z.object({step: z.string(), milliseconds: z.number()}))

/** How long the shopper waits for a step, by its title; milliseconds from the tap to the frame that shows it. */
export type StepWait = z.infer<typeof Waits>[number]

/** The answers of a person who types everything, by step and field name. */
const answers: readonly Record<string, string>[] = [
    {
        firstName: 'Robin',
        lastName: 'Hale',
        email: 'robin@example.com',
        phone: '3105550143',
        identityNumber: '512438861',
        'birthDate-month': '2',
        'birthDate-day': '29',
        'birthDate-year': '1988'
    },
    {
        address1: '1 Elm Street',
        city: 'Beverly Hills',
        state: 'CA',
        postalCode: '90210',
        months: '18'
    },
    {source: 'job', frequency: 'weekly', amount: '300'},
    {
        'landlord.name': 'Lee Landlord',
        'landlord.phone': '3105550161',
        'references.0.name': 'Kim Kin',
        'references.0.phone': '3105550171',
        'references.0.relation': 'friend',
        'references.1.name': 'Pat Pal',
        'references.1.phone': '3105550172',
        'references.1.relation': 'friend'
    }
]

const fill = async (page: Page, name: string, value: string): Promise<void> => {
    const field = page.locator(`main [name="${name}"]`)
    const kind = await field
        .first()
        .evaluate((shown) => (shown instanceof HTMLInputElement ? shown.type : shown.tagName))
    if (kind === 'SELECT') await field.selectOption(value)
    else if (kind === 'radio') await page.check(`main [name="${name}"][value="${value}"]`)
    else await field.fill(value)
}

/** Fills in the application by hand, step by step, on a page that shows its first step. */
export const timeSteps = async (page: Page): Promise<StepWait[]> => {
    await page.click('main form button[type=button]')
    for (const fields of answers) {
        for (const [name, value] of Object.entries(fields)) await fill(page, name, value)
        const title = await page.locator('h1').textContent()
        await page.click('main form button[type=submit]')
        await page.locator('h1', {hasNotText: title ?? ''}).waitFor()
    }
    await page.waitForLoadState('networkidle')
    return Waits.parse(await page.evaluate('window.stepWaits'))
}
