import {allStores} from '../../stores/store'
import {testSandbox} from '../../tests/test-sandbox'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

const baskets = '/checkout/shopper-baskets/v2/organizations/{org}/baskets'

/** A guest, whose id is in every basket. */
const guest = async () => {
    const token = sandbox.guestToken()
    const basket = await sandbox.call(`POST ${baskets}?siteId=Homeward&temporary=true`, {
        token,
        body: {c_ssn: '900123451', c_dob: '02/03/1990'}
    })
    const {customerId} = basket.body.customerInfo
    const request = (api: string, name: string, body: object = {}) =>
        sandbox.call(`POST /custom/${api}/v1/organizations/{org}/${name}?siteId=Homeward`, {
            token,
            body: {customerId, ...body}
        })
    const patch = (id: string, body: object) =>
        sandbox.call(`PATCH ${baskets}/${id}?siteId=Homeward`, {token, body})
    return {customerId, patch, tempBasketId: String(basket.body.basketId), request}
}

const income = {incomeAmount: 500, payFrequency: 'WEEKLY'}

test('a guest who fills the form of the temporary basket is approved', async () => {
    const {request, patch} = await guest()
    const {body: before} = await request('get-instant-approval', 'instantapproval')
    const {basketId} = before.tempBasket
    await patch(basketId, {c_ssn: '900123451', c_dob: '02/03/1990'})
    const decided = await request('get-decision', 'decision', {...income, tempBasketId: basketId})
    const {body: after} = await request('get-instant-approval', 'instantapproval')

    expect(before.pageName).toBe('PreFilledWebForm')
    expect(decided.body.pageName).toBe('Approved')
    expect(after).toMatchObject({pageName: 'Approved', approval: {weeklyApprovalAmount: 100}})
})

test('without a decision engine at the store neither a request nor a complete form gets a decision [VERIFY-005]', async () => {
    const {request, patch, tempBasketId} = await guest()
    const store = [...allStores(sandbox.world).values()].find(
        ({c_decisionEngineEnabled}) => c_decisionEngineEnabled === false
    )
    await patch(tempBasketId, {c_storeId: store?.id})

    const decided = await request('get-decision', 'decision', {...income, tempBasketId})
    const wish = await request('get-instant-approval', 'instantapproval', {storeId: store?.id})
    const after = await request('get-existing-approval', 'existingapproval')

    const failure = {pageName: 'ServiceFailure'}
    expect([decided.body, wish.body, after.body]).toEqual([failure, failure, {}])
})

test('only the guest of a decision can use it', async () => {
    const [one, other] = [await guest(), await guest()]
    const {tempBasketId} = one
    const stolen = await other.request('get-decision', 'decision', {...income, tempBasketId})
    const own = await one.request('get-decision', 'decision', {...income, tempBasketId})
    const requested = await other.request('get-existing-approval', 'existingapproval', {
        customerId: one.customerId
    })

    expect(stolen.status).toBe(404)
    expect(own.body.pageName).toBe('Approved')
    expect(requested.status).toBe(404)
})
