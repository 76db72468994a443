import * as z from 'zod/mini'
import {type Commerce, CommerceError} from './client'
import {day, flag} from './json'

/** What an answer promises: the part of it without which the shop could not say anything true. */
type Promised<T> = z.ZodMiniType<T>

/** An answer that cannot be read, as a failure like an outage; `what` names the part, never its value. */
export const unreadable = (what: string): CommerceError =>
    new CommerceError({status: 502, code: 'garbled', detail: `unreadable ${what}`})

/**
 * An answer that has what it promises; every other field of it is optional and read by `json.ts`. Throws a
 * CommerceError 'garbled' for any other answer, also for a fault with status 200: nothing unreadable may look empty
 * (D-48).
 */
export const readAnswer = <T>(promised: Promised<T>, answer: unknown): T => {
    const read = z.safeParse(promised, answer)
    if (!read.success) throw unreadable(read.error.issues[0]?.path.join('.') || 'answer')
    return read.data
}

/** A list of items, each still to be read. */
export const anyList = z.array(z.unknown())

/** A text that is not empty. */
export const anyText = z.string().check(z.minLength(1))

/** Yes or no, as the platform and the retailer's systems write it. */
export const anyFlag = z.unknown().check(z.refine((value) => flag(value) !== undefined))

/** A day, as YYYY-MM-DD. */
export const anyDay = z.string().check(z.refine((value) => day(value) !== undefined))

/** A list that may be missing only where nothing is on it. */
export const listIfAny = z.nullish(anyList)

type Counted = {
    total: number
    items: readonly unknown[] | null | undefined
    /** How many of them are on earlier pages. */
    offset?: number
}

/** The items of a page of a list that says how many it has. Throws 'garbled' if it has some and lists none. */
export const countedItems = ({total, items, offset = 0}: Counted): readonly unknown[] => {
    const listed = items ?? []
    if (listed.length === 0 && total > offset) throw unreadable('list')
    return listed
}

/**
 * The items of a list that can be read; each other one drops only itself, and is logged. Throws 'garbled' if there are
 * items and none of them can be read.
 */
export const readItems = <T>(
    items: readonly unknown[],
    toItem: (raw: unknown) => readonly T[],
    {warn}: Pick<Commerce, 'warn'> = {}
): T[] => {
    const read = items.map(toItem)
    const dropped = read.filter(({length}) => length === 0).length
    if (dropped > 0 && dropped === items.length) throw unreadable('items')
    if (dropped > 0) warn?.(`Of ${items.length} items of an answer, ${dropped} could not be read.`)
    return read.flat()
}
