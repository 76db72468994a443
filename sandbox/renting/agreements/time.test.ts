import {renting} from '../../tests/renting'
import {testSandbox} from '../../tests/test-sandbox'

const start = new Date('2030-06-05T17:00:00Z')
const sandbox = testSandbox({clock: () => start, accessSeconds: 100_000_000})
const {world} = sandbox
afterAll(() => sandbox.close())
beforeEach(() => world.clock.set(undefined))

const {request, apply, drawUp, sign} = renting(sandbox)
const identity = (login: string) => {
    const customerId = `seed${login.padStart(22, '0')}`
    return {customerId, token: sandbox.shopperToken(customerId)}
}

const daysOn = (days: number) => world.clock.set(new Date(start.getTime() + days * 86_400_000))
const first = async (who: ReturnType<typeof identity>) =>
    (await request(who, 'agreement-summary agreementsummary')).body.agreement[0]
const historyOf = async (login: string) =>
    (await request(identity(login), 'payment-history paymenthistory')).body.payments

test.each`
    days | refCode         | delivered       | due
    ${3} | ${'PRELIMPAID'} | ${undefined}    | ${undefined}
    ${4} | ${'ACTV'}       | ${'2030-06-08'} | ${'2030-06-09'}
`(
    '$days days later, a piece that is delivered on the third day is $refCode',
    async ({days, refCode, delivered, due}) => {
        daysOn(days)
        const agreement = await first(identity('emerson'))

        expect(agreement.agreementRefCode).toBe(refCode)
        expect(agreement.deliveredDate).toBe(delivered)
        expect(agreement.currentDueDate).toBe(due)
    }
)

test('forty days after its delivery an agreement is late, and more is due', async () => {
    daysOn(43)
    const {numberOfDaysLate, amountDue} = await first(identity('emerson'))

    expect(numberOfDaysLate).toBe(39)
    expect(amountDue).toBeGreaterThan(0)
})

test('autopay takes each payment on its day, and nothing is late [G-43]', async () => {
    const who = identity('finley')
    const before = await first(who)
    daysOn(17)
    const after = await first(who)
    const payments = (await historyOf('finley')).filter(
        ({payments: [part]}: {payments: {agreementId?: string}[]}) => part?.agreementId
    )

    expect(before.currentDueDate).toBe('2030-06-08')
    expect(after).toMatchObject({currentDueDate: '2030-06-29', numberOfDaysLate: 0})
    const days = payments
        .slice(0, 4)
        .map(({paymentDate}: {paymentDate: string}) => paymentDate.slice(0, 10))
    expect(days).toEqual(['2030-06-22', '2030-06-15', '2030-06-08', '2030-06-01'])
    expect(new Set(payments.map(({totalAmount}: {totalAmount: number}) => totalAmount)).size).toBe(
        1
    )
})

test.each(['morgan', 'avery', 'harper', 'blake'])(
    '%s’s past payments cost as much as one on time, and used their card',
    async (login) => {
        const who = identity(login)
        const agreement = await first(who)
        const cards = await request(who, 'saved-payment-methods getsavedpaymentmethods', {
            customerExtId: who.customerId
        })
        const ends = cards.body.paymentMethods.map(({lastFour}: {lastFour: string}) => lastFour)
        const payments = await historyOf(login)
        const own = payments.filter(
            ({payments: [part]}: {payments: {agreementId: string}[]}) =>
                part?.agreementId === agreement.agreementId
        )
        const services = login === 'morgan' || login === 'blake' ? 199 : 0
        const net = Math.round(agreement.actualRate * 100) + services

        expect(own).toHaveLength(6)
        for (const {totalAmount, lastFour} of own) {
            expect(Math.round(totalAmount * 100)).toBe(net + Math.floor((net * 8 + 50) / 100) + 199)
            expect(ends).toContain(lastFour)
        }
    }
)

test.each(['2030-03-31', '2030-07-15', '2031-01-14', '2032-02-29'])(
    'a world seeded on %s has renters who are exactly 45 and 46 days late',
    async (day) => {
        const other = testSandbox({clock: () => new Date(`${day}T19:00:00Z`)})
        const lateOf = async (login: string) => {
            const customerId = identity(login).customerId
            const {body} = await renting(other).request(
                {customerId, token: other.shopperToken(customerId)},
                'agreement-summary agreementsummary'
            )
            return body.agreement[0].numberOfDaysLate
        }

        expect([await lateOf('dakota'), await lateOf('cameron')]).toEqual([45, 46])
        other.close()
    }
)

type Mail = {kind: string; link: string; token: string}

describe('the mailed link to an agreement [ROUTE-034, D-29]', () => {
    const drawn = async (email: string) => {
        const {tempBasketId, ...who} = await apply(sandbox.guestToken(), {
            basket: {customerInfo: {email}}
        })
        const {body} = await drawUp(who, tempBasketId)
        await drawUp(who, tempBasketId)
        const mails = await sandbox.call(`GET /__control/messages?to=${email}`)
        const links: Mail[] = mails.body.messages.filter(
            ({kind}: Mail) => kind === 'agreement-link'
        )
        return {who, agreementId: body.agreement[0].agreementId, links}
    }

    test('is sent once, opens the agreement once, and lets it be signed', async () => {
        const {who, agreementId, links} = await drawn('one@example.com')
        const token = links[0]?.token
        const linked = await request(who, 'agreement-signing link', {token})
        const again = await request(who, 'agreement-signing link', {token})

        expect(links).toHaveLength(1)
        expect(links[0]?.link).toContain('/link-agreement?token=')
        expect(linked.body.agreementId).toBe(agreementId)
        expect(again.status).toBe(404)
        expect(await sign(who, agreementId)).toBe(303)
    })

    test('gives a guest’s agreement to the account that opens it', async () => {
        const {agreementId, links} = await drawn('two@example.com')
        const sawyer = identity('sawyer')
        await request(sawyer, 'agreement-signing link', {token: links[0]?.token})

        expect((await first(sawyer)).agreementId).toBe(agreementId)
    })

    test('ends after seven days', async () => {
        const {who, links} = await drawn('three@example.com')
        daysOn(7)

        expect(
            (await request(who, 'agreement-signing link', {token: links[0]?.token})).status
        ).toBe(404)
    })
})
