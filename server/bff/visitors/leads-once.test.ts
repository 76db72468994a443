import {shopVisitor} from '../../../tests/support/browser/shop-visitor'
import {wholeShop} from '../../../tests/support/shop/whole-shop'
import {shopperRoutes} from '../shopper-routes'

jest.setTimeout(120_000)

const TRIES = 500

const troubles = ['none', 'lost call', 'lost answer', 'refused', 'garbled'] as const

let calls = 0
let callers = 0

/** A network that harms every lead in turn, each kind as often as the others; what it harms differs from try to try. */
const harmful: typeof fetch = async (input, init) => {
    if (typeof input !== 'string' || !input.endsWith('/leads/lead')) return fetch(input, init)
    calls += 1
    const trouble = troubles[(calls * 7 + Math.floor(calls / troubles.length)) % troubles.length]
    if (trouble === 'lost call') throw new TypeError('The call was lost.')
    if (trouble === 'refused') return new Response('{}', {status: 503})
    const answer = await fetch(input, init)
    if (trouble === 'lost answer') throw new TypeError('The answer was lost.')
    return trouble === 'garbled' ? new Response('<html>', {status: 200}) : answer
}

const opened = wholeShop((app, setup) => {
    app.use(
        '/harmed',
        shopperRoutes({
            ...setup,
            // Each call has a caller of its own: the limits by address are another test's.
            callerOf: () => String((callers += 1)),
            platform: {...setup.platform, fetch: harmful}
        })
    )
})
afterAll(async () => (await opened).close())

test('leads reach the sandbox exactly once in 500 tries under faults, pressed twice and sent again [DEALS-043…047, D-36]', async () => {
    const {origin, sandbox} = await opened
    const visitor = shopVisitor(origin)
    const press = (email: string) =>
        visitor.call('/harmed/visitor/lead', {
            method: 'POST',
            headers: {'content-type': 'application/json'},
            body: JSON.stringify({email, formGUID: 'once', optIn: true, language: 'en-US'})
        })

    /** Presses twice, and again as often as nobody says that it was taken. */
    const takenIds = async (email: string): Promise<string[]> => {
        const answers = await Promise.all([press(email), press(email)])
        const taken = answers.filter(({status}) => status === 202)
        if (taken.length === 0) return takenIds(email)
        const bodies: {leadId: string}[] = await Promise.all(taken.map((answer) => answer.json()))
        return bodies.map(({leadId}) => leadId)
    }

    const ids = new Set<string>()
    for (let lead = 0; lead < TRIES; lead += 1) {
        const own = new Set(await takenIds(`friend-${lead}@homeward.example`))
        expect(own.size).toBe(1)
        for (const id of own) ids.add(id)
    }

    const stored = sandbox.world
        .statement<{id: string}>("SELECT id FROM lead WHERE form_guid = 'once'")
        .all()
        .map(({id}) => id)
    expect(ids.size).toBe(TRIES)
    expect(stored.sort()).toEqual([...ids].sort())
    expect(calls).toBeGreaterThan(2 * TRIES)
})
