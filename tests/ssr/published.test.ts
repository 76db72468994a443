import {setPreference} from '@sandbox/preferences/preference'
import {testSandbox} from '@sandbox/tests/test-sandbox'
import {createContentVersion, readEveryMs} from '../../server/publishing/content-version'
import {createLatest} from '../../server/shared/latest'
import {aServer} from '../support/shop/render-on-server'

const sandbox = testSandbox({size: 'small'})
afterAll(() => sandbox.close())

/** What shop managers have changed on the platform, where the sandbox's editor has no form for it. */
const changed: [pattern: RegExp, text: string][] = []
const platform = {isDown: false}

const respond: typeof fetch = async (input, init) => {
    if (platform.isDown) return Response.json({}, {status: 503})
    const response = await sandbox.handle(new Request(input, init))
    if (changed.length === 0) return response
    const {status, headers} = response
    const text = await response.text()
    const body = changed.reduce((answer, [pattern, now]) => answer.replace(pattern, now), text)
    return new Response(body, {status, headers})
}

const clock = {now: Date.UTC(2026, 10, 2, 18)}
const latest = createLatest()
let versions = 0

/** One of the shop's servers, all of which share a store. */
const server = () => {
    const version = createContentVersion({
        latest,
        now: () => clock.now,
        newId: () => `version ${(versions += 1)}`
    })
    const {render} = aServer(respond, () => clock.now, {}, {contentVersion: version.current})
    /** All that a page says, in its HTML and to its script. */
    const read = async (address: string): Promise<string> => {
        const {html, state} = await render(address)
        return html + JSON.stringify(state)
    }
    return {version, render, read}
}
const [one, other] = [server(), server()]

const edit = (page: string, path: string, fields: Record<string, string> = {}) =>
    sandbox.handle(
        new Request(`http://sandbox.example/editor/${page}/${path}`, {
            method: 'POST',
            headers: {'content-type': 'application/x-www-form-urlencoded'},
            body: new URLSearchParams(fields).toString()
        })
    )

const publishHeading = async (english: string, spanish: string) => {
    const words = {'en.heading': english, 'es.heading': spanish, 'en.text': ''}
    await edit('contact-us', 'contact-us-2', words)
    await edit('contact-us', 'publish')
}

const page = () => publishHeading('Call us today', 'Llámenos hoy')
const menu = async () => {
    changed.push([/"name":"Furniture"/g, '"name":"For the winter"'])
    changed.push([/"name":"Muebles"/g, '"name":"Para el invierno"'])
}
const promotion = async () => {
    changed.push([/"calloutMsg":"[^"]*"/g, '"calloutMsg":"Twelve days of gifts"'])
}
const preference = async () => {
    setPreference(sandbox.world, 'sfChat_enabled', true)
    setPreference(sandbox.world, 'sfChat_deployment', 'Holiday_Sales')
}

test.each([
    {what: 'page', change: page, words: ['Call us today', 'Llámenos hoy']},
    {what: 'menu', change: menu, words: ['For the winter', 'Para el invierno']},
    {what: 'promotion', change: promotion, words: ['Twelve days', 'Twelve days']},
    {what: 'preference', change: preference, words: ['Holiday_Sales', 'Holiday_Sales']}
])(
    'a published $what is on every server within a second, in both languages, though both had $words from their caches [CONTENT-039]',
    async ({change, words}) => {
        const addresses = ['/contact-us', '/es-US/contact-us']
        const expected = words.map((each): unknown => expect.stringContaining(each))
        const readAll = ({read}: typeof one) => Promise.all(addresses.map(read))
        await readAll(one)
        const before = await readAll(other)
        await change()
        clock.now += 1000
        expect(await readAll(other)).toEqual(before)

        await one.version.raise()
        expect(await readAll(one)).toEqual(expected)
        clock.now += readEveryMs
        expect(await readAll(other)).toEqual(expected)
        expect(before).not.toEqual(expected)
    }
)

test('a platform that is down after a publication takes no page away', async () => {
    await one.render('/contact-us')
    await publishHeading('Never seen', 'Nunca visto')
    await one.version.raise()
    platform.isDown = true

    const {status, html} = await one.render('/contact-us')
    platform.isDown = false

    expect(status).toBe(200)
    expect(html).toContain('Call us today')
})
