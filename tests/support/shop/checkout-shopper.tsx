import {act} from '@testing-library/react'
import {existingApproval} from '@app/commerce/approvals/existing-approval'
import {decisionOf} from '@app/commerce/checkout/decision'
import {agreementSummary} from '@app/commerce/account/agreements'
import {signingAddress} from '@app/commerce/checkout/agreements/agreements'
import {saveDelivery, saveSchedule, saveServices} from '@app/commerce/checkout/basket-steps'
import {changeRecord, checkoutRecordOf, stillInCart} from '@app/commerce/checkout/checkout-record'
import {bookDelivery, deliverySlots} from '@app/commerce/account/visits/delivery-slots'
import {drawUp} from '@app/commerce/checkout/agreements/draw-up'
import {lookUpPayment, payAtStore, payFirst} from '@app/commerce/checkout/first-payment'
import {defaultNextPayment} from '@app/domain/payments/next-payment'
import {checkoutBasket} from '@app/commerce/checkout/checkout-basket'
import {isCheckoutCurrent, startCheckout} from '@app/commerce/checkout/start-checkout'
import {noRecipient} from '@app/domain/basket/recipient'
import {catchUp, unknownHere} from '@app/commerce/checkout/order/other-devices'
import {placeOrder} from '@app/commerce/checkout/order/place-order'
import {
    requiresBasket,
    settledPayment,
    progressOf,
    recordInProgress
} from '@app/commerce/checkout/progress'
import type {CheckoutRecord} from '@app/commerce/checkout/stored-record'
import type {Basket} from '@app/commerce/basket/basket'
import {toRegularBasket} from '@app/commerce/basket/to-basket'
import {
    type LiveSession,
    type SessionActions,
    useSessionActions
} from '@app/commerce/session/session'
import {nextCheckoutStep} from '@app/domain/basket/checkout'
import {dayIn} from '@app/lib/browser/wall-clock'
import {productForStore} from '../../../sandbox/catalogue/product-for-store'
import {newCardToken} from '../../../sandbox/renting/payments/payment-method'
import {renting} from '../../../sandbox/tests/renting'
import type {inBrowser} from '../browser/in-browser'
import {shopperRows} from '../values/shopper-rows'

/** Where store 01001 is. */
const zoneOfStore = 'America/Los_Angeles'

type Browser = ReturnType<typeof inBrowser>

const customerId = 'seed00000000000000000casey'
const day = '2030-06-10'
const store = {address: '1 Store St', city: 'Beverly Hills', state: 'CA', postalCode: '90210'}
const recipient = {
    ...noRecipient,
    firstName: 'Casey',
    lastName: 'Stone',
    phone: '3105550123',
    address1: '1 Main St',
    city: 'Beverly Hills',
    state: 'CA',
    postalCode: '90210'
}

/** Whether another device may be further in the checkout than this browser's record. */
const isForgotten = (record: CheckoutRecord | null): boolean =>
    record === null || record.agreementIds.length > 0

/** How a shopper goes through the checkout. */
export type Manner = {
    shippingMethod: 'delivery' | 'pickup'
    pays: 'card' | 'refused-card' | 'store'
    signs: 'signing_complete' | 'decline' | 'cancel' | 'viewing_complete'
    hasWaiver: boolean
}

export const plainManner: Manner = {
    shippingMethod: 'delivery',
    pays: 'card',
    signs: 'signing_complete',
    hasWaiver: false
}

/**
 * A shopper with an approval who goes through the checkout as its pages do: the next step is that of the same rule,
 * with the same calls, and with only what the browser has stored.
 */
export const checkoutShopper = async (browser: Browser) => {
    const {sandbox} = browser
    const {world} = sandbox
    const token = sandbox.shopperToken(customerId)
    const {apply, press} = renting(sandbox)
    await apply(token, {income: 5000})
    browser.signedIn('casey@homeward.example')

    const held: {actions?: SessionActions} = {}
    const Hold = () => {
        held.actions = useSessionActions()
        return null
    }
    const {settled, unmount} = await browser.show({part: <Hold />, storeId: '01001'})
    await settled()
    const live = await act(async () => held.actions?.whenLive())
    if (!live) throw new Error('There is no session')
    // From here on nothing is rendered: the session's clients make the calls.
    unmount()
    const whenLive = (): Promise<LiveSession> => Promise.resolve(live)

    const {empty, ledger, orders, remember, goBackTo} = shopperRows(world, customerId)
    const products = world
        .statement<{id: string}>(
            "SELECT id FROM product WHERE role = 'item' ORDER BY type = 'EA' DESC"
        )
        .all()
        .map(({id}) => id)
        .filter((id) => (productForStore(world, id, '01001')?.stockLevel ?? 0) > 0)
        .slice(0, 5)
    const baskets = '/checkout/shopper-baskets/v2/organizations/{org}/baskets'

    /** Removes all but the approval, and puts this many different pieces into the cart, or these. */
    const begin = async (pieces: number | readonly string[]): Promise<void> => {
        empty()
        const wanted = typeof pieces === 'number' ? products.slice(0, pieces) : pieces
        const productItems = wanted.map((productId) => ({productId, quantity: 1}))
        const {status} = await sandbox.call(`POST ${baskets}?siteId=Homeward`, {
            token,
            body: {productItems, c_storeId: '01001'}
        })
        if (status !== 200) throw new Error(`There is no cart: ${status}`)
    }

    const cartOf = async ({apis}: LiveSession) => {
        const parameters = {customerId}
        const answer = await apis.shopperCustomers.getCustomerBaskets({parameters})
        const none = {id: '', lines: [], storeId: null, promo: null}
        return toRegularBasket(answer) ?? none
    }

    /** The basket as it is read, if the checkout can go on with it; otherwise that of a start. */
    const basketOf = async (session: LiveSession, before: CheckoutRecord | null, cart: Basket) => {
        const read = before && (await checkoutBasket(session.commerce, before.basketId).fetch())
        if (isCheckoutCurrent(before, read, cart)) return read
        return startCheckout(session, {cart, isStoreHighRisk: false})
    }

    /** What a page of the checkout loads before it shows anything. */
    const look = async (session: LiveSession, now: Date) => {
        const {commerce} = session
        const cart = await cartOf(session)
        if (isForgotten(checkoutRecordOf(customerId))) {
            const before = await agreementSummary(commerce, customerId).fetch()
            const unknown = unknownHere(before.agreements, checkoutRecordOf(customerId))
            if (unknown) await catchUp(session, unknown)
        }
        const decision = decisionOf(await existingApproval(commerce, customerId).fetch(), false)
        const before = recordInProgress(checkoutRecordOf(customerId), cart)
        const needsBasket = requiresBasket({cart, record: before, decision})
        const basket = needsBasket ? await basketOf(session, before, cart) : null
        const {agreements} = await agreementSummary(commerce, customerId).fetch()
        const record = recordInProgress(checkoutRecordOf(customerId), cart)
        // The store's day, as on the pages: in the evening it is another one than in UTC.
        const today = dayIn(zoneOfStore, now)
        const lines = {areLinesRefused: false, isCounterStore: false}
        const sources = {...lines, cart, record, decision, agreements, basket, today}
        return {...progressOf(sources), basket, record, cart, now, today}
    }
    type Found = Awaited<ReturnType<typeof look>>

    const pay = async (session: LiveSession, {record, agreements, now}: Found, {pays}: Manner) => {
        if (!record) return
        const {basketId, agreementIds: ids} = record
        const moment = now.getTime()
        if (record.payment?.state === 'sent') {
            await lookUpPayment(session, {basketId, ids, now: moment})
            return
        }
        if (pays === 'store') {
            // What the payment page shows: without the processing fee, which is for online payments only.
            const costs = agreements.map(
                ({withTax, deposit = 0}) => (withTax?.payment ?? 0) + deposit
            )
            const amount = costs.reduce((sum, cost) => sum + cost, 0)
            await payAtStore(session, {basketId, amount})
            return
        }
        const lastFour = pays === 'card' ? '4242' : '0002'
        const typed = {cardType: 'Visa', lastFour, expirationDate: '2040-01-31'}
        const card = {...typed, token: newCardToken(world, typed)}
        const due = agreements.map(({id, amountDue, dueDay}) => ({id, total: amountDue, dueDay}))
        const attempt = {card, isCardSaved: false, due, key: crypto.randomUUID(), now: moment}
        await payFirst(session, {basketId, ...attempt})
    }

    const finish = async (session: LiveSession, {record}: Found) => {
        if (!record) return
        if (!record.isCartLighter) {
            const cart = await cartOf(session)
            for (const {lineId: itemId} of stillInCart(record, cart.lines)) {
                await session.apis.shopperBaskets.removeItemFromBasket({
                    parameters: {basketId: cart.id, itemId}
                })
            }
            changeRecord(record, {isCartLighter: true})
        }
        const [first = ''] = record.agreementIds
        const [slot] = await deliverySlots(session.commerce, customerId, first).fetch()
        if (slot) await bookDelivery(session, {ids: record.agreementIds, slot})
    }

    const order = async (session: LiveSession, {record, agreements, now}: Found) => {
        const payment = settledPayment(record, agreements)
        if (!record || !payment) return
        await placeOrder(session, {basketId: record.basketId, payment, now: now.getTime()})
    }

    /** Does the next step of a checkout that was loaded at any earlier time; returns that step. */
    const goOn = async (session: LiveSession, found: Found, manner: Manner): Promise<string> => {
        const {facts, basket, record, agreements, today} = found
        const step = nextCheckoutStep(facts)
        const basketId = basket?.id ?? ''
        if (step === 'delivery') {
            const {shippingMethod} = manner
            const email = 'casey@homeward.example'
            const isAfterSigning = facts.signed.includes(true)
            const delivery = {basketId, email, shippingMethod, recipient, store, isAfterSigning}
            await saveDelivery(session, delivery)
        }
        if (step === 'schedule') {
            const lineIds = basket?.lines.map(({id}) => id) ?? []
            const choice = {
                frequency: 'weekly',
                firstDueDate: defaultNextPayment(today, 'weekly')
            } as const
            await saveSchedule(session, {basketId, choice, lineIds})
        }
        if (step === 'terms') {
            const choice = {ldw: manner.hasWaiver, benefitsPlus: false}
            await saveServices(session, {basketId, choice})
        }
        if (step === 'review' && basket && record?.schedule) {
            await drawUp(session, {basket, schedule: record.schedule, consents: []})
        }
        if (step === 'sign') {
            const next = agreements.find(({signing}) => signing !== 'signed')
            const returnUrl = 'http://localhost:3000/docusign-redirect'
            const visit = {agreementId: next?.id ?? '', returnUrl}
            await press(await signingAddress(session, visit), manner.signs)
        }
        if (step === 'payment') await pay(session, found, manner)
        if (step === 'order') await order(session, found)
        if (step === 'confirmation') await finish(session, found)
        return step
    }

    /** A quarter of an hour passes: the temporary basket expires. */
    const pause = (): void => {
        world
            .statement('DELETE FROM basket WHERE customer_id = ? AND is_temporary = 1')
            .run(customerId)
    }

    /** Another tab puts one more piece into the cart, if it is not there already. */
    const addPiece = async (productId: string): Promise<void> => {
        const {id, lines} = await cartOf(await whenLive())
        if (lines.some((line) => line.productId === productId)) return
        await sandbox.call(`POST ${baskets}/${id}/items?siteId=Homeward`, {
            token,
            body: [{productId, quantity: 1}]
        })
    }

    /** How many of a product were ordered, and how many are still in the cart. */
    const whereIs = async (productId: string) => {
        const {lines} = await cartOf(await whenLive())
        const inCart = lines.find((line) => line.productId === productId)?.quantity ?? 0
        const ordered = orders().filter((order) => order.includes(`"${productId}"`)).length
        return {inCart, ordered}
    }

    return {
        begin,
        look,
        goOn,
        ledger,
        remember,
        goBackTo,
        pause,
        addPiece,
        whereIs,
        token,
        products,
        day,
        world,
        session: () => whenLive(),
        record: () => checkoutRecordOf(customerId),
        cart: async () => cartOf(await whenLive())
    }
}

export type CheckoutShopper = Awaited<ReturnType<typeof checkoutShopper>>
