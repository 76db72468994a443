import {viewedCategoriesCookie} from './recommendations'

/** A category that this browser has shown, and how much it interests the visitor [ENTITY-027]. */
export type ViewedCategory = {
    name: string
    /** The names of the first three levels that lead to it; empty where there are fewer. */
    superCategory: string
    category: string
    subCategory: string
    /** The path of its listing, without locale prefix. */
    plpUrl: string
    /** How often it was viewed. */
    frequency: number
    /** An ISO instant. */
    lastViewed: string
    interestScore: number
    /** The address of its picture; empty if it has none. */
    image: string
}

/** A category as its page shows it. */
export type ShownCategory = Omit<ViewedCategory, 'frequency' | 'lastViewed' | 'interestScore'>

/** As much as a cookie can have, its name included. */
const MOST_BYTES = 4096

const DAY_MS = 86_400_000

/** Frequency divided by the days since the last view, at least one [PERS-022]. */
export const interestScore = (
    {frequency, lastViewed}: Pick<ViewedCategory, 'frequency' | 'lastViewed'>,
    now: Date
): number => {
    const days = Math.floor((now.getTime() - Date.parse(lastViewed)) / DAY_MS)
    return frequency / Math.max(1, days)
}

const texts = ['name', 'superCategory', 'category', 'subCategory', 'plpUrl', 'image'] as const

const isViewedCategory = (value: unknown): value is ViewedCategory => {
    if (typeof value !== 'object' || value === null) return false
    const has = (name: string, type: string) => typeof Reflect.get(value, name) === type
    return (
        texts.every((name) => has(name, 'string')) &&
        ['frequency', 'interestScore'].every((name) => has(name, 'number')) &&
        !Number.isNaN(Date.parse(String(Reflect.get(value, 'lastViewed'))))
    )
}

/** The categories in a cookie's text; empty if it is malformed, and without what is no category. */
export const parseViewedCategories = (text: string | undefined): ViewedCategory[] => {
    try {
        const list: unknown = JSON.parse(text ?? '[]')
        return Array.isArray(list) ? list.filter(isViewedCategory) : []
    } catch {
        return []
    }
}

/** Name, value as cookies encode it, and what stands between them. */
const bytesOf = (list: readonly ViewedCategory[]): number =>
    viewedCategoriesCookie.name.length + 1 + encodeURIComponent(JSON.stringify(list)).length

/** The category just viewed, and as many of the others as a cookie can have; their lowest scores go first. */
const withinCookie = (
    view: ViewedCategory,
    others: readonly ViewedCategory[]
): readonly ViewedCategory[] => {
    const all = [view, ...others]
    return others.length === 0 || bytesOf(all) <= MOST_BYTES
        ? all
        : withinCookie(view, others.slice(0, -1))
}

const byScore = (one: ViewedCategory, other: ViewedCategory): number =>
    other.interestScore - one.interestScore

/**
 * The categories after a view of one [PERS-026]: its frequency is raised and its last view is now. All scores are those
 * of now, the highest first; the lowest go if a cookie cannot have all.
 */
export const withViewedCategory = (
    viewed: readonly ViewedCategory[],
    shown: ShownCategory,
    now: Date
): ViewedCategory[] => {
    const before = viewed.find(({plpUrl}) => plpUrl === shown.plpUrl)
    const frequency = (before?.frequency ?? 0) + 1
    const view = {...shown, frequency, lastViewed: now.toISOString(), interestScore: frequency}
    const others = viewed
        .filter((each) => each !== before)
        .map((each) => ({...each, interestScore: interestScore(each, now)}))
        .sort(byScore)
    return [...withinCookie(view, others)].sort(byScore)
}
