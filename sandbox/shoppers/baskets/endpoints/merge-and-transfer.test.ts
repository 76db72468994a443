import {organization, testSandbox} from '../../../tests/test-sandbox'
import {guestIdentityOf, startSession} from '../../sign-in/session'
import {newAccessToken, shopperScopes} from '../../sign-in/tokens'

const sandbox = testSandbox({clock: () => new Date('2030-01-01T12:00:00Z')})
const {world} = sandbox
const path = `/checkout/shopper-baskets/v1/organizations/${organization}/baskets`
afterAll(() => sandbox.close())

// Special orders never run out.
const [sofa = '', table = ''] = world
    .statement<{id: string}>(
        "SELECT id FROM product WHERE type = 'SpecialOrder' AND role <> 'master'"
    )
    .all()
    .map(({id}) => id)

/** A guest who signs in as Casey in the same visit: a token from before, and one from after. */
const signingIn = () => {
    const {usid} = guestIdentityOf(world, undefined)
    const tokenOf = (customerId: string | null) =>
        newAccessToken(
            world,
            startSession(world, {usid, customerId, dnt: false, scopes: shopperScopes}),
            undefined
        )
    return {guest: tokenOf(null), casey: tokenOf('seed00000000000000000casey')}
}

const basket = (token: string, lines: Record<string, number>) =>
    sandbox.call(`POST ${path}`, {
        token,
        body: {
            productItems: Object.entries(lines).map(([productId, quantity]) => ({
                productId,
                quantity
            }))
        }
    })

const act = (token: string, what: string) => sandbox.call(`POST ${path}/actions/${what}`, {token})

const linesIn = (body: {productItems?: {productId: string; quantity: number}[]}) =>
    Object.fromEntries(
        (body.productItems ?? []).map(({productId, quantity}) => [productId, quantity])
    )

beforeEach(() => {
    world.statement('DELETE FROM basket').run()
})

test.each`
    mode                 | quantity
    ${'sum_quantities'}  | ${5}
    ${'higher_quantity'} | ${3}
    ${'saved_quantity'}  | ${2}
`('$mode of 2 at home and 3 as a guest: $quantity', async ({mode, quantity}) => {
    const {guest, casey} = signingIn()
    const own = await basket(casey, {[sofa]: 2})
    const guests = await basket(guest, {[sofa]: 3, [table]: 1})

    const {body} = await act(casey, `merge?productItemMergeMode=${mode}`)

    expect(body.basketId).toBe(own.body.basketId)
    expect(linesIn(body)).toEqual({[sofa]: quantity, [table]: 1})
    const gone = await sandbox.call(`GET ${path}/${guests.body.basketId}`, {token: guest})
    expect(gone.status).toBe(404)
})

test('without a basket of the customer the guest’s is not merged but transferred', async () => {
    const {guest, casey} = signingIn()
    const guests = await basket(guest, {[sofa]: 1})

    const refused = await act(casey, 'merge')
    const {body} = await act(casey, 'transfer')

    expect(refused.status).toBe(409)
    expect(body).toMatchObject({
        basketId: guests.body.basketId,
        customerInfo: {customerId: 'seed00000000000000000casey'}
    })
})

test('a transfer with the merge option is never refused', async () => {
    const {guest, casey} = signingIn()

    const nothing = await act(casey, 'transfer?merge=true')
    await basket(casey, {[table]: 1})
    await basket(guest, {[sofa]: 1})
    const both = await act(casey, 'transfer?merge=true')

    expect(nothing.status).toBe(204)
    expect(linesIn(both.body)).toEqual({[sofa]: 1, [table]: 1})
})

test('a guest has no basket to take over', async () => {
    const {guest} = signingIn()

    expect((await act(guest, 'merge')).status).toBe(403)
    expect((await act(guest, 'transfer')).status).toBe(403)
})

test('a fault can affect only one shopper', async () => {
    const {guest, casey} = signingIn()
    sandbox.faults.add({
        shopper: 'seed00000000000000000casey',
        harm: {kind: 'status', status: 500}
    })

    const statuses = [(await basket(guest, {})).status, (await basket(casey, {})).status]
    sandbox.faults.clear()

    expect(statuses).toEqual([200, 500])
})
