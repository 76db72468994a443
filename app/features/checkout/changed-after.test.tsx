import {screen} from '@testing-library/react'
import {axe} from 'jest-axe'
import {defaultNextPayment} from '@app/domain/payments/next-payment'
import {saveDelivery, saveSchedule, saveServices} from '@app/commerce/checkout/basket-steps'
import {signingAddress} from '@app/commerce/checkout/agreements/agreements'
import {drawUp} from '@app/commerce/checkout/agreements/draw-up'
import {noRecipient} from '@app/domain/basket/recipient'
import type {LiveSession} from '@app/commerce/session/session'
import {nextCheckoutStep} from '@app/domain/basket/checkout'
import {parseStored} from '../../../sandbox/core/json'
import type {Agreement} from '../../../sandbox/renting/agreements/agreement'
import {renting} from '../../../sandbox/tests/renting'
import {
    checkoutBrowser,
    checkoutPast,
    fillDelivery,
    heading,
    submitReview,
    wait
} from '../../../tests/support/shop/checkout-pages'
import {type CheckoutShopper, plainManner} from '../../../tests/support/shop/checkout-shopper'
import {hostileCalls} from '../../../tests/support/server/hostile-calls'

jest.setTimeout(40_000)

const browser = checkoutBrowser()
const {world} = browser.sandbox
const {press: pressAtSigner} = renting(browser.sandbox)
const customerId = 'seed00000000000000000casey'

let shopper: CheckoutShopper
let drawnUp: ReturnType<CheckoutShopper['remember']>
let lineIds: string[]

/** Two agreements are drawn up: weekly, to be delivered, without services. */
beforeAll(async () => {
    const past = await checkoutPast(browser, 'review', 2)
    shopper = past.shopper
    drawnUp = past.after
    lineIds = (await look()).basket?.lines.map(({id}) => id) ?? []
})
beforeEach(() => {
    shopper.goBackTo(drawnUp)
    browser.signedIn('casey@homeward.example')
})

const look = async () => shopper.look(await shopper.session(), world.now())
const goOn = async (manner = plainManner) =>
    shopper.goOn(await shopper.session(), await look(), manner)
const nextStep = async () => nextCheckoutStep((await look()).facts)

/** What the platform holds, as it was drawn up last. */
const documents = (): Agreement[] =>
    world
        .statement<{document: string}>(
            'SELECT document FROM agreement WHERE customer_id = ? ORDER BY no'
        )
        .all(customerId)
        .map(({document}) => parseStored(document))

const open = (address: string) => browser.show({address, storeId: '01001'})

const store = {address: '1 Store St', city: 'Beverly Hills', state: 'CA', postalCode: '90210'}
const recipient = {
    ...noRecipient,
    firstName: 'Casey',
    lastName: 'Stone',
    phone: '3105550123',
    address1: '2 Other St',
    address2: '',
    city: 'Beverly Hills',
    state: 'CA',
    postalCode: '90210'
}

type Change = (session: LiveSession, basketId: string) => Promise<void>

const deliver =
    (shippingMethod: 'delivery' | 'pickup'): Change =>
    (session, basketId) =>
        saveDelivery(session, {
            basketId,
            email: 'casey@homeward.example',
            shippingMethod,
            recipient,
            store
        })

const reschedule: Change = async (session, basketId) => {
    const today = world.now().toISOString().slice(0, 10)
    const firstDueDate = defaultNextPayment(today, 'monthly')
    const choice = {frequency: 'monthly', firstDueDate} as const
    await saveSchedule(session, {basketId, choice, lineIds})
}

const addWaiver: Change = (session, basketId) =>
    saveServices(session, {basketId, choice: {ldw: true, benefitsPlus: false}})

const change = async (save: Change) =>
    save(await shopper.session(), shopper.record()?.basketId ?? '')

const asDrawnUp = (agreements: readonly Agreement[]) =>
    agreements.map(({isPickUp, plan, services = []}) => ({
        isPickUp,
        schedule: plan.schedule,
        services: services.length
    }))

const before = {isPickUp: false, schedule: 'WEEKLY', services: 0}

describe.each`
    what                | save                   | after
    ${'the address'}    | ${deliver('delivery')} | ${before}
    ${'a pick-up'}      | ${deliver('pickup')}   | ${{...before, isPickUp: true}}
    ${'a pay schedule'} | ${reschedule}          | ${{...before, schedule: 'MONTHLY'}}
    ${'a service'}      | ${addWaiver}           | ${{...before, services: 1}}
`('$what chosen after the agreements were drawn up', ({save, after}) => {
    test('has them drawn up anew in place of those before, and only then signed (D-27) (D-29)', async () => {
        const old = documents()
        expect(asDrawnUp(old)).toEqual([before, before])
        await change(save)

        expect(await nextStep()).toBe('review')
        expect(await goOn()).toBe('review')
        expect(asDrawnUp(documents())).toEqual([after, after])
        expect(documents().map(({id}) => id)).toEqual(old.map(({id}) => id))
        expect(await nextStep()).toBe('sign')
        for (let done = '', tries = 0; done !== 'confirmation' && tries < 9; tries += 1) {
            done = await goOn()
        }
        expect(shopper.ledger()).toMatchObject({
            orders: 1,
            agreements: {signed: 2, unsigned: 0}
        })
    })

    test('counts although nobody answers that it is saved (D-24)', async () => {
        const calls = hostileCalls(browser)
        await look()
        calls.plan({at: 1, harm: 'lost for good'})
        await expect(change(save)).rejects.toMatchObject({})
        calls.plan(null)

        expect(await nextStep()).toBe('review')
    })

    test('is refused once one of them is signed, and nothing is changed by it (D-27)', async () => {
        await goOn()
        const signed = documents()
        const {basket} = await look()

        await expect(change(save)).rejects.toMatchObject({status: 409})

        expect(documents()).toEqual(signed)
        expect((await look()).basket).toEqual(basket)
        expect(await nextStep()).toBe('sign')
    })
})

const returnUrl = 'http://localhost:3000/docusign-redirect'
const openInAnotherTab = async (at: number): Promise<string> =>
    signingAddress(await shopper.session(), {agreementId: documents()[at]?.id ?? '', returnUrl})

test('what a signing tab still shows is signed no more once something was changed, and the way back says why (D-29)', async () => {
    const [first, second] = [await openInAnotherTab(0), await openInAnotherTab(1)]
    await change(addWaiver)

    for (const address of [first, second]) {
        const back = (await pressAtSigner(address, 'signing_complete')).headers.get('location')
        expect(back).toContain('event=ttl_expired')
    }
    expect(documents().map(({signing}) => signing.signerStatus)).toEqual(['Sent', 'Sent'])
    expect(await nextStep()).toBe('review')
    await open(`/docusign-redirect?event=ttl_expired&agreement=${documents()[0]?.id ?? ''}`)
    await heading('Your agreement is not signed')
    expect(await screen.findByText(/^You went through your delivery/, {}, wait)).toBeVisible()
    expect(screen.queryByRole('button', {name: /^Read and sign/})).toBeNull()
})

test('what is signed in another tab, and not reported yet, is changed no more (D-27)', async () => {
    await pressAtSigner(await openInAnotherTab(0), 'signed_never_reported')
    const signed = documents()

    await expect(change(addWaiver)).rejects.toMatchObject({status: 409})

    expect(documents()).toEqual(signed)
    expect(shopper.record()?.isOutdated).toBe(false)
})

test('where nobody answers whether a signing tab is closed, nothing is changed yet (D-29)', async () => {
    await openInAnotherTab(0)
    const calls = hostileCalls(browser, /envelope$/)
    calls.plan({at: 0, harm: 'refused'})
    const {basket} = await look()

    await expect(change(addWaiver)).rejects.toMatchObject({status: 503})

    calls.plan(null)
    expect((await look()).basket).toEqual(basket)
    expect(shopper.record()?.isOutdated).toBe(false)
    await change(addWaiver)
    expect(await nextStep()).toBe('review')
})

test('agreements found after a lost answer are not taken for those that were asked for anew (D-30)', async () => {
    await change(addWaiver)
    const calls = hostileCalls(browser, /createagreement$/)
    calls.plan({at: 0, harm: 'refused'})
    const {basket, record} = await look()
    if (!basket || !record?.schedule) throw new Error('There is no checkout')
    const drawing = {basket, schedule: record.schedule, consents: []}

    await expect(drawUp(await shopper.session(), drawing)).rejects.toMatchObject({status: 503})
    expect(await nextStep()).toBe('review')
    calls.plan(null)
    await drawUp(await shopper.session(), drawing)

    expect(asDrawnUp(documents())).toEqual([
        {...before, services: 1},
        {...before, services: 1}
    ])
    expect(await nextStep()).toBe('sign')
})

test('the review says that a new agreement takes the place of the one before, and no page offers to sign that (D-29)', async () => {
    await change(deliver('pickup'))
    const signing = await open('/link-agreement')
    expect(await screen.findByText(/^You went through your delivery/, {}, wait)).toBeVisible()
    expect(screen.queryByRole('button', {name: /^Read and sign/})).toBeNull()
    await signing.settled()
    expect(await axe(signing.container)).toHaveNoViolations()
    signing.goTo('/thankyou-agreement-not-signed')
    await heading('Your agreement is not signed')
    expect(await screen.findByText(/^You went through your delivery/, {}, wait)).toBeVisible()
    expect(screen.queryByRole('button', {name: /^Read and sign/})).toBeNull()

    signing.goTo('/checkout/sign')
    await heading('Review and submit')
    expect(signing.address()).toBe('/checkout/review')
    expect(screen.getByText(/^You went through your choices again/)).toBeVisible()
    await signing.settled()
    expect(await axe(signing.container)).toHaveNoViolations()
    await submitReview()
    await heading('Sign your agreement')
    expect(asDrawnUp(documents())).toEqual([
        {...before, isPickUp: true},
        {...before, isPickUp: true}
    ])
    expect(screen.queryByText(/^You have signed, so/)).toBeNull()
})

test('a form left open leads to the next step once something is signed, and that says why nothing changes any more (D-24) (D-27)', async () => {
    const page = await open('/checkout/delivery')
    await heading('Delivery')
    await goOn()
    const signed = documents()

    await fillDelivery({isPickUp: true})

    await heading('Sign your agreement')
    expect(screen.getByText(/^You have signed, so/)).toBeVisible()
    expect(documents()).toEqual(signed)
    await page.settled()
    expect(await axe(page.container)).toHaveNoViolations()
    await goOn()
    page.unmount()
    await open('/checkout/payment')
    await heading('First payment')
    expect(screen.getByText(/^You have signed, so/)).toBeVisible()
})
