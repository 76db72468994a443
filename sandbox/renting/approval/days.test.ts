import {testSandbox} from '../../tests/test-sandbox'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
afterAll(() => sandbox.close())

const baskets = '/checkout/shopper-baskets/v2/organizations/{org}/baskets'
const customerId = 'seed0000000000000000lennon'
const applicant = {c_ssn: '900-12-3451', c_dob: '1990-02-03'}

const custom = (api: string, name: string) =>
    `/custom/${api}/v1/organizations/{org}/${name}?siteId=Homeward`

const requestAs =
    (token: string) =>
    (api: string, name: string, body: object = {}) =>
        sandbox.call(`POST ${custom(api, name)}`, {token, body: {customerId, ...body}})

describe('a refusal', () => {
    afterEach(() => sandbox.world.clock.set(undefined))

    const apply = async (day: string, ssn: string) => {
        sandbox.world.clock.set(new Date(`${day}T17:00:00Z`))
        const token = sandbox.shopperToken(customerId)
        const request = requestAs(token)
        const wish = await request('get-instant-approval', 'instantapproval')
        const tempBasketId = String(wish.body.tempBasket.basketId)
        await sandbox.call(`PATCH ${baskets}/${tempBasketId}?siteId=Homeward`, {
            token,
            body: {...applicant, c_ssn: ssn}
        })
        const decision = await request('get-decision', 'decision', {
            tempBasketId,
            incomeAmount: 1000,
            payFrequency: 'WEEKLY'
        })
        return [wish.body.pageName, decision.body.pageName]
    }

    test('is valid for 30 days, whatever the form says; then the shopper may apply again [D-33]', async () => {
        const refused = await apply('2030-07-10', '900-12-3452')
        const last = await apply('2030-08-08', '900-12-3451')
        const free = await apply('2030-08-09', '900-12-3451')

        expect(refused).toEqual(['PreFilledWebForm', 'Declined'])
        expect(last).toEqual(['Declined', 'Declined'])
        expect(free).toEqual(['PreFilledWebForm', 'Approved'])
    })
})

test.each`
    moment                    | who                             | day
    ${'2030-06-05T03:00:00Z'} | ${'seed0000000000000000morgan'} | ${'2030-07-04'}
    ${'2030-06-05T03:00:00Z'} | ${'seed00000000000000000riley'} | ${'2030-06-23'}
    ${'2030-06-05T07:00:00Z'} | ${'seed000000000000000quincy0'} | ${'2030-06-04'}
`(
    'the seeded decision of $who counts the store’s days: at $moment it ends on $day [D-42]',
    async ({moment, who, day}) => {
        const other = testSandbox({clock: () => new Date(moment)})
        const token = other.shopperToken(who)
        const {body} = await other.call(
            `POST ${custom('get-existing-approval', 'existingapproval')}`,
            {
                token,
                body: {customerId: who}
            }
        )
        other.close()

        expect(body.approval.approvalExpirationDate).toBe(day)
    }
)
