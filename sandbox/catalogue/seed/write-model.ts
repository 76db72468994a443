import {randomFor} from '../../world/random'
import type {World} from '../../world/world'
import {cashPrice, charming, zoneNames, zones} from '../prices'
import {describeModel} from './describe-model'
import type {ModelDraw} from './draw-model'
import {designOf} from './kind'
import {nameModel, slugOf} from './name-model'
import {planPrice, type PricePlan, rateOf} from './price-model'
import {type ProductDraw, productsOfModel, unitsOfModel} from './products-of-model'
import {dayAfter, insertInto} from './write-rows'

/** Models of a kind, by the kind's id. */
export type ModelsByKind = ReadonlyMap<string, readonly ModelDraw[]>

const fromItsKind = 2
const most = 8

/** Ids of recommended products: two of the model's kind, then one or two of each kind that suits it. */
export const recommendationsFor = (model: ModelDraw, models: ModelsByKind): string[] => {
    const random = randomFor(4, model.kindNo, model.ordinal)
    const alike = models.get(model.kind.id) ?? []
    const others = alike.length > 1 ? [0, 1].slice(0, fromItsKind) : []
    const same = others.map((step) => alike[(model.ordinal + step) % alike.length])
    const suited = model.kind.goesWith.flatMap((kind) => {
        const offered = models.get(kind) ?? []
        return offered.length ? [random.pick(offered), random.pick(offered)] : []
    })
    const found = [...same, ...suited].flatMap((one) =>
        one && one.no !== model.no ? [one.no] : []
    )
    return [...new Set(found)].slice(0, most).map(String)
}

/** Writes the parts of a bundle: one product of each of its kinds, in the bundle's colour if there is one. */
export const partWriter = (world: World, models: ModelsByKind) => {
    const insert = insertInto(world, 'bundle_part')

    return (bundle: ModelDraw) => {
        if (!bundle.kind.parts) return
        for (const kind of bundle.kind.parts) {
            const offered = models.get(kind) ?? []
            const model = offered[(bundle.ordinal - 1) % offered.length]
            const products = model ? productsOfModel(model) : []
            const sold = products.filter(({role}) => role === 'item' || role === 'variant')
            const part = sold.find(({colour}) => colour === bundle.colours[0]) ?? sold[0]
            if (part) insert({bundle_no: bundle.no * unitsOfModel, part_no: part.no})
        }
    }
}

export const priceWriter = (world: World, today: Date) => {
    const insert = insertInto(world, 'price')

    return (product: ProductDraw, plan: PricePlan) => {
        for (const zone of zoneNames) {
            const {weeklyCents, terms} = rateOf(plan, product, zones[zone])
            // A used piece never was dearer than the new one is.
            const most =
                product.role === 'used'
                    ? rateOf(plan, {...product, condition: 'New'}, zones[zone]).weeklyCents
                    : Infinity
            insert({
                zone,
                product_no: product.no,
                weekly_cents: weeklyCents,
                terms,
                cash_cents: cashPrice(weeklyCents * terms),
                promotional_cents: promotional(weeklyCents, plan),
                ...wasOf({weeklyCents, terms, most}, plan, today)
            })
        }
    }
}

const promotional = (weeklyCents: number, {promotionPercent}: PricePlan) =>
    promotionPercent === undefined
        ? null
        : Math.min(weeklyCents - 50, charming((weeklyCents * (100 - promotionPercent)) / 100))

const none = {was_cents: null, was_terms: null, was_from: null}

const wasOf = (
    {weeklyCents, terms, most}: {weeklyCents: number; terms: number; most: number},
    {was}: PricePlan,
    today: Date
) => {
    if (!was) return none
    const above = charming((weeklyCents * (100 + was.percentAbove)) / 100)
    const wasCents = Math.min(Math.max(weeklyCents + 50, above), most)
    if (wasCents <= weeklyCents) return none
    return {
        was_cents: wasCents,
        was_terms: terms + was.termsMore,
        was_from: dayAfter(today, -was.daysAgo)
    }
}

type ProductContext = {model: ModelDraw; plan: PricePlan; listing: number | null}

export const productWriter = (world: World) => {
    const insert = insertInto(world, 'product')

    return (product: ProductDraw, {model, plan, listing}: ProductContext) => {
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

type WriterContext = {models: ModelsByKind; today: Date}

/** Writes a model with all its products; returns the next free position in the listings. */
export const modelWriter = (world: World, context: WriterContext) => {
    const insert = insertInto(world, 'model')
    const writeProduct = productWriter(world)
    const writePrices = priceWriter(world, context.today)
    const writeParts = partWriter(world, context.models)

    return (model: ModelDraw, firstListing: number): number => {
        const plan = planPrice(model)
        insert(rowOf(model, plan, context))
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

const rowOf = (model: ModelDraw, plan: PricePlan, {models, today}: WriterContext) => {
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
        design: designOf(kind, model.form),
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
