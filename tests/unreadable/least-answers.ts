import type {Commerce} from '@app/commerce/client'

/** A query, or another read of the same kind. */
type Read = {fetch: () => Promise<unknown>}

/**
 * A read with the least that its answers promise: without any field of one, or with another type of it, the shop could
 * not say anything true. `answers` has one answer for each path, by its end.
 */
export type LeastAnswers = {
    read: (commerce: Commerce) => Read
    answers: Record<string, unknown>
    /** Fields that the platform may leave out, or set to null; their type is promised all the same. */
    mayLack?: readonly string[]
    /** Lists of which no item may be dropped: any of them may be the one that is meant. */
    whole?: readonly string[]
    /** Calls that it makes without them: those of third parties. */
    spared?: readonly string[]
}

/** Reads by the file and the name of their query. */
export type ReadsByName = Record<string, LeastAnswers>

type Path = readonly (string | number)[]

/** All paths to fields of an answer; of a list, those of its first item. */
export const pathsIn = (value: unknown, to: Path = []): Path[] => {
    if (typeof value !== 'object' || value === null) return []
    const entries: [string | number, unknown][] = Array.isArray(value)
        ? value.slice(0, 1).map((item: unknown) => [0, item])
        : Object.entries(value)
    return entries.flatMap(([key, inner]) => {
        const path = [...to, key]
        return [...(Array.isArray(value) ? [] : [path]), ...pathsIn(inner, path)]
    })
}

/** A copy of an answer with another value at a path; undefined removes it. */
export const withValueAt = (answer: unknown, [key, ...rest]: Path, value: unknown): unknown => {
    if (key === undefined) return value
    const copy: unknown = structuredClone(answer)
    if (typeof copy !== 'object' || copy === null) return copy
    if (rest.length === 0 && value === undefined) Reflect.deleteProperty(copy, key)
    else Reflect.set(copy, key, withValueAt(Reflect.get(copy, key), rest, value))
    return copy
}

export const valueAt = (answer: unknown, path: Path): unknown =>
    path.reduce((value: unknown, key) => Reflect.get(Object(value), key), answer)

const others = [7, 'words', true, {}, []]
/** A day, a moment or a time of day: a text that is none of them is as wrong as another type. */
const isTime = (value: unknown): boolean =>
    typeof value === 'string' && /^(?:\d{4}-\d{2}-\d{2}|\d{2}:\d{2}$)/.test(value)
const noTimes = ['words', '2030-02-31', '25:00']
const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)

/** Values of every other type; null too, unless the answer may have it. */
export const otherTypes = (value: unknown): unknown[] =>
    value === null
        ? others.filter((other) => kindOf(other) !== 'string')
        : [
              ...others.filter((other) => kindOf(other) !== kindOf(value)),
              ...(isTime(value) ? noTimes : []),
              null
          ]

/** The paths of lists whose items are records: each of these may be unreadable alone. */
export const listsIn = (answer: unknown): Path[] =>
    pathsIn(answer).filter((path) => {
        const value = valueAt(answer, path)
        return Array.isArray(value) && typeof value[0] === 'object'
    })
