import {type Language, type Locale, type Texts, textIn} from '../../core/locales'
import {cacheFor} from '../../world/cache'
import type {World} from '../../world/world'
import type {Design} from '../../pictures/pictures'

/** What the products of one model share, in one language; lists are parsed. */
export type Model = {
    no: number
    categoryId: string
    kind: string
    brand: string
    design: Design
    pictureSeed: number
    slug: string
    name: string
    short: string
    long: string
    keywords: string
    specifications: {label: string; value: string}[]
    vendorId: string
    isCarryout: boolean
    isHighRisk: boolean
    isExclusive: boolean
    badges: string[]
    popularity: number
    earlyPurchasePercent: number
    addOnRole: 'none' | 'primary' | 'child'
    addOnPercent: number | null
    tiers: {quantity: number; percent: number}[]
    promotionId: string | null
    launchedOn: string
    recommendations: string[]
}

type Row = Omit<
    Model,
    | 'specifications'
    | 'badges'
    | 'tiers'
    | 'recommendations'
    | 'isCarryout'
    | 'isHighRisk'
    | 'isExclusive'
> & {
    specifications: string
    badges: string
    tiers: string | null
    recommendations: string
    isCarryout: number
    isHighRisk: number
    isExclusive: number
}

const selectIn = (language: Language) => `
        SELECT no, category_id AS categoryId, kind, brand, design, picture_seed AS pictureSeed, slug,
            name_${language} AS name, short_${language} AS short, long_${language} AS long,
            keywords_${language} AS keywords, specifications_${language} AS specifications,
            vendor_id AS vendorId, is_carryout AS isCarryout, is_high_risk AS isHighRisk,
            is_exclusive AS isExclusive, badges, popularity,
            early_purchase_percent AS earlyPurchasePercent, add_on_role AS addOnRole,
            add_on_percent AS addOnPercent, tiers, promotion_id AS promotionId,
            launched_on AS launchedOn, recommendations
        FROM model WHERE no = ?`

const selects: Texts = {en: selectIn('en'), es: selectIn('es')}

/** Models never change after the seed, so frequently used ones are cached as they were parsed. */
export const findModel = (world: World, no: number, locale: Locale): Model =>
    cacheFor<number, Model>(world, `model ${locale}`, mostModelsCached).of(no, () => {
        const row = world.statement<Row>(textIn(locale, selects)).get(no)
        if (!row) throw new Error(`There is no model ${no}.`)
        return asModel(row)
    })

const mostModelsCached = 2_500

const asModel = (row: Row): Model => ({
    ...row,
    specifications: listIn(row.specifications),
    badges: listIn(row.badges),
    tiers: listIn(row.tiers ?? '[]'),
    recommendations: listIn(row.recommendations),
    isCarryout: row.isCarryout === 1,
    isHighRisk: row.isHighRisk === 1,
    isExclusive: row.isExclusive === 1
})

/** The seed wrote the lists in the database, with the type of their column. */
export const listIn = <T>(json: string): T[] => JSON.parse(json)
