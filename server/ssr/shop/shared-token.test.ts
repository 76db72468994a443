import {createSharedToken} from './shared-token'

const setup = (answers: (url: string, time: number) => Response) => {
    const requested: string[] = []
    const clock = {now: 0}
    const token = createSharedToken({
        commerceApi: 'http://commerce',
        organizationId: 'org',
        siteId: 'Homeward',
        locale: 'en-US',
        clientId: 'client',
        deadlineMs: 1000,
        now: () => clock.now,
        fetch: (input) => {
            const {url} = new Request(input)
            requested.push(url)
            return Promise.resolve(answers(url, requested.length))
        }
    })
    return {token, requested, clock}
}

const answer = () => Response.json({access_token: 'abc', expires_in: 1800})

describe("the server's shared token [API-062]", () => {
    test('is fetched once for many renders', async () => {
        const {token, requested} = setup(answer)

        await Promise.all([token(), token()])
        await token()

        expect(requested).toHaveLength(1)
        expect(requested[0]).toContain(
            '/custom/cache-get-token/v1/organizations/org/getcachetokenrac'
        )
        expect(requested[0]).toContain('c_refresh=false')
    })

    test('is fetched again two minutes before it expires', async () => {
        const {token, requested, clock} = setup(answer)
        await token()

        clock.now = 1_679_999
        await token()
        expect(requested).toHaveLength(1)

        clock.now = 1_680_000
        await token()
        expect(requested).toHaveLength(2)
    })

    test('is fetched with c_refresh after the platform refused it', async () => {
        const {token, requested} = setup(answer)
        await token()

        await token('abc')

        expect(requested[1]).toContain('c_refresh=true')
    })

    test('is not fetched again for a call that was refused with an older token', async () => {
        const {token, requested} = setup((_url, time) =>
            Response.json({access_token: `token ${time}`, expires_in: 1800})
        )
        const old = await token()
        const renewed = await token(old)

        await expect(token(old)).resolves.toBe(renewed)

        expect(requested).toHaveLength(2)
    })

    test('is requested three times in all if it cannot be fetched [CONST-007]', async () => {
        const {token, requested} = setup(() => new Response('', {status: 500}))

        await expect(token()).rejects.toThrow('Token not found (500)')

        expect(requested).toHaveLength(3)
    })

    test.each([
        ['is refused', () => new Response('', {status: 503})],
        ['cannot be read', () => new Response('<html>')]
    ])('that %s at first is fetched by a retry [CONST-007]', async (_, trouble) => {
        const {token, requested} = setup((_url, time) => (time < 3 ? trouble() : answer()))

        await expect(token()).resolves.toBe('abc')

        expect(requested).toHaveLength(3)
    })

    test('is in no other cache: after each refusal it is fetched again [CONST-006]', async () => {
        const {token, requested} = setup(answer)

        await token('abc')
        await token('abc')

        expect(requested).toHaveLength(2)
    })

    test("says 'Token not found' when there is none [ERR-015]", async () => {
        const {token} = setup(() => new Response('', {status: 500}))

        await expect(token()).rejects.toThrow('Token not found')
    })
})
