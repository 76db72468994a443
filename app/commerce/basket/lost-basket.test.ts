import {aCommerce, sdkShop} from '../../../tests/support/a-commerce'
import {CommerceError} from '../client'
import {sdkClients} from '../sdk/sdk-clients'
import {createBasketChanges} from './basket-changes'
import {toBasket} from './to-basket'

const lost = new CommerceError({status: 502, code: 'garbled'})
const outage = new CommerceError({status: 503, code: 'unavailable'})

/** A platform that creates a basket and loses the answer, and does not say for a while which baskets there are. */
const aShopper = ({outages = 0, now = 'c'}: {outages?: number; now?: string}) => {
    const onPlatform: {basketId: string; productItems: object[]}[] = []
    let left = outages
    const {commerce} = aCommerce(({method, path, body}) => {
        if (method === 'POST' && path.endsWith('/baskets')) {
            onPlatform.push({basketId: `b-${onPlatform.length + 1}`, productItems: []})
            throw lost
        }
        const basket = onPlatform.find(({basketId}) => path.includes(`/${basketId}/`))
        if (!basket) throw new CommerceError({status: 404, code: 'not-found'}, {data: {}})
        basket.productItems = [{itemId: 'i', ...Object(body)[0]}]
        return basket
    })
    const changes = createBasketChanges(() => ({
        who: {customerId: 'c', usid: 'u'},
        baskets: sdkClients(commerce, sdkShop).shopperBaskets,
        storeId: undefined,
        held: () => null,
        reread: () => {
            if (left === 0) return Promise.resolve(toBasket(onPlatform[0]))
            left -= 1
            return Promise.reject(outage)
        },
        onChanged: () => undefined,
        work: {
            inTurn: (task) => task(),
            renew: () => Promise.resolve(),
            isSessionOf: (customerId) => customerId === now
        }
    }))
    return {...changes, made: () => onPlatform.map(({basketId}) => basketId)}
}

const line = {productId: 'sofa', quantity: 1}

test('a lost answer to the creation of a basket makes no second one: the first is looked up [CART-002] (D-49)', async () => {
    const {addToBasket, made} = aShopper({})

    await expect(addToBasket(line)).resolves.toMatchObject({id: 'b-1'})

    expect(made()).toEqual(['b-1'])
})

test('while it cannot be looked up, each next try looks first, and none makes a second basket [CART-002] (D-49)', async () => {
    const {addToBasket, ensureBasket, made} = aShopper({outages: 3})

    await expect(addToBasket(line)).rejects.toMatchObject({status: 502})
    await expect(addToBasket(line)).rejects.toMatchObject({status: 503})
    await expect(ensureBasket()).rejects.toMatchObject({status: 503})
    await expect(addToBasket(line)).resolves.toMatchObject({id: 'b-1'})

    expect(made()).toEqual(['b-1'])
})

test('a guest’s first basket that waited behind a sign-in is not made for the customer [CART-006]', async () => {
    const {ensureBasket, made} = aShopper({now: 'customer'})

    await ensureBasket()

    expect(made()).toEqual([])
})
