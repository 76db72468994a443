import type {World} from '../../../world/world'

export type Promotion = {id: string; code: string; percentOff: number | null; name: string}

type Row = {id: string; code: string; percent_off: number | null; name_en: string}

const columns = 'id, code, percent_off, name_en'

const asPromotion = ({id, code, percent_off: percentOff, name_en: name}: Row): Promotion => ({
    id,
    code,
    percentOff,
    name
})

/** The promotion that a code stands for today, in whatever case it was typed. */
export const promotionOfCode = ({statement, now}: World, code: string): Promotion | undefined => {
    const today = now().toISOString().slice(0, 10)
    const row = statement<Row>(
        `SELECT ${columns} FROM promotion
         WHERE upper(code) = upper(?) AND starts_on <= ? AND ends_on >= ?`
    ).get(code, today, today)
    return row && asPromotion(row)
}

export const findPromotion = ({statement}: World, id: string): Promotion | undefined => {
    const row = statement<Row>(`SELECT ${columns} FROM promotion WHERE id = ?`).get(id)
    return row && asPromotion(row)
}
