import {testSandbox} from '../../tests/test-sandbox'
import {messagesTo, sendMessage, type Message} from './message'

const sandbox = testSandbox({clock: () => new Date('2030-01-01T12:00:00Z')})
const {world} = sandbox
const login = 'casey@homeward.example'
afterAll(() => sandbox.close())

const forget = () => sandbox.call('DELETE /__control/messages')
beforeEach(forget)

const request = (locale: string) =>
    sandbox.call(
        `POST /customer/shopper-customers/v1/organizations/{org}/customers/password/actions/create-reset-token?siteId=Homeward&locale=${locale}`,
        {token: sandbox.guestToken(), body: {login}}
    )

const sent = async (to: string): Promise<Message[]> =>
    (await sandbox.call(`GET /__control/messages?to=${encodeURIComponent(to)}`)).body.messages

test.each`
    locale     | page
    ${'en-US'} | ${'/my-accounts/resetPassword'}
    ${'es-US'} | ${'/es-US/my-accounts/resetPassword'}
`(
    'mailed messages can be read through the control endpoints, in $locale',
    async ({locale, page}) => {
        await request(locale)

        const [mail, ...others] = await sent(login)

        expect(others).toEqual([])
        expect(mail).toEqual({
            kind: 'password-reset',
            by: 'email',
            to: login,
            locale,
            token: expect.any(String),
            link: `http://localhost:3000${page}?${new URLSearchParams({token: mail?.token ?? '', email: login})}`,
            sentAt: '2030-01-01T12:00:00.000Z',
            expiresAt: '2030-01-01T12:10:00.000Z'
        })
        expect(await sent('morgan@homeward.example')).toEqual([])
    }
)

test('messages can be deleted', async () => {
    await request('en-US')

    const {status} = await forget()

    expect(status).toBe(204)
    expect(await sent(login)).toEqual([])
})

test('the database contains no readable token', async () => {
    await request('en-US')

    const [mail] = messagesTo(world)
    const rows = JSON.stringify([
        world.statement('SELECT * FROM message').all(),
        world.statement('SELECT * FROM password_reset').all()
    ])

    expect(rows).not.toContain(mail?.token)
})

test('only the newest two hundred are stored', () => {
    const message = (token: string): Message => ({
        kind: 'sign-in-code',
        by: 'email',
        to: login,
        locale: 'en-US',
        token,
        sentAt: '2030-01-01T12:00:00.000Z',
        expiresAt: '2030-01-01T12:10:00.000Z'
    })

    for (let number = 0; number <= 200; number += 1) sendMessage(world, message(String(number)))

    const tokens = messagesTo(world).map(({token}) => token)
    expect([tokens.length, tokens[0], tokens.at(-1)]).toEqual([200, '200', '1'])
})
