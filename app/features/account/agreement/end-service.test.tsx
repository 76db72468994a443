import {act, screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {agreementsOf, saveAgreement} from '../../../../sandbox/renting/agreements/agreement'
import {serviceOf} from '../../../../sandbox/renting/agreements/services/services'
import {inBrowser} from '../../../../tests/support/browser/in-browser'

jest.setTimeout(60_000)

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const wait = {timeout: 15_000}

/** The first agreement of a seeded renter, with both services that can be chosen. */
const openWithServices = (name: string) => {
    const {world} = browser.sandbox
    const [agreement] = agreementsOf(world, `seed${name.padStart(22, '0')}`)
    if (!agreement) throw new Error(`${name} rents nothing`)
    const services = [
        serviceOf('LDW', 199, agreement.plan, 78),
        serviceOf('BENEFITSPLUS', 299, agreement.plan, 78)
    ]
    saveAgreement(world, {...agreement, services})
    browser.signedIn(`${name}@homeward.example`)
    return browser.show({address: `/my-accounts/agreements/${agreement.id}`})
}

const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', {name}, wait))

const confirm = async (name: string) => {
    const dialog = await screen.findByRole('alertdialog', {}, wait)
    await userEvent.click(within(dialog).getByRole('button', {name}))
}

test('the waiver and a membership say what they cost, and are ended on the agreement’s page (D-32) [ENTITY-033]', async () => {
    const {container} = await openWithServices('harper')
    expect(await screen.findByText(/^\$1\.99 with each payment\./, {}, wait)).toBeVisible()
    await press('End Damage waiver')
    expect(await screen.findByText(/^It ends today and costs nothing/)).toBeVisible()
    await confirm('End Damage waiver')
    expect(await screen.findByText('Damage waiver has ended.', {}, wait)).toBeVisible()
    expect(screen.queryByRole('button', {name: 'End Damage waiver'})).not.toBeInTheDocument()
    expect(screen.getByRole('button', {name: 'End Benefits Plus'})).toBeVisible()

    await press('End Club membership 500011')
    await confirm('End Club membership 500011')
    expect(await screen.findByText('Club membership 500011 has ended.', {}, wait)).toBeVisible()
    await act(async () => expect(await axe(container)).toHaveNoViolations())
})

test('a service goes on while a payment is past due, and says why', async () => {
    await openWithServices('blake')
    await press('End Benefits Plus')
    await confirm('End Benefits Plus')

    expect(
        await screen.findByText(/^A payment is past due\. Once it is paid/, {}, wait)
    ).toBeVisible()
    expect(screen.getByRole('button', {name: 'End Benefits Plus'})).toBeVisible()
})

test('an end that nobody has heard of is looked up, and not asked for twice (D-30)', async () => {
    let sent = 0
    browser.server.answerInstead((url) => {
        if (!url.pathname.endsWith('/endservice')) return undefined
        sent += 1
        return Response.json({}, {status: 504})
    })
    await openWithServices('avery')
    await press('End Damage waiver')
    await confirm('End Damage waiver')

    expect(
        await screen.findByText(/^That did not work: Damage waiver goes on/, {}, wait)
    ).toBeVisible()
    expect(sent).toBe(1)
})
