import {readSelector, type Selection} from './read-selector'

/**
 * Leaves of an answer only what `select=(id,images.(link),prices.**)` names; all of it without one. Refuses a
 * malformed selector with 400.
 */
export const selected = (answer: object, select: string | undefined): unknown =>
    select === undefined ? answer : pickFrom(answer, readSelector(select))

const pickFrom = (value: unknown, selection: Selection): unknown => {
    if (selection === 'all') return value
    if (Array.isArray(value)) return value.map((element) => pickFrom(element, selection))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
        Object.entries(value).flatMap(([name, inner]) => {
            const wanted = selection.get(name) ?? selection.get('*')
            return wanted ? [[name, pickFrom(inner, wanted)]] : []
        })
    )
}
