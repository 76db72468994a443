import {shopVisitor} from '../../../tests/support/browser/shop-visitor'
import {organizationId, siteId, wholeShop} from '../../../tests/support/shop/whole-shop'

const opened = wholeShop()
afterAll(async () => (await opened).close())

const customers = `/api/scapi/customer/shopper-customers/v1/organizations/${organizationId}/customers`

const asJson = (method: string, body: object): RequestInit => ({
    method,
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body)
})

test('while the platform does not answer, a change of the email address says so, and no password counts as wrong', async () => {
    const {origin, sandbox} = await opened
    const visitor = shopVisitor(origin)
    const currentPassword = 'Homeward!1'
    await visitor.signIn('jordan@homeward.example')
    const {customerId} = await (await visitor.call('/api/session')).json()
    const path = `${customers}/${customerId}/password?siteId=${siteId}`
    const move = asJson('POST', {email: 'jordan.new@example.com', currentPassword})
    const wrong = {currentPassword: 'Wrong!123', password: 'Quiet-Harbor!27'}
    sandbox.faults.add({path: '*/oauth2/login', harm: {kind: 'status', status: 503}})
    const moved: number[] = []
    for (let tried = 0; tried < 4; tried += 1)
        moved.push((await visitor.call('/api/change-email', move)).status)
    sandbox.faults.clear()

    const changed: number[] = []
    for (let tried = 0; tried < 7; tried += 1)
        changed.push((await visitor.call(path, asJson('PUT', wrong))).status)

    expect([...new Set(moved)]).toEqual([503])
    expect([...new Set(changed)]).toEqual([400])
})
