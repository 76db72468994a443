import {testSandbox} from '../../tests/test-sandbox'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

const baskets = '/checkout/shopper-baskets/v2/organizations/{org}/baskets'
/** Approved on a condition. */
const customerId = 'seed0000000000000000jordan'
const token = sandbox.shopperToken(customerId)

const lookUp = (tempBasketId: string) =>
    sandbox.call(
        'POST /custom/get-existing-approval/v1/organizations/{org}/existingapproval?siteId=Homeward',
        {token, body: {customerId, tempBasketId}}
    )

test.each([
    ['a temporary basket of their own', '&temporary=true', '4'],
    ['their regular basket', '', undefined]
])('%s that is named gets the decision [APPR-019]', async (_, kind, response) => {
    const made = await sandbox.call(`POST ${baskets}?siteId=Homeward${kind}`, {token, body: {}})
    const tempBasketId = String(made.body.basketId)

    await lookUp(tempBasketId)

    const {body} = await sandbox.call(`GET ${baskets}/${tempBasketId}?siteId=Homeward`, {token})
    expect(JSON.parse(body.c_customerDEApproval ?? '{}').approvalResponse).toBe(response)
})

test('the decision is returned even if the basket does not exist [API-047]', async () => {
    const {body} = await lookUp('ended')

    expect(body.approval.approvalResponse).toBe('4')
})
