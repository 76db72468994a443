import type {ReportedToSandbox} from '../sandbox-control'

/** Names for what is another one in every run, by its first appearance: the order of the list is what counts. */
export const createNames = () => {
    const known = new Map<string, string>()
    const counts = new Map<string, number>()
    return (kind: string, value: string): string => {
        const name = known.get(`${kind} ${value}`)
        if (name !== undefined) return name
        const count = (counts.get(kind) ?? 0) + 1
        counts.set(kind, count)
        known.set(`${kind} ${value}`, `${kind}-${count}`)
        return `${kind}-${count}`
    }
}

type Names = ReturnType<typeof createNames>

const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields whose values are named, as a stock or an id may differ. */
const kinds: Record<string, string> = {item_id: 'product', id: 'product', __recoUUID: 'reco'}

const wordOf = (key: string, value: unknown, names: Names): string => {
    if (Array.isArray(value)) return listWord(value, names)
    if (isRecord(value)) return `{${wordsOf(value, names).join(' ')}}`
    const kind = kinds[key]
    const text = String(value)
    return kind !== undefined && /\d/.test(text) ? names(kind, text) : text
}

/** A list by its length, from two on: which products a listing has is no matter of listening. */
const listWord = (values: readonly unknown[], names: Names): string =>
    values.length > 1
        ? String(values.length)
        : `[${values.map((value) => wordOf('', value, names)).join('')}]`

const wordsOf = (entry: Record<string, unknown>, names: Names): string[] =>
    Object.entries(entry).map(([key, value]) => `${key}=${wordOf(key, value, names)}`)

/** An entry of the data layer as a line: its event, then all its fields. */
export const entryLine = (text: string, names: Names): string => {
    const entry: unknown = JSON.parse(text)
    if (!isRecord(entry)) return text
    const {event, ...fields} = entry
    return [...(typeof event === 'string' ? [event] : []), ...wordsOf(fields, names)].join(' ')
}

/** The fields that every activity has; that they are always the same is checked elsewhere. */
const everywhere = new Set(['realm', 'instanceType', 'cookieId', 'userId'])

/** An activity as a line, with who it is about if that is a customer. */
export const activityLine = (
    {name, body}: ReportedToSandbox['activities'][number],
    names: Names
): string => {
    const own = Object.entries(body).filter(([key]) => !everywhere.has(key))
    const customer = body.userId === undefined ? [] : ['by=customer']
    return [name, ...wordsOf(Object.fromEntries(own), names), ...customer].join(' ')
}
