import type {World} from '../../../world/world'
import type {ModelDraw} from '../model/model'
import type {PricePlan} from '../model/price-model'
import type {ProductDraw} from '../model/products-of-model'
import {randomFor} from '../random'
import {insertInto} from './insert-into'

type Place = {model: ModelDraw; plan: PricePlan; listing: number | null}

export const productWriter = (world: World) => {
    const insert = insertInto(world, 'product')

    return (product: ProductDraw, {model, plan, listing}: Place) => {
        const random = randomFor(6, product.no)
        const isUsed = product.role === 'used'
        insert({
            no: product.no,
            id: product.id,
            model_no: model.no,
            role: product.role,
            type: product.type,
            colour: product.colour,
            size: product.size?.[0] ?? null,
            rms_id: `${model.kindNo + 20}-${String(product.no % 1_000_000).padStart(6, '0')}`,
            inventory_number: String(9_000_000_000 + product.no),
            condition: product.condition,
            clearance: Number(random.chance(clearancePercent(isUsed, plan))),
            offers: Number(plan.promotionPercent !== undefined || (isUsed && random.chance(20))),
            listing
        })
    }
}

const clearancePercent = (isUsed: boolean, {was}: PricePlan) => {
    if (isUsed) return 35
    return was && was.percentAbove > 20 ? 60 : 2
}
