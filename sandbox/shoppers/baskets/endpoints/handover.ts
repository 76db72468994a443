import {z} from 'zod'
import {answer} from '../../../core/answer'
import {endpoint} from '../../../core/endpoint'
import {problem} from '../../../core/problem'
import {flag, localeOf} from '../../../core/query-values'
import type {Shopper} from '../../sign-in/shopper'
import type {World} from '../../../world/world'
import type {Basket} from '../model/basket'
import {basketsOf, dropBasket, keepBasket} from '../model/keep-basket'
import {mergedBaskets, type MergeMode} from '../model/merged-baskets'
import {newBasket} from '../model/new-basket'
import {presentBasket} from '../present/present-basket'
import {basketQuery, basketsPath, writeScope, type Version} from './basket-path'

type Both = {source: Basket | undefined; own: Basket | undefined}

/** What the shopper had as a guest, and what is there from before. */
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

const merged = (world: World, both: {kept: Basket; other: Basket}, mode: MergeMode): Basket => {
    dropBasket(world, both.other.id)
    return keepBasket(world, mergedBaskets(world, both, mode))
}

/** What was in the guest's basket comes into the shopper's own; the guest's is gone. */
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
            const kept = own ?? newBasket(world, shopper, false)
            const basket = merged(world, {kept, other: source}, query.productItemMergeMode)
            return presentBasket(world, basket, localeOf(query))
        }
    })

/** The guest's basket changes its owner. */
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
    if (source && own) return merged(world, {kept: own, other: source}, 'higher_quantity')
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
    keepBasket(world, {...basket, customerId})
