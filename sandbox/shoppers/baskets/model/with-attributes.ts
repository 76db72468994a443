import {mergedAttributes, type CustomAttributes} from '../../../core/values/custom-attributes'
import {badRequest} from '../../../core/problem'
import {findStore} from '../../../stores/find-stores'
import type {World} from '../../../world/world'
import type {Basket} from './basket'
import {withLockedSecrets} from './secrets'

/** The retailer's own attributes of a basket, of which the store and the secrets are more than words. */
export const withAttributes = (
    world: World,
    basket: Basket,
    {c_storeId: storeId, ...change}: CustomAttributes
): Basket => {
    const {custom, secrets} = withLockedSecrets(world, {
        custom: mergedAttributes(basket.custom, change),
        secrets: basket.secrets
    })
    const named = {...basket, custom, secrets}
    if (storeId === undefined) return named
    return {...named, storeId: storeId === null ? undefined : knownStore(world, String(storeId))}
}

const knownStore = (world: World, id: string) =>
    findStore(world, id)?.id ?? badRequest(`There is no store '${id}'.`)
