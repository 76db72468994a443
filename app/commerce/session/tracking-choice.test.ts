/**
 * @jest-environment jest-fixed-jsdom
 * @jest-environment-options {"url": "https://shop.example/"}
 */
import Cookies from 'js-cookie'
import {BroadcastChannel} from 'node:worker_threads'
import {chooseTracking, currentConsent, onConsentChange, standingRefusal} from './tracking-choice'

afterEach(() => {
    Cookies.remove('dw_dnt')
    window.localStorage.clear()
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
})

const optOut = (text: string) => window.localStorage.setItem('truyoConsentOptOut', text)
const comesToTheFront = () => document.dispatchEvent(new Event('visibilitychange'))

/** What a listener hears. */
const heard = () => {
    const changes: string[] = []
    const stop = onConsentChange((consent, origin) => changes.push(`${consent} ${origin}`))
    return {changes, stop}
}

test.each`
    consent      | dnt
    ${'granted'} | ${'0'}
    ${'refused'} | ${'1'}
`('$consent is stored for a year, for the whole site, and sent securely only (G-64)', (given) => {
    const written = jest.spyOn(document, 'cookie', 'set')

    expect(chooseTracking(given.consent)).toBe(true)

    const [text = ''] = written.mock.calls.flat()
    expect(text).toMatch(new RegExp(`^dw_dnt=${given.dnt};`))
    expect(text).toMatch(/; path=\/;.*; samesite=lax; secure$/i)
    const days = (Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(365)
    expect(currentConsent()).toBe(given.consent)
    written.mockRestore()
})

test('a listener hears each change of this tab once, and nothing after it has stopped (G-64)', () => {
    const {changes, stop} = heard()

    chooseTracking('granted')
    chooseTracking('granted')
    chooseTracking('refused')
    stop()
    chooseTracking('granted')

    expect(changes).toEqual(['granted here', 'refused here'])
})

test('what one tab chooses, another hears (G-64)', async () => {
    Object.assign(globalThis, {BroadcastChannel})
    const otherTab = new BroadcastChannel('shopper')
    const message = new Promise((resolve) => {
        otherTab.onmessage = resolve
    })

    chooseTracking('refused')

    expect(await message).toMatchObject({data: {event: 'consent-changed'}})
    otherTab.close()
})

test('a tab that heard nothing notices another tab’s choice when it becomes visible (G-64)', () => {
    const {changes, stop} = heard()
    Cookies.set('dw_dnt', '1')

    comesToTheFront()
    comesToTheFront()

    expect(changes).toEqual(['refused elsewhere'])
    stop()
})

test('an opt-out that a consent manager stores in another tab is heard, and undone again [PERS-024] (G-64)', () => {
    chooseTracking('granted')
    const {changes, stop} = heard()

    optOut(btoa('{"optOut":true}'))
    window.dispatchEvent(new StorageEvent('storage', {key: 'truyoConsentOptOut'}))
    expect(standingRefusal()).toBe('opt-out')
    optOut(btoa('{"optOut":false}'))
    window.dispatchEvent(new StorageEvent('storage', {key: 'truyoConsentOptOut'}))

    expect(changes).toEqual(['refused elsewhere', 'granted elsewhere'])
    expect(standingRefusal()).toBeUndefined()
    stop()
})

test('a malformed opt-out counts as none, and is logged once and without its text [PERS-024] (G-64)', () => {
    chooseTracking('granted')
    optOut('ada@homeward.example')
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)

    expect([currentConsent(), currentConsent()]).toEqual(['granted', 'granted'])

    expect(warned.mock.calls).toEqual([
        ['truyoConsentOptOut is not base64 of JSON and counts as no opt-out']
    ])
    warned.mockRestore()
})

test('Global Privacy Control refuses whatever was chosen, and choosing is no change (G-64)', () => {
    Object.assign(navigator, {globalPrivacyControl: true})
    const {changes, stop} = heard()

    chooseTracking('granted')

    expect([currentConsent(), standingRefusal()]).toEqual(['refused', 'signal'])
    expect(changes).toEqual([])
    stop()
})
