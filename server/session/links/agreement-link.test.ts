import {organization, testSandbox} from '../../../sandbox/tests/test-sandbox'
import {renting} from '../../../sandbox/tests/renting'
import {messagesTo} from '../../../sandbox/shoppers/messages/message'
import {startExpress} from '../../../tests/support/server/http-server'
import {agreementLink, openedAgreementLink, takeAgreementLink} from './agreement-link'

const sandbox = testSandbox()
const {apply, drawUp, request, member} = renting(sandbox)
const platform = {
    commerceApi: 'http://sandbox',
    organizationId: organization,
    siteId: 'Homeward',
    deadlineMs: 4000,
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
        sandbox.handle(new Request(input, init))
}
const warnings: string[] = []
const now = () => sandbox.world.now()
const served = startExpress(
    agreementLink({platform, now, warn: (message) => warnings.push(message)})
)
const lookedAt = startExpress(openedAgreementLink)
const landed = startExpress(takeAgreementLink, (_, res) => res.send('page'))
afterAll(async () => {
    sandbox.close()
    for (const server of [served, lookedAt, landed]) (await server).close()
})

let linked = 0

/** An agreement whose link was mailed. */
const mailed = async (token: string) => {
    linked += 1
    const email = `link-${linked}@homeward.example`
    const who = await apply(token, {basket: {customerInfo: {email}}})
    await drawUp(who, who.tempBasketId)
    const [link] = messagesTo(sandbox.world, email).filter(({kind}) => kind === 'agreement-link')
    return {who, secret: link?.token ?? ''}
}

const open = async (secret: string, token?: string) => {
    const cookies = [`agreement_link=${secret}`, ...(token ? [`cc-at_Homeward=${token}`] : [])]
    const answer = await fetch((await served).address, {
        method: 'POST',
        headers: {cookie: cookies.join('; ')}
    })
    return {answer, body: await answer.json(), cookie: answer.headers.getSetCookie().join()}
}

test('a mailed link leads to a clean address, its secret in a cookie that no script reads [ROUTE-034] (D-21)', async () => {
    const {address} = await landed
    const answer = await fetch(`${address}/link-agreement?token=abc_DEF-1+`, {redirect: 'manual'})

    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/link-agreement')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.getSetCookie()[0]).toMatch(
        /^agreement_link=abc_DEF-1; .*Path=\/api\/agreement-link; HttpOnly; Secure/
    )
})

test('without a secret the page is opened unchanged', async () => {
    const answer = await fetch(`${(await landed).address}/link-agreement`)
    expect(await answer.text()).toBe('page')
})

test('a guest’s agreement belongs to the shopper who opens its link; the link works once (G-24)', async () => {
    const {secret} = await mailed(sandbox.guestToken())
    const other = await member('opens-a-link@homeward.example')

    const {body, cookie} = await open(secret, other.token)

    expect(body).toMatchObject({state: 'linked'})
    expect(cookie).toContain('agreement_link=; Max-Age=0; Path=/api/agreement-link')
    const summary = await request(other, 'agreement-summary agreementsummary')
    expect(summary.body.agreement[0].agreementId).toBe(body.agreementId)
    expect((await open(secret, other.token)).body).toEqual({state: 'over'})
})

test('what loads the page learns only that a link was opened, and uses nothing up: a scanner of mails runs scripts too [D-21, D-29]', async () => {
    const {secret} = await mailed(sandbox.guestToken())
    const {token} = await member('presses-after-a-scanner@homeward.example')
    const {address} = await lookedAt
    const look = async (cookie: string) => {
        const answer = await fetch(address, {headers: {cookie}})
        expect(answer.headers.get('cache-control')).toBe('no-store')
        expect(answer.headers.getSetCookie()).toEqual([])
        return answer.json()
    }

    const opened = `agreement_link=${secret}; cc-at_Homeward=${token}`
    expect([await look(opened), await look(opened)]).toEqual([{state: 'open'}, {state: 'open'}])
    expect(await look(`cc-at_Homeward=${token}`)).toEqual({state: 'none'})

    expect((await open(secret, token)).body).toMatchObject({state: 'linked'})
})

test('an account’s agreement asks a guest to sign in, and keeps the secret for it (D-21)', async () => {
    const owner = await member('owns-a-link@homeward.example')
    const {secret} = await mailed(owner.token)

    const asGuest = await open(secret, sandbox.guestToken())
    const asOwner = await open(secret, owner.token)

    expect([asGuest.body.state, asGuest.cookie]).toEqual(['sign-in', ''])
    expect(asOwner.body.state).toBe('linked')
})

test('without a session it is refused, and without a secret it returns nothing', async () => {
    expect((await open('abc')).answer.status).toBe(401)
    expect((await open('', sandbox.guestToken())).body).toEqual({state: 'none'})
    expect(warnings).toEqual([])
})
