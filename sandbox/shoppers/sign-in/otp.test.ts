import {organization, testSandbox} from '../../tests/test-sandbox'
import {deleteMessages, messagesTo} from '../messages/message'

let now = new Date('2030-01-01T12:00:00Z')
const sandbox = testSandbox({clock: () => now})
const {world} = sandbox
const oauth = `/shopper/auth/v1/organizations/${organization}/oauth2`
const client = '11111111-2222-4333-8444-555555555555'
afterAll(() => sandbox.close())

const email = 'casey@homeward.example'
const named = {client_id: client, channel_id: 'Homeward', user_id: email}

const send = async (path: string, fields: Record<string, string>, token?: string) => {
    const response = await sandbox.handle(
        new Request(`http://sandbox${oauth}/otp/${path}?siteId=Homeward`, {
            method: 'POST',
            body: new URLSearchParams(fields),
            headers: token ? {authorization: `Bearer ${token}`} : {}
        })
    )
    return {status: response.status, text: await response.text()}
}

const requested = async (more: Record<string, string> = {}) => {
    const token = sandbox.guestToken()
    const answer = await send('request', {...named, mode: 'email', email, ...more}, token)
    return {token, ...answer}
}

const mailed = () => messagesTo(world, email).filter(({kind}) => kind === 'one-time-password')

const verify = (pwd_action_token: string, token: string, more: Record<string, string> = {}) =>
    send('verify', {...named, pwd_action_token, ...more}, token)

// Each test has a day of its own, because requests are limited in time.
let days = 0
beforeEach(() => {
    deleteMessages(world)
    days += 1
    now = new Date(now.getTime() + days * 86_400_000)
})

test('the newest one is mailed, and accepted once', async () => {
    await requested()
    const {token, status, text} = await requested()
    const [newest, older] = mailed()

    expect([status, text]).toEqual([202, ''])
    expect(newest?.token).toMatch(/^\d{8}$/)
    expect((await verify(older?.token ?? '', token)).status).toBe(400)
    expect(await verify(newest?.token ?? '', token)).toEqual({status: 204, text: ''})
    expect((await verify(newest?.token ?? '', token)).status).toBe(400)
})

test('one of another shopper, or one that has expired, is not accepted', async () => {
    const {token} = await requested()
    const [one] = mailed()
    expect((await verify(one?.token ?? '', token, {user_id: 'blake'})).status).toBe(400)
    await requested()
    now = new Date(now.getTime() + 10 * 60_000)

    expect((await verify(mailed()[0]?.token ?? '', sandbox.guestToken())).status).toBe(400)
})

test.each`
    request                         | fields                                    | status | mails
    ${'of an unknown shopper'}      | ${{user_id: 'nobody@a.example'}}          | ${202} | ${0}
    ${'to somebody else’s address'} | ${{email: 'thief@a.example'}}             | ${202} | ${0}
    ${'without an address'}         | ${{email: ''}}                            | ${400} | ${0}
    ${'to a callback'}              | ${{mode: 'callback'}}                     | ${400} | ${0}
    ${'of an unknown client'}       | ${{client_id: client.replace(/1/g, '9')}} | ${401} | ${0}
    ${'of another site'}            | ${{channel_id: 'Other'}}                  | ${400} | ${0}
    ${'as a text message'}          | ${{mode: 'sms'}}                          | ${202} | ${1}
`('a request $request: $status, $mails mailed', async ({fields, status, mails}) => {
    expect((await requested(fields)).status).toBe(status)
    expect(mailed()).toHaveLength(mails)
})

test('they need an access token, and a seventh in ten minutes is too many', async () => {
    expect((await send('request', {...named, mode: 'email', email})).status).toBe(401)
    expect((await send('verify', {...named, pwd_action_token: '12345678'})).status).toBe(401)

    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) statuses.push((await requested()).status)

    expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429])
})
