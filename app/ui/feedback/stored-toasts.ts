import type {IntlShape} from 'react-intl'
import {tabTexts} from '@app/lib/browser/browser-storage'
import type {StoredToastId, ToastText} from './stored-toast-messages'

/** The values of a stored toast: of a person, only the first name. */
export type StoredToastValues = {name?: string}

type StoredToast = {id: string; values: StoredToastValues}

const KEY = 'toasts'

const isStored = (entry: unknown): entry is StoredToast =>
    typeof entry === 'object' &&
    entry !== null &&
    typeof Reflect.get(entry, 'id') === 'string' &&
    typeof Reflect.get(entry, 'values') === 'object'

const read = (): StoredToast[] => {
    try {
        const stored: unknown = JSON.parse(tabTexts.get(KEY) ?? '[]')
        return Array.isArray(stored) ? stored.filter(isStored) : []
    } catch {
        // A value that is not ours: there is nothing to show.
        return []
    }
}

/**
 * Stores a toast for the next document of this tab: for actions that end in a full page load, such as a sign-in at the
 * provider. Only the text's id and a first name are stored, never the text.
 */
export const storeToast = (id: StoredToastId, {name}: StoredToastValues = {}): void => {
    const entry: StoredToast = {id, values: name === undefined ? {} : {name}}
    tabTexts.set(KEY, JSON.stringify([...read(), entry]))
}

/** The toasts that the previous page stored, which are then removed. The texts are only loaded if there are any. */
export const takeStoredToasts = async (
    formatMessage: IntlShape['formatMessage']
): Promise<(Omit<ToastText, 'text'> & {text: string})[]> => {
    const stored = read()
    if (stored.length === 0) return []
    tabTexts.remove(KEY)
    try {
        const {storedToastMessages} = await import('./stored-toast-messages')
        const known = new Map<string, ToastText>(Object.entries(storedToastMessages))
        return stored.flatMap(({id, values}) => {
            const found = known.get(id)
            return found ? [{...found, text: formatMessage(found.text, values)}] : []
        })
    } catch {
        // The code could not be loaded: what the toast would have said can be seen on the page.
        return []
    }
}
