import type {Texts} from '../../core/locales'
import {cacheFor} from '../../world/cache'
import type {World} from '../../world/world'
import {listIn} from './model'

export type Promotion = {
    id: string
    campaignId: string
    code: string | null
    names: Texts
    callouts: Texts
    details: Texts
    percentOff: number | null
    isPaidInFull: boolean
    /** The stores where it is not valid. */
    restrictedStores: string[]
    /** Where its tile leads; null to apply it there. */
    link: string | null
    startsOn: string
    endsOn: string
}

type Row = {
    id: string
    campaign_id: string
    code: string | null
    name_en: string
    name_es: string
    callout_en: string
    callout_es: string
    details_en: string
    details_es: string
    percent_off: number | null
    is_paid_in_full: number
    restricted_stores: string
    link: string | null
    starts_on: string
    ends_on: string
}

/** Every promotion by its id; they do not change after the seed. */
export const allPromotions = (world: World): ReadonlyMap<string, Promotion> =>
    cacheFor<string, Map<string, Promotion>>(world, 'promotions', 1).of('', () => {
        const rows = world.statement<Row>('SELECT * FROM promotion ORDER BY rowid').all()
        return new Map(rows.map((row) => [row.id, asPromotion(row)]))
    })

export const promotionNamed = (world: World, id: string): Promotion | undefined =>
    allPromotions(world).get(id)

const asPromotion = (row: Row): Promotion => ({
    id: row.id,
    campaignId: row.campaign_id,
    code: row.code,
    names: {en: row.name_en, es: row.name_es},
    callouts: {en: row.callout_en, es: row.callout_es},
    details: {en: row.details_en, es: row.details_es},
    percentOff: row.percent_off,
    isPaidInFull: row.is_paid_in_full === 1,
    restrictedStores: listIn(row.restricted_stores),
    link: row.link,
    startsOn: row.starts_on,
    endsOn: row.ends_on
})
