import {timingSafeEqual} from 'node:crypto'
import type {World} from '../../world/world'

/** The key that lets a browser see drafts: one for each world, which editors have by their links. */
export const previewKey = ({statement, newId}: World): string => {
    const known = statement<{value: string}>(
        "SELECT value FROM fact WHERE name = 'preview-key'"
    ).get()
    if (known) return known.value
    const key = `${newId()}${newId()}`
    statement("INSERT INTO fact (name, value) VALUES ('preview-key', ?)").run(key)
    return key
}

/** Whether a key is the world's. */
export const isPreviewKey = (world: World, given: string | undefined): boolean => {
    if (given === undefined) return false
    const [own, other] = [Buffer.from(previewKey(world)), Buffer.from(given)]
    return own.length === other.length && timingSafeEqual(own, other)
}
