import {act, cleanup, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {type RentalAgreement, toAgreementSummary} from '@app/commerce/account/agreements'
import {
    type LiveSession,
    type SessionActions,
    useSessionActions
} from '@app/commerce/session/session'
import {productForStore} from '../../../sandbox/catalogue/product-for-store'
import {renting} from '../../../sandbox/tests/renting'
import {amountsIn, centsIn} from '../../../tests/support/values/amounts'
import {
    bookDelivery,
    cardOrigin,
    checkoutBrowser,
    chooseFirstDay,
    fillDelivery,
    heading,
    mustLeadOn,
    mustNameEach,
    payByCard,
    press,
    storeOfAllServices,
    submitReview,
    wait
} from '../../../tests/support/shop/checkout-pages'

jest.setTimeout(240_000)

const browser = checkoutBrowser()
const {sandbox} = browser
const {apply, member, sign, request} = renting(sandbox)
const {world} = sandbox

const baskets = '/checkout/shopper-baskets/v2/organizations/{org}/baskets'

/** What the store takes once, with the first payment. */
const DEPOSIT = 50_00

const storeId = storeOfAllServices(world, DEPOSIT)

type Way = {
    isGuest: boolean
    pieces: number
    isPickUp: boolean
    hasServices: boolean
    code: string | null
    pays: 'card' | 'store'
}

/** A session as the shop itself begins it, with the token that its server keeps. */
const guest = async () => {
    const held: {actions?: SessionActions; live?: LiveSession} = {}
    const Hold = () => {
        held.actions = useSessionActions()
        return null
    }
    const {settled, unmount} = await browser.show({part: <Hold />, storeId})
    await settled()
    act(() => {
        void held.actions?.whenLive().then((live) => {
            held.live = live
        })
    })
    await waitFor(() => expect(held.live).toBeDefined(), wait)
    await settled()
    unmount()
    return {token: browser.server.accessToken(), customerId: held.live?.customerId ?? ''}
}

let members = 0

const customer = async () => {
    members += 1
    const login = `walk-${members}@example.com`
    const who = await member(login)
    browser.signedIn(login)
    return who
}

/** What the store has two of. */
const products = world
    .statement<{id: string}>("SELECT id FROM product WHERE role = 'item'")
    .all()
    .map(({id}) => id)
    .filter((id) => (productForStore(world, id, storeId)?.stockLevel ?? 0) > 1)

/** So many pieces, two of each product as long as there are as many. */
const itemsOf = (pieces: number) =>
    Array.from({length: Math.ceil(pieces / 2)}, (_, at) => ({
        productId: products[at],
        quantity: Math.min(2, pieces - 2 * at)
    }))

/** Somebody with an approval and a full cart. */
const begin = async ({isGuest, pieces, code}: Way) => {
    world.statement('DELETE FROM stock_change').run()
    const who = isGuest ? await guest() : await customer()
    await apply(who.token, {income: 5000})
    world.statement('DELETE FROM basket WHERE customer_id = ?').run(who.customerId)
    const {body, status} = await sandbox.call(`POST ${baskets}?siteId=Homeward`, {
        token: who.token,
        body: {productItems: itemsOf(pieces), c_storeId: storeId}
    })
    expect(status).toBe(200)
    if (code !== null) {
        const coupons = `${baskets}/${String(body.basketId)}/coupons?siteId=Homeward`
        await sandbox.call(`POST ${coupons}`, {token: who.token, body: {code}})
    }
    return who
}

type Who = Awaited<ReturnType<typeof begin>>

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)

const agreementsOf = async (who: Who): Promise<RentalAgreement[]> => {
    const {body} = await request(who, 'agreement-summary agreementsummary')
    return toAgreementSummary(body).agreements
}

const countOf = (table: string, {customerId}: Who): number =>
    world
        .statement<{count: number}>(`SELECT count(*) AS count FROM ${table} WHERE customer_id = ?`)
        .all(customerId)[0]?.count ?? -1

const orderOf = ({customerId}: Who) => {
    const [row] = world
        .statement<{document: string}>('SELECT document FROM shop_order WHERE customer_id = ?')
        .all(customerId)
    return row?.document ?? ''
}

type Reviewed = {each: number; fee: number; services: Map<string | null, number>}

/** What the review says that the chosen services add to each payment. */
const servicesIn = (): Reviewed['services'] => {
    const part = screen.getByRole('region', {name: 'Optional services'})
    return within(part).queryByText('You have chosen none.') ? new Map() : amountsIn(part)
}

/** The steps until the review, which says what each payment comes to. */
const fillIn = async ({isGuest, isPickUp, hasServices, code, pieces}: Way): Promise<Reviewed> => {
    await fillDelivery({isPickUp, ...(isGuest && {email: 'casey.guest@example.com'})})
    await heading('Pay schedule')
    const monthly = screen.getByLabelText(/^Monthly/)
    const hint = monthly.closest('label')?.textContent ?? ''
    await userEvent.click(monthly)
    await chooseFirstDay(1)
    await press('Continue')
    await heading('Renewal terms')
    mustNameEach(pieces)
    const notes = code === null ? [0, 0] : [1, Math.ceil(pieces / 2)]
    const words = [/^Promo code .* is already taken off/, /^Before the promo code/]
    expect(words.map((one) => screen.queryAllByText(one).length)).toEqual(notes)
    for (const service of screen.getAllByRole('checkbox')) {
        expect(service).not.toBeChecked()
        if (hasServices) await userEvent.click(service)
    }
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
    await press('Continue')
    await heading('Review and submit')
    mustNameEach(pieces)
    expect(screen.getByText(/^Your store looks at this order/)).toBeVisible()
    const amounts = amountsIn(screen.getByRole('region', {name: 'Pay schedule'}))
    expect(amounts.get('Deposit, paid once')).toBe(DEPOSIT)
    const each = amounts.get('Each payment') ?? 0
    const fees = [...amounts].filter(([label]) =>
        /^Processing fee, with each online/.test(label ?? '')
    )
    const fee = sum(fees.map(([, amount]) => amount))
    if (code === null) return {each, fee, services: servicesIn()}
    const withCode = amounts.get('Each payment with the promo code') ?? 0
    expect(each + (amounts.get(`Promo code ${code}`) ?? 0)).toBe(withCode)
    expect(withCode).toBeLessThan(each)
    expect(hint).toContain(`per month with promo code ${code}.`)
    expect(centsIn(hint)).toBe(withCode)
    return {each: withCode, fee, services: servicesIn()}
}

/** Each agreement on a visit of its own; the page after the last one leads to the payment. */
const signAll = async (who: Who, page: Awaited<ReturnType<typeof browser.show>>) => {
    const ids = (await agreementsOf(who)).map(({id}) => id)
    for (const id of ids) expect(await sign(who, id)).toBe(303)
    const back = `/docusign-redirect?event=signing_complete&agreement=${ids.at(-1) ?? ''}`
    page.goTo(back)
    await heading('Thank you for signing')
    expect(await screen.findByRole('link', {name: 'Make the first payment'}, wait)).toBeVisible()
    page.unmount()
}

/** Pays what the lines add up to, with the fee that the review named; answers what that was. */
const pay = async ({pays, hasServices}: Way, {fee}: Reviewed): Promise<number> => {
    const {address} = await browser.show({
        address: '/checkout/payment',
        storeId,
        cardFrame: `${cardOrigin}/frame`
    })
    await heading('First payment')
    const total = await screen.findByText('Due now', {}, wait)
    const lines = amountsIn(total.closest('dl') ?? document.body)
    const due = lines.get('Due now') ?? 0
    const parts = [...lines].filter(([name]) => name !== 'Due now' && !/^To own/.test(name ?? ''))
    expect(sum(parts.map(([, amount]) => amount))).toBe(due)
    expect([lines.get('Deposit'), lines.get('Processing fee')]).toEqual([DEPOSIT, fee])
    const atStore = screen.getByText(
        /There you pay \$[\d,.]+: the processing fee is only for online/
    )
    expect(centsIn(atStore.textContent ?? '')).toBe(due - fee)
    if (pays === 'store') await press('Pay at the store')
    else await payByCard(world, '4242')
    await heading('Thank you for your order')
    expect(address()).toBe(hasServices ? '/BPlus-checkout-confirmation' : '/checkout/confirmation')
    return due
}

/** What the review, the agreements and the services say must be the same amounts. */
const mustAgree = (agreements: readonly RentalAgreement[], way: Way, reviewed: Reviewed) => {
    expect(agreements).toHaveLength(way.pieces)
    expect(sum(agreements.map(({payment}) => payment))).toBe(reviewed.each)
    for (const {payment, terms, finalPayment, totalCost, frequency} of agreements) {
        expect(payment * (terms - 1) + finalPayment).toBe(totalCost)
        expect(frequency).toBe('monthly')
    }
    const ratesOf = (wanted: string) =>
        agreements.flatMap(({services}) =>
            services.filter(({kind}) => kind === wanted).map(({rate}) => rate)
        )
    const [waiver, plus] = [ratesOf('damage-waiver'), ratesOf('benefits-plus')]
    const [waivers, once] = way.hasServices ? [way.pieces, 1] : [0, 0]
    expect([waiver.length, plus.length]).toEqual([waivers, once])
    const added = [['Damage waiver', sum(waiver)] as const, ['Benefits plus', sum(plus)] as const]
    expect([...reviewed.services]).toEqual(way.hasServices ? added : [])
}

const paidOf = ({customerId}: Who): number[] =>
    world
        .statement<{total: number}>(
            'SELECT total_cents AS total FROM payment WHERE customer_id = ?'
        )
        .all(customerId)
        .map(({total}) => total)

const mustBePlaced = async (
    who: Who,
    {isPickUp, hasServices, code, pays}: Way,
    atStore: number
) => {
    expect(countOf('shop_order', who)).toBe(1)
    const order = orderOf(who)
    expect(order).toContain('"c_racSelectedRentalPaymentOption":"MONTHLY"')
    expect(order).toContain('"c_isHighRiskFlow":true')
    expect(order).toContain(`"c_ldwSelected":${hasServices}`)
    expect(order).toContain(`"c_promoApplied":${code !== null}`)
    expect(order.includes('SAVE10')).toBe(code === 'SAVE10')
    expect(screen.queryByText('Benefits plus is part of your agreement.') !== null).toBe(
        hasServices
    )
    const paidWith = pays === 'card' ? 'Visa ending in 4242' : /, at the store or on delivery$/
    const words = (await screen.findByText(paidWith, {}, wait)).textContent ?? ''
    if (pays === 'store') expect(centsIn(words)).toBe(atStore)
    if (isPickUp) expect(screen.getByText(/^Your store calls you when it is ready/)).toBeVisible()
    else await bookDelivery()
    await waitFor(() => expect(localStorage.getItem('checkout')).toContain('isCartLighter'), wait)
    expect(localStorage.getItem('checkout')).toContain(`"isPickup":${isPickUp}`)
    const {body} = await sandbox.call(
        `GET /customer/shopper-customers/v1/organizations/{org}/customers/${who.customerId}/baskets?siteId=Homeward`,
        {token: who.token}
    )
    expect(JSON.stringify(body)).not.toContain('productItems')
}

test.each`
    isGuest  | pieces | isPickUp | hasServices | code        | pays
    ${true}  | ${1}   | ${false} | ${false}    | ${null}     | ${'card'}
    ${false} | ${5}   | ${false} | ${true}     | ${'SAVE10'} | ${'card'}
    ${true}  | ${5}   | ${true}  | ${true}     | ${null}     | ${'store'}
    ${false} | ${1}   | ${true}  | ${false}    | ${'SAVE10'} | ${'store'}
    ${true}  | ${1}   | ${false} | ${true}     | ${'SAVE10'} | ${'store'}
    ${false} | ${5}   | ${true}  | ${false}    | ${null}     | ${'card'}
`(
    'guest $isGuest, $pieces pieces, pick-up $isPickUp, services $hasServices, code $code, by $pays: one agreement a piece, one charge, one order, the same sums [CHECKOUT-002] [CHECKOUT-011] [CHECKOUT-012] [CHECKOUT-013] [CHECKOUT-014] [CHECKOUT-016] (G-21) (G-27) (G-29) (D-27)',
    async (way: Way) => {
        const who = await begin(way)
        const page = await browser.show({address: '/checkout', storeId})
        const reviewed = await fillIn(way)
        await submitReview()
        await heading('Sign your agreement')
        mustAgree(await agreementsOf(who), way, reviewed)
        await signAll(who, page)

        const due = await pay(way, reviewed)

        expect(paidOf(who)).toEqual(way.pays === 'card' ? [due] : [])
        await mustBePlaced(who, way, due - reviewed.fee)
        expect((await agreementsOf(who)).every(({signing}) => signing === 'signed')).toBe(true)
        cleanup()
        await mustLeadOn(browser, (await agreementsOf(who))[0]?.id ?? '', way)
    }
)
