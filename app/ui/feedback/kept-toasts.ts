import type {IntlShape} from 'react-intl'
import type {KeptToastId} from './kept-toast-texts'
import type {NoticeTone} from './notice'

/** What a kept toast may say besides its text: of a person, the first name and no more. */
export type KeptValues = {name?: string}

type Kept = {id: string; values: KeptValues}

const KEY = 'toasts'

const isKept = (entry: unknown): entry is Kept =>
    typeof entry === 'object' &&
    entry !== null &&
    typeof Reflect.get(entry, 'id') === 'string' &&
    typeof Reflect.get(entry, 'values') === 'object'

const read = (): Kept[] => {
    try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
        return Array.isArray(kept) ? kept.filter(isKept) : []
    } catch {
        // No storage, or not ours: there is nothing to say.
        return []
    }
}

/**
 * Says something on the next document of this tab: for what ends in a full page load, such as a sign-in at the provider.
 * Only the text's id and a first name are stored, never the text.
 */
export const keepToast = (id: KeptToastId, {name}: KeptValues = {}): void => {
    try {
        const entry: Kept = {id, values: name === undefined ? {} : {name}}
        sessionStorage.setItem(KEY, JSON.stringify([...read(), entry]))
    } catch {
        // Without storage the page says nothing, and everything else works.
    }
}

/**
 * What the page before kept, in words, and no longer kept afterwards. The texts are fetched only where there is something
 * to say.
 */
export const takeKeptToasts = async (
    formatMessage: IntlShape['formatMessage']
): Promise<{text: string; tone: NoticeTone}[]> => {
    const kept = read()
    if (kept.length === 0) return []
    try {
        sessionStorage.removeItem(KEY)
        const {keptToastTexts} = await import('./kept-toast-texts')
        const known = new Map(Object.entries(keptToastTexts))
        return kept.flatMap(({id, values}) => {
            const found = known.get(id)
            return found ? [{text: formatMessage(found.text, values), tone: found.tone}] : []
        })
    } catch {
        // Its code could not be had: what it would have said can be seen on the page.
        return []
    }
}
