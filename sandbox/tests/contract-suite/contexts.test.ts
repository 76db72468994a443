import {openShop, type Shop, type Shopper, statusOf} from './shop'

let shop: Shop
let guest: Shopper
beforeAll(async () => {
    shop = await openShop()
})
beforeEach(async () => {
    guest = await shop.guest()
})
afterAll(() => shop.close())

const mine = () => ({usid: guest.tokens.usid, siteId: 'Homeward'})

const read = () => guest.contexts.getShopperContext({parameters: mine()})

test('a context can be read once it is created, and is a 404 before [API-020]', async () => {
    const before = await statusOf(read())
    const body = {
        customQualifiers: {appliedPromotions: 'SAVE10'},
        assignmentQualifiers: {storeId: '01001'}
    }

    await guest.contexts.createShopperContext({parameters: mine(), body})

    expect(before).toBe(404)
    expect(await read()).toEqual(body)
})

test('creating a context again replaces the old one, and an update keeps the other fields [API-019]', async () => {
    const store = {assignmentQualifiers: {storeId: '01001'}}
    await guest.contexts.createShopperContext({parameters: mine(), body: store})
    await guest.contexts.updateShopperContext({
        parameters: mine(),
        body: {customQualifiers: {appliedPromotions: 'SAVE10'}}
    })
    const changed = await read()

    await guest.contexts.createShopperContext({parameters: mine(), body: {sourceCode: 'mail'}})

    expect(changed).toEqual({...store, customQualifiers: {appliedPromotions: 'SAVE10'}})
    expect(await read()).toEqual({sourceCode: 'mail'})
})

test('a deleted context is a 404, and cannot be deleted again', async () => {
    await guest.contexts.createShopperContext({parameters: mine(), body: {sourceCode: 'mail'}})

    await guest.contexts.deleteShopperContext({parameters: mine()})

    expect(await statusOf(read())).toBe(404)
    expect(await statusOf(guest.contexts.deleteShopperContext({parameters: mine()}))).toBe(404)
})

test('more than twenty qualifiers are refused, and the context does not change', async () => {
    await guest.contexts.createShopperContext({parameters: mine(), body: {sourceCode: 'mail'}})
    const customQualifiers = Object.fromEntries(
        Array.from({length: 21}, (_, index) => [`q${index}`, 'x'])
    )

    const refused = guest.contexts.updateShopperContext({
        parameters: mine(),
        body: {customQualifiers}
    })

    expect(await statusOf(refused)).toBe(400)
    expect(await read()).toEqual({sourceCode: 'mail'})
})
