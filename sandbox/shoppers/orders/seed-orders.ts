import {productForStore} from '../../catalogue/product-for-store'
import {defaultStore} from '../../stores/store'
import type {World} from '../../world/world'
import {type Basket, type Line, newBasket} from '../baskets/basket'
import {defaultShippingMethod} from '../baskets/methods'
import {findCustomerByLogin} from '../customers/customer'
import {insertOrder, type OrderStatus, saveOrder} from './order'

type SeededOrder = {
    login: string
    /** Days before the seeding. */
    daysAgo: number
    status: OrderStatus
    /** Indexes in the list of rentable single products, one for each line. */
    pieces: readonly number[]
    quantity?: number
}

/** Oldest first, as order numbers count up. */
const seededOrders: readonly SeededOrder[] = [
    {login: 'morgan', daysAgo: 140, status: 'cancelled', pieces: [5]},
    {login: 'morgan', daysAgo: 90, status: 'completed', pieces: [2, 3]},
    {login: 'casey', daysAgo: 12, status: 'completed', pieces: [4], quantity: 2},
    {login: 'morgan', daysAgo: 2, status: 'created', pieces: [6, 7, 8]}
]

const day = 24 * 60 * 60 * 1000

/** Orders for the history; their pieces left the stock before the shop was seeded. */
export const seedOrders = (world: World) => {
    const time = world.now().getTime()
    for (const order of seededOrders) {
        seedOrder({...world, now: () => new Date(time - order.daysAgo * day)}, order)
    }
}

const seedOrder = (then: World, {login, status, pieces, quantity = 1}: SeededOrder) => {
    const customer = findCustomerByLogin(then, `${login}@homeward.example`)
    if (!customer) throw new Error(`There is no customer ${login} to have ordered.`)
    const {id: customerId, profile} = customer
    const shopper = {
        customerId,
        guestId: customerId,
        usid: '',
        isGuest: false,
        siteId: then.siteId,
        sessionId: '',
        scopes: []
    }
    const basket = newBasket(then, shopper, false)
    const [shipment] = basket.shipments
    const home = {
        firstName: profile.firstName,
        lastName: profile.lastName,
        address1: '201 Sample Avenue',
        city: 'Beverly Hills',
        stateCode: 'CA',
        postalCode: '90210',
        countryCode: 'US',
        phone: '2135550101',
        custom: {}
    }
    const ordered: Basket = {
        ...basket,
        storeId: defaultStore(then).id,
        email: profile.email,
        customerName: `${profile.firstName} ${profile.lastName}`,
        billingAddress: home,
        shipments: [{...shipment, address: home, methodId: defaultShippingMethod.id}],
        lines: pieces.map((index) => lineOf(then, index, {quantity, shipmentId: shipment.id}))
    }
    saveOrder(then, {...insertOrder(then, shopper, ordered), status})
}

/** A small world starts its list again. */
const lineOf = (
    world: World,
    index: number,
    {quantity, shipmentId}: Pick<Line, 'quantity' | 'shipmentId'>
): Line => {
    const ids = world
        .statement<{id: string}>(
            "SELECT id FROM product WHERE role IN ('item', 'variant') AND type = 'RAC' ORDER BY no LIMIT 20"
        )
        .all()
    const id = ids[index % ids.length]?.id
    const product = id && productForStore(world, id, defaultStore(world).id)
    if (!product) throw new Error('The catalogue has nothing to order.')
    return {id: world.newId(), product, quantity, shipmentId, gift: false, custom: {}}
}
