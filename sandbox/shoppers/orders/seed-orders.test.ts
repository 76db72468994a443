import {testSandbox} from '../../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
afterAll(() => sandbox.close())

const customers = '/customer/shopper-customers/v1/organizations/{org}/customers'
const orders = '/checkout/shopper-orders/v1/organizations/{org}/orders'

const historyOf = (customerId: string, token = sandbox.shopperToken(customerId)) =>
    sandbox.call(`GET ${customers}/${customerId}/orders?siteId=Homeward&limit=10`, {token})

test.each`
    who         | customerId                      | total | newest
    ${'casey'}  | ${'seed00000000000000000casey'} | ${1}  | ${'2030-05-24T17:00:00.000Z'}
    ${'morgan'} | ${'seed0000000000000000morgan'} | ${3}  | ${'2030-06-03T17:00:00.000Z'}
`('$who has $total orders, the newest first [ROUTE-006]', async (row) => {
    const {body} = await historyOf(row.customerId)
    const [first] = body.data
    const {body: order} = await sandbox.call(`GET ${orders}/${first.orderNo}?siteId=Homeward`, {
        token: sandbox.shopperToken(row.customerId)
    })

    expect([body.total, first.creationDate]).toEqual([row.total, row.newest])
    expect(order.productItems.length).toBeGreaterThan(0)
    expect(order.orderTotal).toBeGreaterThan(0)
    expect(order.billingAddress.city).toBe('Beverly Hills')
    expect(order.customerInfo.email).toBe(`${row.who}@homeward.example`)
})

test('the history shows orders of several kinds, and the others have none', async () => {
    const {body} = await historyOf('seed0000000000000000morgan')
    const {body: riley} = await historyOf('seed00000000000000000riley')

    expect(body.data.map(({status}: {status: string}) => status)).toEqual([
        'created',
        'completed',
        'cancelled'
    ])
    expect(riley.total).toBe(0)
})
