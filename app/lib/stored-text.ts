import {useSyncExternalStore} from 'react'
import {ifAllowed} from './browser'

/** A text in the browser's own storage, which a reload and every tab of the browser share. */
type StoredText = {
    /** Null where there is none, or none may be stored. */
    read: () => string | null
    /** Null forgets it. */
    write: (text: string | null) => void
    /** The text, rendered again when this tab or another one writes; null on the server. */
    useText: () => string | null
}

export const storedText = (name: string): StoredText => {
    const listeners = new Set<() => void>()
    const read = () => ifAllowed(() => window.localStorage.getItem(name)) ?? null
    const write = (text: string | null) => {
        ifAllowed(() =>
            text === null
                ? window.localStorage.removeItem(name)
                : window.localStorage.setItem(name, text)
        )
        for (const listener of listeners) listener()
    }
    const subscribe = (onChange: () => void) => {
        const hear = ({key}: StorageEvent) => {
            if (key === name || key === null) onChange()
        }
        listeners.add(onChange)
        window.addEventListener('storage', hear)
        return () => {
            listeners.delete(onChange)
            window.removeEventListener('storage', hear)
        }
    }
    return {read, write, useText: () => useSyncExternalStore(subscribe, read, () => null)}
}
