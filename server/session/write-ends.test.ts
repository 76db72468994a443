import {json, Router} from 'express'
import {startExpress} from '../../tests/support/server/http-server'
import {agreementDocument} from '../bff/agreement-document'
import {visitorWrites} from '../bff/visitors/visitor-writes'
import {createCounts} from '../limits/counts'
import {agreementLink} from './links/agreement-link'
import {toCookieValue} from './links/short-cookie'
import {changeEmailRoute} from './passwords/change-email'
import {resetPassword} from './passwords/reset-password'

const NOW = 1_900_000_000_000
const siteId = 'Homeward'

const claims = {
    exp: NOW / 1000 + 1800,
    isb: 'uido:ecom::upn:ada@homeward.example::rcid:ada',
    sub: 'cc-slas::org::scid:client::usid:a-b'
}
const token = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`

/** What the platform answers to the write that a test is about. */
let answer: () => Response = () => new Response()

/** What the platform answers to the calls before it, by the end of the path: the customer's record, and their password. */
const before = {
    '/customers/ada': (): Response => Response.json({login: 'ada@homeward.example'}),
    '/oauth2/login': (): Response => new Response(null, {status: 303})
}
let instead: Partial<typeof before> = {}
afterEach(() => (instead = {}))

const platformFetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const {pathname} = new URL(input instanceof Request ? input.url : input)
    const now = {...before, ...instead}
    if (pathname.endsWith('/customers/ada') && init?.method === undefined)
        return Promise.resolve(now['/customers/ada']())
    if (pathname.endsWith('/oauth2/login')) return Promise.resolve(now['/oauth2/login']())
    return Promise.resolve(answer())
}

const platform = {
    commerceApi: 'http://platform.example',
    organizationId: 'org',
    siteId,
    clientId: 'client',
    deadlineMs: 1000,
    fetch: platformFetch
}

/** Counts nothing, as each test makes many calls. */
const counts = {...createCounts(() => NOW), add: async () => ({count: 1, endsInMs: 1})}
const setup = {
    platform,
    counts,
    token: async () => token,
    callerOf: () => 'caller',
    originOf: () => 'http://shop.example',
    now: () => new Date(NOW),
    warn: () => undefined,
    leads: 'http://leads.example',
    pages: []
}

const served = startExpress(
    Router()
        .use(resetPassword(setup))
        .use(visitorWrites(setup))
        .post('/change-email', json(), changeEmailRoute(setup))
        .post('/agreement-link', agreementLink(setup))
        .get('/agreement-documents/:agreementId/:documentId', agreementDocument(setup))
)
afterAll(async () => (await served).close())

type Write = {path: string; body?: object; refused: [status: number, type: string] | 'as done'}

const writes: Write[] = [
    {
        path: '/reset-password-request',
        body: {email: 'ada@homeward.example'},
        // Whether there is such a customer is nobody's business [D-20].
        refused: 'as done'
    },
    {
        path: '/reset-password',
        body: {newPassword: 'Quiet-Harbor!27'},
        refused: [400, 'password-refused']
    },
    {
        path: '/change-email',
        body: {email: 'new@homeward.example', currentPassword: 'Homeward!1'},
        refused: [400, 'email-refused']
    },
    {
        path: '/visitor/lead',
        body: {email: 'ada@homeward.example', formGUID: 'register'},
        refused: [400, 'lead-refused']
    }
]

const deals = {path: '/visitor/deals', body: {email: 'ada@homeward.example', optIn: '1'}}

const send = async (path: string, body: object = {}) => {
    const link = toCookieValue({token: 'secret', email: 'ada@homeward.example'})
    const cookies = [`cc-at_${siteId}=${token}`, 'agreement_link=secret', `reset=${link}`]
    const response = await fetch((await served).address + path, {
        method: 'POST',
        headers: {'content-type': 'application/json', cookie: cookies.join('; ')},
        body: JSON.stringify(body)
    })
    const text = await response.text()
    return {
        status: response.status,
        wait: response.headers.get('retry-after'),
        body: text === '' ? {} : JSON.parse(text),
        cookies: response.headers.getSetCookie()
    }
}

const page = '<!doctype html><title>Sign in</title>'
const problem = (status: number) => () =>
    Response.json({title: 'No', type: 'https://errors.example/errors/no', detail: 'x'}, {status})
const unknownEnds: [what: string, answer: () => Response][] = [
    ...[408, 425, 429, 500, 502, 503, 504].map((status): [string, () => Response] => [
        `a ${status}`,
        problem(status)
    ]),
    ...[400, 403, 404, 410, 422].map((status): [string, () => Response] => [
        `a web page with the status ${status}`,
        () => new Response(page, {status})
    ]),
    ...[404, 422].map((status): [string, () => Response] => [
        `a bare word with the status ${status}`,
        () => Response.json('no', {status})
    ]),
    ['a web page with the status 200', () => new Response(page)],
    ['a fault with the status 200', problem(200)]
]

const all = [...writes, {path: '/agreement-link', body: {}}]

test.each(
    all.flatMap(({path, body}) => unknownEnds.map(([what, end]) => ({path, body, what, end})))
)(
    '$path answered with $what says that nobody knows, and uses no secret up (D-49)',
    async ({path, body, end}) => {
        answer = end

        const received = await send(path, body)

        expect(received.status).toBe(503)
        expect(received.cookies).toEqual([])
    }
)

const others = [deals, {path: '/visitor/unsubscribe', body: {email: 'ada@homeward.example'}}]

test.each([429, 503].flatMap((status) => [...all, ...others].map((write) => ({...write, status}))))(
    '$path says for how long to wait where the platform, with a $status, does (D-49)',
    async ({path, body, status}) => {
        answer = () => Response.json({title: 'No'}, {status, headers: {'retry-after': '30'}})
        expect(await send(path, body)).toMatchObject({status: 503, wait: '30'})

        answer = problem(status)
        expect(await send(path, body)).toMatchObject({status: 503, wait: null})
    }
)

test.each(['/customers/ada', '/oauth2/login'] as const)(
    'a change of address says for how long to wait where %s does (D-49)',
    async (path) => {
        const change = {email: 'new@homeward.example', currentPassword: 'Homeward!1'}
        const busy = () =>
            Response.json({title: 'No'}, {status: 429, headers: {'retry-after': '30'}})
        instead = {[path]: busy}

        expect(await send('/change-email', change)).toMatchObject({status: 503, wait: '30'})
    }
)

test.each(writes)(
    '$path that the platform refuses is answered as $refused (D-49)',
    async (write) => {
        answer = problem(400)

        const received = await send(write.path, write.body)

        if (write.refused === 'as done') expect(received.status).toBe(202)
        else expect([received.status, received.body.type]).toEqual(write.refused)
    }
)

test.each([401, 403])(
    'a %s to the server’s own token does not say that a password or a lead was refused, nor that a link was mailed (D-49)',
    async (status) => {
        answer = problem(status)

        expect((await send('/reset-password', {newPassword: 'Quiet-Harbor!27'})).status).toBe(503)
        expect(
            (await send('/reset-password-request', {email: 'ada@homeward.example'})).status
        ).toBe(503)
        expect(
            (await send('/visitor/lead', {email: 'ada@homeward.example', formGUID: 'register'}))
                .status
        ).toBe(503)
    }
)

test.each([
    {success: false},
    {success: false, error: ''},
    {error: 'Not today.'},
    {fault: {type: 'x'}},
    {}
])('a sign-up for deals answered with %j is neither taken nor refused (D-48)', async (end) => {
    answer = () => Response.json(end)

    expect((await send(deals.path, deals.body)).status).toBe(503)
})

test('a session that ended while an address was changed asks to sign in again (D-49)', async () => {
    answer = problem(401)
    const change = {email: 'new@homeward.example', currentPassword: 'Homeward!1'}

    expect(await send('/change-email', change)).toMatchObject({
        status: 401,
        body: {type: 'sign-in-needed'}
    })
})

test.each([
    ...unknownEnds.map(([what, end]) => ({what, end, status: 503})),
    {what: 'a 404', end: problem(404), status: 404},
    {what: 'a 401', end: problem(401), status: 401}
])(
    'a document of an agreement, asked for and answered with $what, is a $status (D-48)',
    async (row) => {
        answer = row.end

        const {address} = await served
        const {status} = await fetch(`${address}/agreement-documents/a-1/agreement`, {
            headers: {cookie: `cc-at_${siteId}=${token}`}
        })

        expect(status).toBe(row.status)
    }
)

test('a link that the platform itself does not know is over, and its secret is forgotten (D-49)', async () => {
    answer = problem(404)

    const received = await send('/agreement-link')

    expect(received.body).toEqual({state: 'over'})
    expect(received.cookies.join()).toContain('agreement_link=;')
})
