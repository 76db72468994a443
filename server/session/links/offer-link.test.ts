import {startExpress} from '../../../tests/support/server/http-server'
import {takeOfferCode} from './offer-link'

const opened = startExpress(takeOfferCode, (_req, res) => void res.send('the page'))
afterAll(async () => (await opened).close())

const get = async (path: string) => fetch(`${(await opened).address}${path}`, {redirect: 'manual'})

test.each(['/claim-offer', '/es-US/claim-offer', '/pre-approved'])(
    'a code is taken out of the address of %s, and stored for ten minutes (D-21)',
    async (path) => {
        const answer = await get(`${path}?utm_source=mail&code=HW-0000-0001&gclid=a+b`)

        expect(answer.status).toBe(303)
        expect(answer.headers.get('location')).toBe(`${path}?utm_source=mail&gclid=a+b`)
        expect(answer.headers.get('cache-control')).toBe('no-store')
        expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
        expect(answer.headers.getSetCookie()).toEqual([
            'offer_code=HW-0000-0001; Max-Age=600; Path=/; Secure; SameSite=Lax'
        ])
    }
)

test.each(['%20HW-0000-0001', 'HW-0000-0001+', '%C2%A0HW-0000-0001%0A'])(
    'a code that was pasted as “%s” is the same code (D-21)',
    async (written) => {
        const answer = await get(`/claim-offer?code=${written}`)

        expect(answer.headers.getSetCookie()[0]).toMatch(/^offer_code=HW-0000-0001;/)
    }
)

test.each([
    ['is no code', 'code=%3Cscript%3E'],
    ['is too long', `code=${'A'.repeat(33)}`],
    ['is given twice', 'code=A&code=B'],
    ['would be a cookie of its own', 'code=A%3B%20Path%3D/'],
    ['is empty', 'code=']
])('what %s is thrown away with the address', async (_what, query) => {
    const answer = await get(`/claim-offer?${query}`)

    expect(answer.status).toBe(303)
    expect(answer.headers.getSetCookie()).toEqual([])
})

test('the page itself is opened without any of it', async () => {
    const answer = await get('/claim-offer')

    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
})
