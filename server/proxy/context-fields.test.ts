import {layoutReads} from '@app/shell/layout/layout-queries'
import {attackedFront, scope} from '../../tests/support/server/attacked-front'

const shop = attackedFront(layoutReads)
const {reached, send} = shop
afterAll(shop.close)
beforeEach(() => reached.splice(0))

const context = `/api/scapi/shopper/shopper-context/v1/organizations/${scope.organizationId}/shopper-context/u1`

const write = (method: string, body: object): Promise<string> => {
    const text = JSON.stringify(body)
    const headers = [`Content-Length: ${Buffer.byteLength(text)}`, 'Content-Type: application/json']
    return send(`${method} ${context}`, headers, text)
}

const aStore = {
    customQualifiers: {storeId: '01002'},
    assignmentQualifiers: {storeId: '01002'},
    clientIp: '203.0.113.7'
}

test.each(['PUT', 'PATCH'])(
    '%s of a shopper’s context with a store reaches the platform [API-020]',
    async (method) => {
        await write(method, aStore)

        expect(reached).toHaveLength(1)
    }
)

test.each([
    {effectiveDateTime: '2031-01-01T00:00:00Z'},
    {customerGroupIds: ['Employees']},
    {couponCodes: ['OTHERS']},
    {sourceCode: 'partner'},
    {geoLocation: {city: 'Plano'}},
    {EffectiveDateTime: null}
])('a shopper cannot give themselves %j, whatever else is written', async (field) => {
    for (const method of ['PUT', 'PATCH']) {
        expect(await write(method, {...aStore, ...field})).toContain(' 403 ')
    }

    expect(reached).toEqual([])
})
