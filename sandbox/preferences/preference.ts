import type {World} from '../world/world'

/** A preference's value; undefined for one that is not set. */
export const preferenceOf = ({statement}: World, id: string): unknown => {
    const row = statement<{value: string}>('SELECT value FROM preference WHERE id = ?').get(id)
    return row && JSON.parse(row.value)
}

export const setPreference = ({statement}: World, id: string, value: unknown) =>
    statement('INSERT OR REPLACE INTO preference (id, value) VALUES (?, ?)').run(
        id,
        JSON.stringify(value)
    )
