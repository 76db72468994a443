import {type ChildProcess, fork} from 'node:child_process'
import {once} from 'node:events'
import path from 'node:path'
import {z} from 'zod'
import {toPastPayment, type PastPayment} from '@app/commerce/account/payments/payment-history'
import {createCommerce} from '@app/commerce/client'
import {lookUpOnce, type PaymentKind, payOnce} from '@app/commerce/payments/pay-once'
import {knownBy} from '@app/domain/payments/account-payments'
import type {SentPayment} from '@app/domain/payments/payment-end'
import {newCardToken} from '../../sandbox/renting/payments/payment-method'
import {createBalancer} from './balancer'
import {startStore} from '../../scripts/several-servers/real-store'
import {shopVisitor} from '../support/browser/shop-visitor'
import {startServer} from '../support/server/http-server'
import {organizationId, siteId, wholeShop} from '../support/shop/whole-shop'
import {wasPriceRules} from '../support/values/builders'
import {connectedStore} from './connected'

const ends: (() => Promise<void> | void)[] = []
afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
})

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve))
}

const Started = z.object({origin: z.string()})

/** A server that is a process of its own, and can be killed. What the other one signs it reads. */
const aProcess = async (platform: string, store: string) => {
    const child: ChildProcess = fork(path.join(__dirname, 'one-server.ts'), [platform, store], {
        execArgv: ['--import', 'tsx'],
        env: {...process.env}
    })
    ends.push(() => void child.kill('SIGKILL'))
    const [message]: unknown[] = await once(child, 'message')
    const kill = async (): Promise<void> => {
        const gone = once(child, 'exit')
        child.kill('SIGKILL')
        await gone
    }
    return {...Started.parse(message), kill}
}

/** Two servers with one store before one platform. The balancer gives the renter to the first one while it is up. */
const twoServers = async () => {
    const store = await startStore()
    ends.push(store.kill)
    const shared = await connectedStore(store.url)
    ends.push(shared.close)
    const there = await wholeShop(undefined, undefined, shared)
    ends.push(there.close)
    const here = await aProcess(there.platform, store.url)
    const up = [here.origin]
    const balancer = await startServer(createBalancer(() => up))
    ends.push(balancer.close)
    return {
        there,
        balancer,
        /** The first server is killed as it is, and the balancer sends its shoppers to the other one. */
        killHere: async () => {
            await here.kill()
            up.splice(0, 1, there.origin)
        }
    }
}

type Shop = Awaited<ReturnType<typeof wholeShop>>

const apiPath = (endpoint: string): string =>
    `/custom/${endpoint.replace(' ', '/v1/organizations/{org}/')}`

/** A renter's browser at the balancer, signed in, with what is due and a card that ends so. */
const aRenter = async (there: Shop, origin: string, lastFour: string) => {
    const signedIn = shopVisitor(there.origin)
    await signedIn.signIn('avery@homeward.example')
    const visitor = shopVisitor(origin)
    for (const [name, value] of signedIn.jar) visitor.jar.set(name, value)
    const {customerId} = await (await signedIn.call('/api/session')).json()
    const commerce = createCommerce({
        siteId,
        locale: 'en-US',
        organizationId,
        clientId: 'shop',
        base: {api: '/api/scapi', ocapi: '/api/ocapi'},
        deadlineMs: 30_000,
        today: () => '2030-01-01',
        wasPriceRules,
        token: () => Promise.resolve(null),
        fetch: (input, init) =>
            visitor.call(input instanceof Request ? input.url : String(input), {
                ...init,
                headers: Object.fromEntries(new Headers(init?.headers))
            }),
        bff: () => Promise.reject(new Error('Not called here'))
    })
    const request = (endpoint: string, body: object = {}) =>
        commerce.fetch({path: apiPath(endpoint), body: {customerId, ...body}, customerId})
    const token = newCardToken(there.sandbox.world, {
        cardType: 'Visa',
        lastFour,
        expirationDate: '2099-12-31'
    })
    const {agreement} = z
        .object({agreement: z.array(z.object({agreementId: z.string(), amountDue: z.number()}))})
        .parse(await request('agreement-summary agreementsummary'))
    const payments = agreement.slice(0, 1).map(({agreementId, amountDue: amount}) => ({
        agreementId,
        amount
    }))

    const stored: {attempt: SentPayment | null; paid: string[]} = {attempt: null, paid: []}
    const kind: PaymentKind<SentPayment, PastPayment> = {
        lock: 'a-payment',
        standing: () => stored.attempt ?? (stored.paid.length > 0 ? 'paid' : null),
        keep: (sent) => (stored.attempt = sent),
        forget: () => (stored.attempt = null),
        settle: ({key}) => {
            stored.paid.push(key)
            stored.attempt = null
        },
        send: async ({key: idempotencyKey}) =>
            toPastPayment(
                await request('submit-payment payment', {idempotencyKey, token, payments})
            ),
        readReceipt: async ({key: idempotencyKey}) =>
            toPastPayment(await request('submit-payment status', {idempotencyKey}))
    }
    /** The numbers of the payments that the platform has. */
    const receipts = async (): Promise<string[]> => {
        const own = there.sandbox.shopperToken(customerId)
        const path = `POST ${apiPath('payment-history paymenthistory')}?siteId=${siteId}`
        const {body} = await there.sandbox.call(path, {token: own, body: {customerId}})
        return z
            .object({payments: z.array(z.object({referenceNumber: z.string()}))})
            .parse(body)
            .payments.map(({referenceNumber}) => referenceNumber)
    }
    return {kind, stored, receipts}
}

const paymentsSent = ({reached}: Shop): number =>
    reached.filter(({url}) => /\/submit-payment\/.*\/payment\?/.test(url)).length

const attempt = (key: string): SentPayment => ({key, sentAt: 1_000_000})

// The platform takes it at once, and answers later than anybody waits.
const takenCard = '0006'
// The platform takes nothing, and never answers.
const silentCard = '0004'

test('a server is killed while the platform takes a payment: the other server finds its receipt by its key, and it is paid once (D-30, docs/decisions/0044)', async () => {
    const {there, balancer, killHere} = await twoServers()
    const {kind, stored, receipts} = await aRenter(there, balancer.origin, takenCard)
    const before = await receipts()

    const pending = payOnce(kind, attempt('a-first-key'))
    await until(async () => (await receipts()).length > before.length)
    await killHere()
    const end = await pending
    const pressedAgain = await payOnce(kind, attempt('a-second-key'))
    const found = await lookUpOnce(kind, stored.attempt, 1_000_001)

    const [reference, ...others] = (await receipts()).filter((one) => !before.includes(one))
    expect(end).toMatchObject({state: 'unknown', sent: attempt('a-first-key')})
    expect(pressedAgain).toEqual({state: 'unknown', sent: attempt('a-first-key')})
    expect(found).toMatchObject({state: 'paid', receipt: {reference, lastFour: takenCard}})
    expect(others).toEqual([])
    expect(paymentsSent(there)).toBe(1)
    expect(await payOnce(kind, attempt('a-third-key'))).toMatchObject({why: 'paid-before'})
    expect(paymentsSent(there)).toBe(1)
})

test('a server is killed before the platform takes a payment: the other server repeats nothing, and when no bank answers any more it was never made (D-30)', async () => {
    const {there, balancer, killHere} = await twoServers()
    const {kind, stored, receipts} = await aRenter(there, balancer.origin, silentCard)
    const before = await receipts()

    const pending = payOnce(kind, attempt('a-first-key'))
    await until(() => paymentsSent(there) === 1)
    await killHere()
    const end = await pending
    const early = await lookUpOnce(kind, stored.attempt, 1_000_001)
    const late = await lookUpOnce(kind, stored.attempt, knownBy(1_000_000))

    expect([end.state, early.state, late.state]).toEqual(['unknown', 'unknown', 'never-taken'])
    expect(await receipts()).toEqual(before)
    expect(paymentsSent(there)).toBe(1)
    expect(stored).toEqual({attempt: null, paid: []})
})
