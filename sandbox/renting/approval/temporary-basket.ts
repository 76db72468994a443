import {type Basket, newBasket} from '../../shoppers/baskets/basket'
import {repriced} from '../../shoppers/baskets/lines'
import {basketsOf, dropBasket, dropExpired, saveBasket} from '../../shoppers/baskets/stored-baskets'
import type {Shopper, World} from '../../world/world'
import {type Approval, inShort} from './approval'

type TemporaryBasketOptions = {
    storeId?: string | undefined
    email?: string | undefined
    approval?: Approval | undefined
}

/** Creates a temporary basket with the contents of the regular one, and deletes the earlier temporary ones. */
export const newTemporaryBasket = (
    world: World,
    shopper: Shopper,
    {storeId, email, approval}: TemporaryBasketOptions
): Basket => {
    dropExpired(world)
    for (const {id} of basketsOf(world, shopper.customerId, true)) dropBasket(world, id)
    const [regular] = basketsOf(world, shopper.customerId, false)
    const empty = newBasket(world, shopper, true)
    const filled = regular ? withContents(world, empty, regular) : empty
    const wished: Basket = {
        ...filled,
        storeId: storeId ?? filled.storeId,
        email: email ?? filled.email,
        custom: {...filled.custom, ...(approval && {c_customerDEApproval: inShort(approval)})}
    }
    return saveBasket(world, repriced(world, wished))
}

const withContents = (world: World, empty: Basket, regular: Basket): Basket => ({
    ...empty,
    storeId: regular.storeId,
    email: regular.email,
    customerName: regular.customerName,
    shipments: regular.shipments,
    lines: regular.lines.map((line) => ({...line, id: world.newId()})),
    coupons: regular.coupons.map((coupon) => ({...coupon, id: world.newId()})),
    custom: regular.custom
})

/** Writes a decision into a basket, where the approval pages read it. */
export const withDecision = (world: World, basket: Basket, approval: Approval): Basket =>
    saveBasket(world, {
        ...basket,
        custom: {...basket.custom, c_customerDEApproval: inShort(approval)}
    })
