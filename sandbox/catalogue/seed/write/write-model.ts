import type {World} from '../../../world/world'
import {describeModel} from '../model/describe-model'
import type {ModelDraw} from '../model/model'
import {nameModel, slugOf} from '../model/name-model'
import {planPrice, type PricePlan} from '../model/price-model'
import {productsOfModel} from '../model/products-of-model'
import {randomFor} from '../random'
import {recommendationsFor, type ModelsByKind} from '../recommend'
import {dayAfter} from './day'
import {insertInto} from './insert-into'
import {partWriter} from './write-parts'
import {priceWriter} from './write-prices'
import {productWriter} from './write-product'

type Surroundings = {models: ModelsByKind; today: Date}

/** Writes a model with all its products; answers the next free place in the listings. */
export const modelWriter = (world: World, surroundings: Surroundings) => {
    const insert = insertInto(world, 'model')
    const writeProduct = productWriter(world)
    const writePrices = priceWriter(world, surroundings.today)
    const writeParts = partWriter(world, surroundings.models)

    return (model: ModelDraw, firstListing: number): number => {
        const plan = planPrice(model)
        insert(rowOf(model, plan, surroundings))
        let listing = firstListing
        for (const product of productsOfModel(model)) {
            const isListed = product.role !== 'variant'
            writeProduct(product, {model, plan, listing: isListed ? listing : null})
            if (product.role !== 'master') writePrices(product, plan)
            if (isListed) listing += 1
        }
        writeParts(model)
        return listing
    }
}

const popular = 9_300

const rowOf = (model: ModelDraw, plan: PricePlan, {models, today}: Surroundings) => {
    const {kind, kindNo, ordinal} = model
    const random = randomFor(5, kindNo, ordinal)
    const name = nameModel(model)
    const {short, long, specifications, words} = describeModel(model, name)
    const isRisky = ['mobile', 'gaming', 'computing'].includes(kind.family)
    const isExclusive = random.chance(7)
    const popularity = random.between(0, 9_999)
    const daysOld = random.between(1, 900)
    const badges = [
        ...(daysOld <= 60 ? ['new-arrival'] : []),
        ...(popularity >= popular ? ['best-seller'] : []),
        ...(isExclusive ? ['exclusive'] : []),
        ...(plan.promotionPercent ? ['special-offer'] : [])
    ]
    return {
        no: model.no,
        category_id: kind.category,
        kind: kind.id,
        kind_en: kind.noun[0],
        kind_es: kind.noun[1],
        brand: model.brand,
        design: kind.design,
        picture_seed: random.between(0, 9),
        slug: slugOf(name[0]),
        name_en: name[0],
        name_es: name[1],
        short_en: short[0],
        short_es: short[1],
        long_en: long[0],
        long_es: long[1],
        keywords_en: `${kind.words[0]} ${words[0]}`,
        keywords_es: `${kind.words[1]} ${words[1]}`,
        specifications_en: JSON.stringify(specifications.en),
        specifications_es: JSON.stringify(specifications.es),
        vendor_id: `V${String(1000 + ((kindNo * 7 + model.brand.length * 31) % 900))}`,
        is_carryout: Number(kind.carryout ?? false),
        is_high_risk: Number(random.chance(isRisky ? 25 : 2)),
        is_exclusive: Number(isExclusive),
        badges: JSON.stringify(badges),
        popularity,
        early_purchase_percent: random.pick([30, 35, 40, 45, 50]),
        ...addOnOf(model, plan),
        tiers: plan.tiers ? JSON.stringify(plan.tiers) : null,
        promotion_id: plan.promotionPercent ? `weekly-${plan.promotionPercent}` : null,
        launched_on: dayAfter(today, -daysOld),
        recommendations: JSON.stringify(recommendationsFor(model, models))
    }
}

const addOnOf = ({kind}: ModelDraw, {addOnPercent}: PricePlan) => ({
    add_on_role: roleOf(kind),
    add_on_percent: addOnPercent ?? null
})

const roleOf = ({addOn, parts, goesWith}: ModelDraw['kind']) => {
    if (addOn) return 'child'
    return !parts && goesWith.length > 2 ? 'primary' : 'none'
}
