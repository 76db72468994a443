import fc from 'fast-check'
import {
    type CheckoutShopper,
    checkoutShopper,
    type Manner,
    plainManner
} from '../../../tests/support/shop/checkout-shopper'
import {harms, hostileCalls} from '../../../tests/support/server/hostile-calls'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {rounds} from '../../../tests/support/by-night'

jest.setTimeout(600_000)

const WALKS = rounds({day: 250, night: 1000})
const MINUTE = 60_000

const browser = inBrowser()
afterAll(() => browser.close())
const calls = hostileCalls(browser)

type Found = Awaited<ReturnType<CheckoutShopper['look']>>
type Stage = ReturnType<CheckoutShopper['remember']>

let shopper: CheckoutShopper
const stages: Stage[] = []

/** A minute later each time, so that a payment that was never made is given up in the end. */
const moment = (minutes: number) => new Date(shopper.world.now().getTime() + minutes * MINUTE)

const look = async (minutes: number): Promise<Found> =>
    shopper.look(await shopper.session(), moment(minutes))

/** Goes on until the delivery is booked. */
const finish = async (manner: Manner, minutes: number): Promise<void> => {
    for (let tries = 0; tries < 14; tries += 1) {
        const session = await shopper.session()
        const found = await look(minutes + tries)
        if ((await shopper.goOn(session, found, manner)) === 'confirmation') return
    }
    throw new Error('The checkout does not end')
}

beforeAll(async () => {
    shopper = await checkoutShopper(browser)
    await shopper.begin(1)
    for (let step = ''; step !== 'confirmation';) {
        stages.push(shopper.remember())
        step = await shopper.goOn(await shopper.session(), await look(0), plainManner)
    }
})

/** What a shopper, or the network, may do next. */
const action = fc.oneof(
    {
        weight: 6,
        arbitrary: fc.record({
            kind: fc.constant('step' as const),
            /** With what this tab has shown since; as after Back, or in a tab left open. */
            isStale: fc.boolean(),
            isTwice: fc.boolean(),
            harm: fc.constantFrom(undefined, ...harms),
            at: fc.nat(12),
            pays: fc.constantFrom('card' as const, 'card' as const, 'refused-card' as const),
            signs: fc.constantFrom(
                ...(['signing_complete', 'signing_complete', 'decline', 'cancel'] as const),
                'viewing_complete' as const
            )
        })
    },
    {weight: 1, arbitrary: fc.record({kind: fc.constant('pause' as const)})},
    {weight: 1, arbitrary: fc.record({kind: fc.constant('add' as const)})}
)
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

const quietly = async (task: () => Promise<unknown>): Promise<void> => {
    try {
        await task()
    } catch {
        // The page tells that it failed, and offers to try again.
    }
}

const step = async (
    given: Extract<Action, {kind: 'step'}>,
    tab: {found: Found | null},
    minutes: number
) => {
    const manner = {...plainManner, pays: given.pays, signs: given.signs}
    calls.plan(given.harm ? {at: given.at, harm: given.harm} : null)
    await quietly(async () => {
        if (!given.isStale || !tab.found) tab.found = await look(minutes)
        const {found} = tab
        const session = await shopper.session()
        const taps = Array.from({length: given.isTwice ? 2 : 1}, () =>
            quietly(() => shopper.goOn(session, found, manner))
        )
        await Promise.all(taps)
    })
    calls.plan(null)
}

/** Never more than one of anything, whatever has happened so far. */
const mustBeOne = () => {
    const {orders, payments, appointments, agreements} = shopper.ledger()
    expect({orders, payments}).toEqual({
        orders: Math.min(orders, 1),
        payments: Math.min(payments, 1)
    })
    expect(appointments).toBeLessThanOrEqual(agreements.signed)
}

type Walk = {from: number; actions: readonly Action[]; isFinished: boolean}

/** Answers whether the other piece was put into the cart. */
const walk = async ({from, actions, isFinished}: Walk): Promise<boolean> => {
    const stage = stages[from % stages.length]
    if (stage) shopper.goBackTo(stage)
    const tab: {found: Found | null} = {found: null}
    const [, other = ''] = shopper.products
    let minutes = 0
    let wasAdded = false
    for (const one of actions) {
        // What comes after the end of a checkout is another one.
        if (shopper.record()?.isCartLighter) break
        minutes += 1
        if (one.kind === 'pause') shopper.pause()
        if (one.kind === 'add') await shopper.addPiece(other)
        wasAdded ||= one.kind === 'add'
        if (one.kind === 'step') await step(one, tab, minutes)
        mustBeOne()
    }
    if (isFinished && !shopper.record()?.isCartLighter) await finish(plainManner, minutes)
    mustBeOne()
    return wasAdded
}

const aWalk = fc.record({
    from: fc.nat(7),
    actions: fc.array(action, {minLength: 1, maxLength: 5}),
    // Every third is gone to its end.
    isFinished: fc.nat(2).map((number) => number === 0)
})

test(`in ${WALKS} walks at random there is one agreement for each piece, one charge, one order, and nothing is lost (D-27) (D-30)`, async () => {
    const walks = fc.asyncProperty(aWalk, async (given) => {
        const [first = '', other = ''] = shopper.products
        const wasAdded = await walk(given)
        const {orders, payments, agreements} = shopper.ledger()
        const [one, two] = [await shopper.whereIs(first), await shopper.whereIs(other)]
        expect(one.ordered + one.inCart).toBe(1)
        expect(two.ordered + two.inCart).toBe(wasAdded ? 1 : 0)
        if (!given.isFinished) return
        expect({orders, payments, unsigned: agreements.unsigned}).toEqual({
            orders: 1,
            payments: 1,
            unsigned: 0
        })
        expect(agreements.signed).toBe(one.ordered + two.ordered)
    })
    await fc.assert(walks, {numRuns: WALKS, seed: 20_261_122})
})
