import {ifAllowed} from './browser'

type StorageName = 'localStorage' | 'sessionStorage'

/** Texts that the browser stores by name. Never throws, whatever the browser allows (D-51). */
export type TextStore = {
    /** Null if there is none. */
    get: (name: string) => string | null
    /** Returns whether the browser has stored it; if not, it lasts as long as the page. */
    set: (name: string, text: string) => boolean
    remove: (name: string) => void
}

/**
 * One of the browser's storages, with the page's memory for what it does not store: it may be absent, refused or full, and
 * may change its mind while the page lives. On the server nothing is stored.
 */
const textStore = (storage: StorageName): TextStore => {
    const unstored = new Map<string, string | null>()
    const forget = (name: string): boolean =>
        ifAllowed(() => {
            window[storage].removeItem(name)
            return true
        }) ?? false
    return {
        get: (name) =>
            unstored.has(name)
                ? (unstored.get(name) ?? null)
                : (ifAllowed(() => window[storage].getItem(name)) ?? null),
        set: (name, text) => {
            if (typeof window === 'undefined') return false
            const isStored =
                ifAllowed(() => {
                    window[storage].setItem(name, text)
                    return window[storage].getItem(name) === text
                }) ?? false
            if (isStored) unstored.delete(name)
            else {
                // A full storage still has the former text.
                forget(name)
                unstored.set(name, text)
            }
            return isStored
        },
        remove: (name) => {
            unstored.delete(name)
            if (!forget(name) && typeof window !== 'undefined') unstored.set(name, null)
        }
    }
}

/** Lasts beyond the visit, and is shared by all tabs of the browser. */
export const localTexts = textStore('localStorage')

/** Lasts as long as the tab, also over reloads. */
export const tabTexts = textStore('sessionStorage')

const PROBE = 'storage-probe'

const canStore = (storage: StorageName): boolean =>
    ifAllowed(() => {
        window[storage].setItem(PROBE, '1')
        const isStored = window[storage].getItem(PROBE) === '1'
        window[storage].removeItem(PROBE)
        return isStored
    }) ?? false

/** Whether the browser stores anything beyond the page; a storage in memory does not count. */
export const isStorageAvailable = (): boolean =>
    (['localStorage', 'sessionStorage'] as const).every(
        (storage) => canStore(storage) && window[storage] instanceof Storage
    )

/**
 * A storage in the page's memory, as the Web Storage API has it; it begins with what can be read of the browser's own. What is
 * removed or replaced here is removed there too, as a full storage would show it again after a reload.
 */
const memoryStorage = (storage: StorageName): Storage => {
    const own = ifAllowed(() => window[storage])
    const readable = ifAllowed(() => (own ? Object.entries(own) : [])) ?? []
    const removeOwn = (name: string): void => ifAllowed(() => own?.removeItem(name))
    const texts = new Map<string, string>(readable.filter(([, text]) => typeof text === 'string'))
    return {
        get length() {
            return texts.size
        },
        clear: () => {
            texts.clear()
            ifAllowed(() => own?.clear())
        },
        getItem: (name) => texts.get(name) ?? null,
        key: (index) => [...texts.keys()][index] ?? null,
        removeItem: (name) => {
            texts.delete(name)
            removeOwn(name)
        },
        setItem: (name, text) => {
            texts.set(name, text)
            removeOwn(name)
        }
    }
}

/**
 * Puts a storage in the page's memory where the browser has none that works, for packages that use it directly: the commerce
 * SDK cannot sign anybody in without one, and has no option for another (D-51). What it needs beyond the page is in cookies.
 */
export const provideStorage = (): void => {
    for (const storage of ['localStorage', 'sessionStorage'] as const) {
        if (canStore(storage)) continue
        const value = memoryStorage(storage)
        ifAllowed(() => Object.defineProperty(window, storage, {value, configurable: true}))
    }
}
