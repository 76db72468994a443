import {toAgreementSummary} from '@app/commerce/account/agreements'
import {toPastPayment, toPaymentHistory} from '@app/commerce/account/payments/payment-history'
import {toPaymentsDue} from '@app/commerce/account/payments/payments-due'
import {addsUp, taxesAndFees} from '@app/domain/payments/account-payments'
import {agreementEndpoints} from '../../sandbox/renting/agreements/agreement-endpoints'
import {paymentEndpoints} from '../../sandbox/renting/payments/payment-endpoints'
import {Problem} from '../../sandbox/core/response'
import {testSandbox} from '../../sandbox/tests/test-sandbox'
import {addDays} from '../../sandbox/renting/days'
import {isPrepaid, type Owing, owedOn, pay, takeAutopay} from './ledger'
import {type Renter, renterOf} from './renters-of-a-year'

const firstDay = '2030-06-05'
const noonOn = (day: string) => new Date(`${day}T19:00:00Z`)
const sandbox = testSandbox({clock: () => noonOn(firstDay)})
const {world} = sandbox
afterAll(() => sandbox.close())

const endpoints = new Map(
    [...agreementEndpoints, ...paymentEndpoints]
        .filter(({path}) => !path.includes('/one-off-payment/'))
        .map((one) => [one.path.split('/').at(-1), one])
)

const url = new URL('http://sandbox/?siteId=Homeward')
const headers = new Headers({'content-type': 'application/json'})

/** A renter's call without the HTTP server: this test is about the amounts, and there are very many calls. */
const call = async (name: string, {id}: Renter, body: object = {}): Promise<unknown> =>
    endpoints.get(name)?.run({
        params: {},
        url,
        headers,
        text: JSON.stringify({customerId: id, customerExtId: id, ...body}),
        world,
        now: world.now(),
        shopper: {
            customerId: id,
            guestId: id,
            usid: id,
            sessionId: id,
            isGuest: true,
            siteId: 'Homeward',
            scopes: []
        }
    })

const refusal = async (name: string, renter: Renter, body: object) => {
    try {
        await call(name, renter, body)
    } catch (error) {
        if (error instanceof Problem) return error
        throw error
    }
    return undefined
}

const targetOf = ({id, of}: Owing) => (of === 'club' ? {customerClubId: id} : {agreementId: id})

const partOf = (one: Owing, kind: 'DUE' | 'EARLY_PURCHASE', amount: number) => ({
    ...targetOf(one),
    kind,
    amount: amount / 100
})

type Counts = Record<'paid' | 'early' | 'declined' | 'changed' | 'autopaid' | 'lateFees', number>

/** Pays some of what is due, in one payment; sometimes with a card that is declined, or with yesterday's amount. */
const payDue = async (renter: Renter, {today, counts}: Situation) => {
    const {random, id, cardEnds, owings} = renter
    const due = owings.filter((one) => (owedOn(one, today).day ?? '9') <= addDays(today, 1))
    const chosen = due.length > 1 && random.chance(30) ? due.slice(1) : due
    if (chosen.length === 0 || today > cardEnds) return
    const parts = chosen.map((one) => partOf(one, 'DUE', owedOn(one, today).total))
    const order = (card: string, payments: object[]) => ({
        idempotencyKey: `${id}-${today}-${card}-${random.between(0, 1e9)}`,
        paymentMethodId: `${id}-${card}`,
        payments
    })
    if (random.chance(8)) {
        expect((await refusal('payment', renter, order('poor', parts)))?.status).toBe(402)
        counts.declined += 1
    }
    if (random.chance(8)) {
        const [first, ...rest] = parts
        const wrong = [...rest, {...first, amount: (first?.amount ?? 0) + 0.01}]
        const refused = await refusal('payment', renter, order('good', wrong))
        expect(refused?.body).toMatchObject({amountDue: first?.amount})
        counts.changed += 1
    }
    const key = order('good', parts)
    const receipt = toPastPayment(await call('payment', renter, key))
    // Pressed twice: the same receipt, and no second payment.
    if (random.chance(20)) {
        expect(toPastPayment(await call('payment', renter, key))).toEqual(receipt)
    }
    for (const one of chosen) {
        counts.lateFees += owedOn(one, today).lateFee > 0 ? 1 : 0
        renter.entries.push(pay(one, today, 'due'))
    }
    counts.paid += 1
}

/** Buys an item early. */
const buyEarly = async (renter: Renter, {today, counts}: Situation) => {
    const {id, random, owings, cardEnds} = renter
    const one = random.pick(owings)
    const {earlyPurchase} = owedOn(one, today)
    if (earlyPurchase === 0 || one.deliveryDay !== undefined || today > cardEnds) return
    await call('payment', renter, {
        idempotencyKey: `${id}-early-${today}`,
        paymentMethodId: `${id}-good`,
        payments: [partOf(one, 'EARLY_PURCHASE', earlyPurchase)]
    })
    renter.entries.push(pay(one, today, 'early-purchase'))
    counts.early += 1
}

const setAutopay = async (renter: Renter, {today}: Situation) => {
    const {id, random, cardEnds} = renter
    const one = random.pick(renter.owings)
    if (owedOn(one, today).remaining === 0) return
    const target = targetOf(one)
    if (one.autopay) {
        await call('autopay', renter, {...target, autoPay: 'N'})
        one.autopay = undefined
    } else if (today <= cardEnds) {
        const agreedAt = sandbox.world.now().toISOString()
        const text = {kind: 'autopay', version: '2026-11-22', locale: 'en-US'}
        const consent = {...text, agreedAt}
        const on = {autoPay: 'Y', paymentMethodId: `${id}-good`, consent}
        await call('autopay', renter, {...target, ...on})
        one.autopay = {since: today, cardEnds}
    }
}

type Situation = {today: string; counts: Counts}

const takeAll = ({owings, entries}: Renter, {today, counts}: Situation) => {
    for (const one of owings) {
        const taken = takeAutopay(one, today)
        counts.autopaid += taken.length
        entries.push(...taken)
    }
}

/** The dashboard's data, mapped as the account's pages map it. */
const summaryOf = async (renter: Renter) => {
    const {agreements, clubs} = toAgreementSummary(await call('agreementsummary', renter))
    return [
        ...agreements.map(({id, amountDue, dueDay, remaining, standing}) => [
            id,
            amountDue,
            dueDay ?? '',
            remaining,
            standing
        ]),
        ...clubs.map(({id, amountDue, dueDay}) => [id, amountDue, dueDay ?? ''])
    ]
}

const progressOf = (one: Owing, remaining: number, today: string) => {
    if (remaining === 0) return 'paid-out'
    return isPrepaid(one, today) ? 'prepaid' : 'in-force'
}

const bookedSummary = ({owings}: Renter, today: string) =>
    owings.map((one) => {
        const {total, day = '', remaining} = owedOn(one, today)
        return one.of === 'club'
            ? [one.id, total, day]
            : [one.id, total, day, remaining, progressOf(one, remaining, today)]
    })

/** The payment page's data. */
const billsOf = async (renter: Renter) => {
    const due = toPaymentsDue(await call('calculatepayment', renter))
    return due.map((one) => {
        const {id, rent, fees, total, daysLate, earlyPurchase = 0} = one
        return [id, rent, taxesAndFees(fees).total, total, daysLate, earlyPurchase, addsUp(one)]
    })
}

const bookedBills = ({owings}: Renter, today: string) =>
    owings
        .filter(({of, paid, days}) => of === 'club' || paid < days.length)
        .map((one) => {
            const {rent, coverage, tax, lateFee, fee, ...owed} = owedOn(one, today)
            const {total, daysLate, earlyPurchase} = owed
            const fees = coverage + tax + lateFee + fee
            return [one.id, rent, fees, total, daysLate, earlyPurchase, true]
        })

const historyOf = async (renter: Renter) => {
    const payments = toPaymentHistory(await call('paymenthistory', renter))
    return {
        total: payments.reduce((sum, one) => sum + one.total, 0),
        references: new Set(payments.map(({reference}) => reference)).size === payments.length,
        parts: payments.flatMap(({parts}) => parts.map(({id, amount}) => `${id} ${amount}`)).sort()
    }
}

const bookedHistory = ({entries}: Renter) => ({
    total: entries.reduce((sum, {amount}) => sum + amount, 0),
    references: true,
    parts: entries.map(({id, amount}) => `${id} ${amount}`).sort()
})

/** Compared as text first: there are very many of these. */
const expectSame = (shown: unknown, booked: unknown) => {
    if (JSON.stringify(shown) !== JSON.stringify(booked)) expect(shown).toEqual(booked)
}

/** Whether anything except the date differs from the day before: something is due, is late, or was paid. */
const isMoving = ({owings}: Renter, today: string): boolean =>
    owings.some((one) => (owedOn(one, today).day ?? '9') <= today)

const liveADay = async (renter: Renter, situation: Situation) => {
    const {random, habit, entries} = renter
    const {today} = situation
    const before = entries.length
    takeAll(renter, situation)
    if (random.chance(habit)) await payDue(renter, situation)
    if (random.chance(0.5)) await buyEarly(renter, situation)
    if (random.chance(1)) await setAutopay(renter, situation)
    takeAll(renter, situation)

    expectSame(await summaryOf(renter), bookedSummary(renter, today))
    const isPaid = entries.length > before
    if (isPaid || isMoving(renter, today)) {
        expectSame(await billsOf(renter), bookedBills(renter, today))
    }
    if (isPaid) expectSame(await historyOf(renter), bookedHistory(renter))
}

const renterCount = 200
const days = 365

test('for 200 renters and a year, every day, the account shows the same amounts as the ledger, to the cent [API-048] [API-049] [ACCT-018] [ACCT-019] [ACCT-022] [ENTITY-035] (D-30, D-42)', async () => {
    const counts = {paid: 0, early: 0, declined: 0, changed: 0, autopaid: 0, lateFees: 0}
    const renters = Array.from({length: renterCount}, (_, number) =>
        renterOf(world, number, firstDay)
    )
    for (let day = 0; day < days; day += 1) {
        const today = addDays(firstDay, day)
        world.clock.set(noonOn(today))
        for (const renter of renters) await liveADay(renter, {today, counts})
    }
    for (const renter of renters) {
        expect(await historyOf(renter)).toEqual(bookedHistory(renter))
    }

    // Every kind of event has happened in the year.
    expect(Object.entries(counts).filter(([, count]) => count < 20)).toEqual([])
}, 120_000)
