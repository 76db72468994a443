import {useSyncExternalStore} from 'react'
import {localTexts} from '../browser/browser-storage'

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
    const read = () => localTexts.get(name)
    const write = (text: string | null) => {
        if (text === null) localTexts.remove(name)
        else localTexts.set(name, text)
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
