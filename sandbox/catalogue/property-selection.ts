import {badRequest} from '../core/response'

/** The parts of a response that a selector names, and their own parts; 'all' selects everything. */
export type Selection = 'all' | Map<string, Selection>

const longest = 4_000
const deepest = 10

/** Parses '(id,images.(link),prices.**)'; refuses a malformed selector with 400. */
export const readSelector = (text: string): Selection => {
    const tokens = text.length > longest ? [] : (text.match(/[(),]|[^\s(),]+/g) ?? [])
    const selection = readGroup(tokens, 0)
    return tokens.length ? malformed() : selection
}

const malformed = (): never => badRequest('The selector is malformed.')

const readGroup = (tokens: string[], depth: number): Selection => {
    if (tokens.shift() !== '(' || depth > deepest) return malformed()
    const parts: Selection[] = []
    do {
        parts.push(readPart(tokens, depth))
    } while (tokens[0] === ',' && tokens.shift())
    return tokens.shift() === ')' ? parts.reduce(merged) : malformed()
}

/** One name, with its own parts after a dot: 'id', 'image.link', 'images.(link)', 'prices.**'. */
const readPart = (tokens: string[], depth: number): Selection => {
    const token = tokens.shift() ?? ''
    const names = token.split('.')
    const below = names.at(-1) === '' && names.length > 1 ? readGroup(tokens, depth + 1) : 'all'
    const own = below === 'all' ? names : names.slice(0, -1)
    if (!own.every((name) => /^(\*\*?|[\w-]+)$/.test(name))) return malformed()
    return own.reduceRight<Selection>(
        (inner, name) => (name === '**' ? 'all' : new Map([[name, inner]])),
        below
    )
}

const merged = (one: Selection, other: Selection): Selection => {
    if (one === 'all' || other === 'all') return 'all'
    const both = new Map(one)
    for (const [name, inner] of other) {
        const known = both.get(name)
        both.set(name, known ? merged(known, inner) : inner)
    }
    return both
}

/**
 * Keeps of a response only what `select=(id,images.(link),prices.**)` names; everything without a selector. Refuses a
 * malformed one with 400.
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
