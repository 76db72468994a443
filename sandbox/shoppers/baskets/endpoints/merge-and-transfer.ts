import {z} from 'zod'
import {mergedAttributes} from '../../../core/custom-attributes'
import {endpoint} from '../../../core/endpoint'
import {flag, localeOf} from '../../../core/query-values'
import {answer, problem} from '../../../core/response'
import type {Shopper, World} from '../../../world/world'
import {type Basket, defaultShipmentId, type Line, newBasket} from '../basket'
import {repriced} from '../lines'
import {presentBasket} from '../present-basket'
import {basketsOf, dropBasket, ownBasket, saveBasket} from '../stored-baskets'
import {basketQuery, basketsPath, type Version, writeScope} from './change-basket'

/** How the quantity of a product in both baskets is computed. */
export type MergeMode = 'sum_quantities' | 'higher_quantity' | 'saved_quantity' | 'separate_item'

const quantities: Record<
    Exclude<MergeMode, 'separate_item'>,
    (target: number, other: number) => number
> = {
    sum_quantities: (target, other) => target + other,
    higher_quantity: Math.max,
    saved_quantity: (target) => target
}

/**
 * The target basket with the contents of the other one. Names, addresses and payments are not merged. Quantities are
 * limited by stock.
 */
export const mergedBaskets = (
    world: World,
    {target, other}: {target: Basket; other: Basket},
    mode: MergeMode
): Basket => {
    const codes = new Set(target.coupons.map(({promotionId}) => promotionId))
    const merged = {
        ...target,
        storeId: target.storeId ?? other.storeId,
        lines: other.lines.reduce((lines, line) => withLine(lines, line, mode), target.lines),
        coupons: [
            ...target.coupons,
            ...other.coupons.filter(({promotionId}) => !codes.has(promotionId))
        ],
        giftCertificates: [...target.giftCertificates, ...other.giftCertificates],
        custom: mergedAttributes(other.custom, target.custom)
    }
    const priced = repriced(world, merged)
    return {...priced, lines: priced.lines.map(withinStock)}
}

const withLine = (lines: Line[], line: Line, mode: MergeMode): Line[] => {
    const own = {...line, shipmentId: defaultShipmentId}
    const same = lines.find(
        ({product, gift}) => product.id === line.product.id && gift === line.gift
    )
    if (!same || mode === 'separate_item') return [...lines, own]
    const quantity = quantities[mode](same.quantity, line.quantity)
    const custom = mergedAttributes(line.custom, same.custom)
    return lines.map((one) => (one.id === same.id ? {...one, quantity, custom} : one))
}

const withinStock = (line: Line): Line => ({
    ...line,
    quantity: Math.max(1, Math.min(line.quantity, line.product.stockLevel))
})

type Both = {source: Basket | undefined; own: Basket | undefined}

/** The shopper's basket as a guest, and the customer's own. */
const basketsOfBoth = (world: World, shopper: Shopper): Both => {
    if (shopper.isGuest) {
        problem(403, 'forbidden', 'The access token contains no previous customer.')
    }
    return {
        source: basketsOf(world, shopper.guestId, false)[0],
        own: basketsOf(world, shopper.customerId, false)[0]
    }
}

function noSource(): never {
    problem(409, 'no-source-basket-exception', 'The previous shopper has no active basket.')
}

const merged = (world: World, both: {target: Basket; other: Basket}, mode: MergeMode): Basket => {
    dropBasket(world, both.other.id)
    return saveBasket(world, mergedBaskets(world, both, mode))
}

/** Moves the contents of the guest's basket into the customer's; the guest's is deleted. */
export const mergeBasket = (version: Version) =>
    endpoint({
        method: 'POST',
        path: `${basketsPath(version)}/actions/merge`,
        scope: writeScope,
        query: basketQuery.extend({
            createDestinationBasket: flag.default(false),
            productItemMergeMode: z
                .enum(['sum_quantities', 'higher_quantity', 'saved_quantity', 'separate_item'])
                .default('higher_quantity')
        }),
        handle: ({query, shopper, world}) => {
            const {source, own} = basketsOfBoth(world, shopper)
            if (!source) return noSource()
            if (!own && !query.createDestinationBasket) {
                return problem(
                    409,
                    'basket-merge-no-current-basket-exception',
                    'The current shopper has no active basket.'
                )
            }
            const target = own ?? newBasket(world, shopper, false)
            const basket = merged(world, {target, other: source}, query.productItemMergeMode)
            return presentBasket(world, basket, localeOf(query))
        }
    })

/** Transfers the guest's basket to the customer. */
export const transferBasket = (version: Version) =>
    endpoint({
        method: 'POST',
        path: `${basketsPath(version)}/actions/transfer`,
        scope: writeScope,
        query: basketQuery.extend({
            overrideExisting: flag.default(false),
            merge: flag.default(false),
            populateCustomerDetails: flag.optional()
        }),
        handle: ({query, shopper, world}) => {
            const both = basketsOfBoth(world, shopper)
            const basket = query.merge
                ? mergedTransfer(world, both, shopper)
                : plainTransfer(world, both, {shopper, isForced: query.overrideExisting})
            return basket ? presentBasket(world, basket, localeOf(query)) : answer(204)
        }
    })

const mergedTransfer = (world: World, {source, own}: Both, shopper: Shopper) => {
    if (source && own) return merged(world, {target: own, other: source}, 'higher_quantity')
    return source ? handedOver(world, source, shopper) : own
}

const plainTransfer = (
    world: World,
    {source, own}: Both,
    {shopper, isForced}: {shopper: Shopper; isForced: boolean}
) => {
    if (!source) return noSource()
    if (own && !isForced) {
        return problem(
            409,
            'basket-transfer-basket-already-exists-exception',
            'The current shopper has an active basket.',
            {basketId: own.id}
        )
    }
    if (own) dropBasket(world, own.id)
    return handedOver(world, source, shopper)
}

const handedOver = (world: World, basket: Basket, {customerId}: Shopper) =>
    saveBasket(world, {...basket, customerId})

/** Turns a temporary basket into the shopper's regular one. */
export const promoteBasket = endpoint({
    method: 'POST',
    path: `${basketsPath('v2')}/:basketId/actions/promote`,
    scope: writeScope,
    query: basketQuery.extend({
        overrideExisting: flag.default(false),
        merge: flag.default(false)
    }),
    handle: ({params, query, shopper, world}) => {
        const basket = ownBasket(world, params.basketId, shopper)
        const [regular] = basketsOf(world, shopper.customerId, false)
        const promoted = {...basket, isTemporary: false}
        const target =
            regular && regular.id !== basket.id
                ? instead(world, {regular, promoted}, query)
                : promoted
        return presentBasket(world, saveBasket(world, target), localeOf(query))
    }
})

const instead = (
    world: World,
    {regular, promoted}: {regular: Basket; promoted: Basket},
    {merge, overrideExisting}: {merge: boolean; overrideExisting: boolean}
): Basket => {
    if (!merge && !overrideExisting) {
        return problem(
            409,
            'basket-not-promotable-exception',
            'The shopper has a storefront basket already.',
            {basketId: regular.id}
        )
    }
    dropBasket(world, regular.id)
    return merge
        ? mergedBaskets(world, {target: promoted, other: regular}, 'higher_quantity')
        : promoted
}
