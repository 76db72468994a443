import {screen, waitFor} from '@testing-library/react'
import {answerAll} from '../../../tests/support/browser/answered-application'
import {applicationBrowser} from '../../../tests/support/browser/application-browser'
import {heading, submit} from '../../../tests/support/values/application-fields'
import {mayComplain} from '../../../tests/support/page-complaints'

jest.setTimeout(60_000)

const browser = applicationBrowser()
beforeEach(() => mayComplain(/instant approval failed/))

const wait = {timeout: 15_000}
const problem = {type: 'https://example.com/problems/no', title: 'No', detail: 'Not today.'}
const page = '<!doctype html><title>Sign in to the network</title>'

const json =
    (status: number, body: unknown = problem, headers: Record<string, string> = {}) =>
    (): Response =>
        Response.json(body, {status, headers})
const html = (status: number) => (): Response =>
    new Response(page, {status, headers: {'content-type': 'text/html'}})
const half = (status: number) => (): Response =>
    new Response('{"pageName": "Appr', {
        status,
        headers: {'content-type': 'application/json'}
    })
const noAnswer = (): never => {
    throw new TypeError('Failed to fetch')
}

const refusals = [400, 402, 403, 404, 409, 410, 413, 422].map((status) => ({
    how: `${status} with a body`,
    answer: json(status)
}))

const unknowns = [
    ...[408, 425, 429, 500, 502, 503, 504].map((status) => ({
        how: `${status} with a body`,
        answer: json(status)
    })),
    ...[200, 400, 402, 403, 404, 409, 410, 413, 422, 503].map((status) => ({
        how: `a web page with ${status}`,
        answer: html(status)
    })),
    ...[200, 400, 403, 404, 409].map((status) => ({
        how: `half an answer with ${status}`,
        answer: half(status)
    })),
    {how: 'a fault under 200', answer: json(200, {error: 'broken'})},
    {how: 'a problem under 200', answer: json(200)},
    {how: 'an answer without a page', answer: json(200, {})},
    {how: 'a list', answer: json(200, [])},
    {how: 'null', answer: json(200, null)},
    {how: 'an empty answer', answer: () => new Response('')},
    {how: 'a page name of another type', answer: json(200, {pageName: 7})},
    {how: 'no answer', answer: noAnswer}
]

type Row = (typeof unknowns)[number]

/** How often the decision was asked for. */
let sent = 0

/** Sends an application whose decision call ends so; `isMade`: the platform has decided all the same. */
const send = async (answer: Row['answer'], isMade: boolean) => {
    let isPassing = false
    sent = 0
    browser.server.answerInstead(async (url, request) => {
        if (isPassing || !url.pathname.endsWith('/decision')) return undefined
        sent += 1
        isPassing = true
        if (isMade) await browser.server.fetch(request)
        isPassing = false
        return answer()
    })
    answerAll()
    const shown = await browser.show({address: '/web-order-form/review', storeId: '01001'})
    await submit()
    return shown
}

test.each(refusals)(
    'an application that the platform refuses with $how was not accepted: the page says so, with every answer still there (D-49) [APPR-013]',
    async ({answer}) => {
        const {address} = await send(answer, false)

        expect(
            await screen.findByText(/^We could not accept these answers/, {}, wait)
        ).toBeVisible()
        expect(address()).toBe('/web-order-form/review')
        expect(screen.getByText(/Ada Hale/)).toBeVisible()
        expect(sent).toBe(1)
    }
)

test('an application that is refused with 401, the token renewed, says that the session has ended (D-49)', async () => {
    const {address} = await send(json(401), false)

    expect(await screen.findByText(/^Your session has ended/, {}, wait)).toBeVisible()
    expect(address()).toBe('/web-order-form/review')
})

test.each(unknowns)(
    'after $how an application that was decided all the same is found, and not sent again (D-49)',
    async ({answer}) => {
        await send(answer, true)

        await heading('You’re approved!')
        expect(sent).toBe(1)
    }
)

test.each(unknowns)(
    'after $how of which no decision is found, nobody says that the application was refused, and the answers stay (D-49)',
    async ({answer}) => {
        const {address} = await send(answer, false)

        await heading('We can’t answer your application right now')
        expect(address()).toBe('/service-failure')
        expect(screen.getByText(/Your answers are still here/)).toBeVisible()
        expect(sent).toBe(1)
    }
)

test('where too many people apply at once, the page says at what time it can be sent again (D-49)', async () => {
    const {address} = await send(json(429, problem, {'retry-after': '120'}), false)

    expect(
        await screen.findByText(/Please try again at \d{1,2}:\d{2}\s[AP]M/, {}, wait)
    ).toBeVisible()
    expect(address()).toBe('/web-order-form/review')
    expect(sent).toBe(1)
    browser.server.answerInstead(() => undefined)
    await waitFor(() =>
        expect(screen.getByRole('button', {name: 'Submit my application'})).toBeEnabled()
    )
})
