import {organization, testSandbox} from '../../tests/test-sandbox'

const sandbox = testSandbox()
const guest = () => {
    const token = sandbox.guestToken()
    const claims = JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString())
    const usid = String(claims.sub).split('usid:')[1]
    const path = `/shopper/shopper-context/v1/organizations/${organization}/shopper-context/${usid}?siteId=Homeward`
    const call = (method: string, body?: unknown, query = '') =>
        sandbox.call(`${method} ${path}${query}`, {token, body})
    return {token, path, call}
}

afterAll(() => sandbox.close())

const store = {assignmentQualifiers: {storeId: '01001'}}
const promotion = {customQualifiers: {appliedPromotions: 'SAVE'}}

test('there is no context before one is set', async () => {
    expect((await guest().call('GET')).status).toBe(404)
})

test('PUT replaces the earlier context', async () => {
    const {call} = guest()

    const first = await call('PUT', store)
    const second = await call('PUT', promotion)

    expect([first.status, second.status]).toEqual([201, 200])
    expect((await call('GET')).body).toEqual(promotion)
})

test('a change keeps what it does not name, and null removes a field [API-019]', async () => {
    const {call} = guest()
    await call('PUT', {...store, customQualifiers: {device: 'phone', appliedPromotions: 'A'}})

    await call('PATCH', {customQualifiers: {device: null, appliedPromotions: 'B'}})

    expect((await call('GET')).body).toEqual({...store, customQualifiers: {appliedPromotions: 'B'}})
})

test.each`
    query                                  | stored
    ${'&evaluateContextWithClientIp=true'} | ${{clientIp: '12.0.0.1'}}
    ${''}                                  | ${{}}
`('the IP address is stored if it is to be evaluated ("$query")', async ({query, stored}) => {
    const {call} = guest()

    await call('PUT', {clientIp: '12.0.0.1'}, query)

    expect((await call('GET')).body).toEqual(stored)
})

test.each`
    what                         | body
    ${'an address that is none'} | ${{clientIp: 'nowhere'}}
    ${'an unknown field'}        | ${{colour: 'red'}}
    ${'more than 20 qualifiers'} | ${{customQualifiers: Object.fromEntries(Array.from({length: 21}, (_, i) => [i, 'x']))}}
`('$what is refused', async ({body}) => {
    expect((await guest().call('PUT', body)).status).toBe(400)
})

test('nobody reads or changes another’s context', async () => {
    const [one, other] = [guest(), guest()]
    await one.call('PUT', store)

    for (const method of ['GET', 'DELETE', 'PUT', 'PATCH']) {
        const body = method.startsWith('P') ? promotion : undefined
        const {status} = await sandbox.call(`${method} ${one.path}`, {token: other.token, body})
        expect(status).toBe(400)
    }
    expect((await one.call('GET')).body).toEqual(store)
})

test('a deleted context is gone', async () => {
    const {call} = guest()
    await call('PUT', store)

    const {status} = await call('DELETE')

    expect(status).toBe(204)
    expect((await call('GET')).status).toBe(404)
})
