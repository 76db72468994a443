import type {SentPayment} from '@app/domain/payments/payment-end'
import {CommerceError, type CommerceFailure} from '../client'
import {lookUpOnce, type PaymentKind, payOnce} from './pay-once'

type Receipt = {reference: string}

const receipt: Receipt = {reference: 'HWP1'}
const sentAt = 1_000_000
const attempt = (key: string): SentPayment => ({key, sentAt})
const fault = (status: number, type = 'any', more: Partial<CommerceFailure> = {}) =>
    new CommerceError(
        {status, code: 'unavailable', ...more},
        {data: {type: `https://errors.example/errors/${type}`}}
    )

/** A browser that has stored nothing yet, with one kind of payment; what the platform answers is given. */
const aBrowser = (given: Partial<PaymentKind<SentPayment, Receipt>> = {}) => {
    const stored: {attempt: SentPayment | null; paid: string[]} = {attempt: null, paid: []}
    const keys: string[] = []
    const kind: PaymentKind<SentPayment, Receipt> = {
        lock: 'a-payment',
        standing: () => stored.attempt ?? (stored.paid.length > 0 ? 'paid' : null),
        keep: (sent) => (stored.attempt = sent),
        forget: (key) => {
            if (stored.attempt?.key === key) stored.attempt = null
        },
        settle: ({key}) => {
            stored.paid.push(key)
            stored.attempt = null
        },
        readReceipt: () => Promise.reject(fault(404, 'payment-not-found')),
        ...given,
        send: (sent) => {
            keys.push(sent.key)
            return given.send?.(sent) ?? Promise.resolve(receipt)
        }
    }
    return {kind, stored, keys}
}

test('it is paid under the stored key, and the same is not paid again within the hour (D-30)', async () => {
    const {kind, stored, keys} = aBrowser({
        send: () => {
            // The key is stored before anything is sent.
            expect(stored.attempt?.key).toBe('one')
            return Promise.resolve(receipt)
        }
    })

    expect(await payOnce(kind, attempt('one'))).toEqual({state: 'paid', receipt})
    expect(stored).toEqual({attempt: null, paid: ['one']})
    const again = {state: 'refused', why: 'paid-before', id: undefined}
    expect(await payOnce(kind, attempt('two'))).toEqual(again)
    expect(keys).toEqual(['one'])
})

test('two presses in one task, as two tabs, send one payment: the other looks the same one up (D-30)', async () => {
    const {kind, keys} = aBrowser()

    const ends = await Promise.all([
        payOnce(kind, attempt('here')),
        payOnce(kind, attempt('there'))
    ])

    expect(ends).toEqual([
        {state: 'paid', receipt},
        {state: 'unknown', sent: attempt('here')}
    ])
    expect(keys).toEqual(['here'])
})

test('with locks one tab at a time begins; a browser that refuses them pays all the same (D-51)', async () => {
    const names: string[] = []
    const waiting: (() => Promise<unknown>)[] = []
    const locks = {
        request: (name: string, task: () => Promise<unknown>) => {
            names.push(name)
            return new Promise((resolve) => waiting.push(() => task().then(resolve)))
        }
    }
    Object.defineProperty(globalThis, 'navigator', {value: {locks}, configurable: true})
    const {kind, keys} = aBrowser()
    const ends = [payOnce(kind, attempt('here')), payOnce(kind, attempt('there'))]
    expect(keys).toEqual([])
    for (const go of waiting) await go()
    expect((await Promise.all(ends)).map(({state}) => state)).toEqual(['paid', 'unknown'])
    expect(names).toEqual(['a-payment', 'a-payment'])

    const refuse = () => Promise.reject(new DOMException('No', 'SecurityError'))
    Object.defineProperty(globalThis, 'navigator', {
        value: {locks: {request: refuse}},
        configurable: true
    })
    expect(await payOnce(aBrowser().kind, attempt('one'))).toEqual({state: 'paid', receipt})
    Object.defineProperty(globalThis, 'navigator', {value: {}, configurable: true})
})

test.each`
    status | type                        | end
    ${400} | ${'payment-method-expired'} | ${'expired'}
    ${402} | ${'payment-declined'}       | ${'declined'}
    ${402} | ${'other'}                  | ${'declined'}
    ${403} | ${'other'}                  | ${'refused'}
    ${404} | ${'other'}                  | ${'refused'}
    ${409} | ${'payment-amount-changed'} | ${'changed'}
    ${409} | ${'payment-not-allowed'}    | ${'not-allowed'}
    ${409} | ${'other'}                  | ${'changed'}
    ${422} | ${'other'}                  | ${'refused'}
    ${409} | ${'idempotency-key-reused'} | ${'unknown'}
    ${408} | ${'payment-declined'}       | ${'unknown'}
    ${425} | ${'payment-declined'}       | ${'unknown'}
    ${429} | ${'payment-declined'}       | ${'unknown'}
    ${500} | ${'payment-declined'}       | ${'unknown'}
    ${503} | ${'payment-declined'}       | ${'unknown'}
`(
    'a $status of type $type ends as $end, and only a refusal gives a new key (D-30, D-49)',
    async (row) => {
        const {kind, stored, keys} = aBrowser({
            send: () => Promise.reject(fault(row.status, row.type))
        })
        const isUnknown = row.end === 'unknown'

        expect(await payOnce(kind, attempt('one'))).toEqual(
            isUnknown
                ? {state: 'unknown', sent: attempt('one')}
                : {state: 'refused', why: row.end, id: undefined}
        )
        expect(stored.attempt).toEqual(isUnknown ? attempt('one') : null)
        await payOnce(kind, attempt('two'))
        expect(keys).toEqual(isUnknown ? ['one'] : ['one', 'two'])
    }
)

test.each`
    data                                           | id
    ${{agreementId: 'a-1'}}                        | ${'a-1'}
    ${{customerClubId: 'c-1'}}                     | ${'c-1'}
    ${{agreementId: 'a-1', customerClubId: 'c-1'}} | ${'a-1'}
    ${{agreementId: 7}}                            | ${undefined}
`('a refusal of $data names $id', async ({data, id}) => {
    const type = 'https://errors.example/errors/payment-declined'
    const error = new CommerceError({status: 402, code: 'bad-request'}, {data: {type, ...data}})
    const {kind} = aBrowser({send: () => Promise.reject(error)})

    expect(await payOnce(kind, attempt('one'))).toEqual({state: 'refused', why: 'declined', id})
})

test('while an attempt is under way another one is neither kept nor sent (D-30)', async () => {
    const {kind, stored, keys} = aBrowser()
    stored.attempt = attempt('one')

    expect(await payOnce(kind, attempt('two'))).toEqual({state: 'unknown', sent: attempt('one')})
    expect(stored.attempt).toEqual(attempt('one'))
    expect(keys).toEqual([])
})

test('a look-up whose token was refused is made again with a new one, not taken for an end (D-49)', async () => {
    const {kind, stored} = aBrowser({readReceipt: () => Promise.reject(fault(401))})
    stored.attempt = attempt('one')

    await expect(lookUpOnce(kind, attempt('one'), sentAt)).rejects.toMatchObject({status: 401})
    expect(stored.attempt).toEqual(attempt('one'))
})

test('with no attempt and nothing paid elsewhere, nothing was taken, and nothing is forgotten', async () => {
    const forgotten: string[] = []
    const {kind} = aBrowser({forget: (key) => forgotten.push(key)})

    expect(await lookUpOnce(kind, null, sentAt)).toEqual({state: 'never-taken'})
    expect(forgotten).toEqual([])
})

test.each`
    what                      | send
    ${'no response'}          | ${() => Promise.reject(new CommerceError({status: 503, code: 'unavailable'}))}
    ${'a refusal as a page'}  | ${() => Promise.reject(new CommerceError({status: 402, code: 'bad-request'}))}
    ${'an unreadable answer'} | ${() => Promise.reject(new CommerceError({status: 502, code: 'garbled'}))}
    ${'half a receipt'}       | ${() => Promise.resolve(undefined)}
`('after $what it is not known whether it was paid (D-49)', async ({send}) => {
    const {kind, stored} = aBrowser({send})

    const end = await payOnce(kind, attempt('one'))
    expect(end).toStrictEqual({state: 'unknown', sent: attempt('one')})
    expect(stored.attempt).toEqual(attempt('one'))
})

test.each`
    status | why
    ${400} | ${'refused'}
    ${402} | ${'declined'}
    ${403} | ${'refused'}
    ${409} | ${'changed'}
    ${422} | ${'refused'}
`(
    'a $status that can be read and names no type is a refusal, $why: nothing was taken (D-49)',
    async ({status, why}) => {
        const error = new CommerceError({status, code: 'bad-request'}, {data: {title: 'No'}})
        const {kind, stored} = aBrowser({send: () => Promise.reject(error)})

        const end = await payOnce(kind, attempt('one'))
        expect(end).toEqual({state: 'refused', why, id: undefined})
        expect(stored.attempt).toBeNull()
    }
)

test('a 429 says when it may be looked up, with the payment and with the look-up (D-49)', async () => {
    const busy = () => Promise.reject(fault(429, 'too-many', {tryAgainIn: 30}))
    const {kind} = aBrowser({send: busy, readReceipt: busy})

    expect(await payOnce(kind, attempt('one'))).toMatchObject({state: 'unknown', tryAgainIn: 30})
    const end = await lookUpOnce(kind, attempt('one'), sentAt + 999_999)
    expect(end).toEqual({state: 'unknown', tryAgainIn: 30})
})

test('a refused token ends nothing: it is renewed, and the payment sent for the first time (D-49)', async () => {
    let isRefused = true
    const send = () => (isRefused ? Promise.reject(fault(401)) : Promise.resolve(receipt))
    const {kind, stored} = aBrowser({send})

    await expect(payOnce(kind, attempt('one'))).rejects.toMatchObject({status: 401})
    expect(stored.attempt).toBeNull()
    isRefused = false
    expect(await payOnce(kind, attempt('one'))).toEqual({state: 'paid', receipt})
})

const minutes = (count: number) => sentAt + count * 60_000
const notFound = () => Promise.reject(fault(404, 'payment-not-found'))

test.each`
    what                        | readReceipt                                                                  | after | end
    ${'its receipt'}            | ${() => Promise.resolve(receipt)}                                            | ${0}  | ${{state: 'paid', receipt}}
    ${'no such payment yet'}    | ${notFound}                                                                  | ${2}  | ${{state: 'unknown'}}
    ${'no such payment'}        | ${notFound}                                                                  | ${3}  | ${{state: 'never-taken'}}
    ${'a page with status 404'} | ${() => Promise.reject(new CommerceError({status: 404, code: 'not-found'}))} | ${99} | ${{state: 'unknown'}}
    ${'half a receipt'}         | ${() => Promise.resolve(undefined)}                                          | ${99} | ${{state: 'unknown'}}
    ${'an outage'}              | ${() => Promise.reject(fault(503))}                                          | ${99} | ${{state: 'unknown'}}
    ${'a refusal'}              | ${() => Promise.reject(fault(403))}                                          | ${99} | ${{state: 'unknown'}}
`('a look-up after $after minutes that finds $what ends as $end.state (D-30)', async (row) => {
    const {kind, stored} = aBrowser({readReceipt: row.readReceipt})
    stored.attempt = attempt('one')

    expect(await lookUpOnce(kind, attempt('one'), minutes(row.after))).toEqual(row.end)
    expect(stored.attempt).toEqual(row.end.state === 'unknown' ? attempt('one') : null)
    expect(stored.paid).toEqual(row.end.state === 'paid' ? ['one'] : [])
})

test('what was paid on another device is found without a receipt, and a newer attempt of another tab stays (D-30)', async () => {
    const {kind, stored} = aBrowser()
    stored.attempt = attempt('newer')
    expect(await lookUpOnce(kind, attempt('older'), minutes(3))).toEqual({state: 'never-taken'})
    expect(stored.attempt).toEqual(attempt('newer'))

    const isPaidOtherwise = () => Promise.resolve(true)
    const end = await lookUpOnce({...kind, isPaidOtherwise}, null, minutes(0))
    expect(end).toEqual({state: 'paid', receipt: null})
})
