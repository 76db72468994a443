import {logCaught, logFailedCall, logVisit} from './shop-log'

class ChunkLoadError extends Error {
    override readonly name = 'ChunkLoadError'
}

const sent: string[] = []
const bodies: Blob[] = []

const lines = () => Promise.all(bodies.splice(0).map((body) => body.text()))

const allow = (sendBeacon: unknown) =>
    Object.defineProperty(navigator, 'sendBeacon', {configurable: true, value: sendBeacon})

beforeEach(() => {
    sent.length = 0
    allow((address: string, body: Blob) => {
        sent.push(address)
        bodies.push(body)
        return true
    })
})

test('a visited page is logged by its name, as often as it is visited [ANALYTICS-022, API-061]', async () => {
    logVisit('home')
    logVisit('home')

    const line = '{"level":"info","event":"page-visited","page":"home"}'
    await expect(lines()).resolves.toEqual([line, line])
    expect(sent).toEqual(['/api/log', '/api/log'])
})

test('a caught error is logged once for each kind, without its words [ANALYTICS-023]', async () => {
    logCaught('page-failed', new TypeError('123-45-6789 is no number'))
    logCaught('page-failed', new TypeError('ada@homeward.example is no number'))
    logCaught('part-failed', new ChunkLoadError('/mobify/bundle/7/x.js?token=secret'))
    logCaught('part-failed', 'my words')

    await expect(lines()).resolves.toEqual([
        '{"level":"error","event":"page-failed","error":"TypeError"}',
        '{"level":"error","event":"script-failed","error":"ChunkLoadError"}',
        '{"level":"error","event":"part-failed","error":"Error"}'
    ])
})

test('a call that fails is logged once for each status [ANALYTICS-023]', async () => {
    logFailedCall(502)
    logFailedCall(502)

    await expect(lines()).resolves.toEqual(['{"level":"error","event":"call-failed","status":502}'])
})

test.each([
    ['has none', undefined],
    [
        'refuses',
        () => {
            throw new Error('refused')
        }
    ]
])('a browser that %s is left alone', (_, sendBeacon) => {
    allow(sendBeacon)

    expect(() => logVisit('home')).not.toThrow()
})
