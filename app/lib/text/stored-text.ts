import {createStore} from 'zustand/vanilla'
import {localTexts} from '../browser/browser-storage'
import {useBrowserValue} from '../browser/react-hooks'

/** A text in the browser's own storage, which a reload and every tab of the browser share. */
type StoredText = {
    /** Null where there is none, or none may be stored. */
    read: () => string | null
    /** Null forgets it. */
    write: (text: string | null) => void
    /** Calls the listener when this tab or another one has written; returns how to stop. */
    subscribe: (listener: () => void) => () => void
    /** The text, rendered again when this tab or another one writes; null on the server. */
    useText: () => string | null
}

/** What this tab has written last: the browser tells only other tabs. */
const written = createStore<{name: string}>(() => ({name: ''}))

export const storedText = (name: string): StoredText => {
    const read = () => localTexts.get(name)
    const write = (text: string | null) => {
        if (text === null) localTexts.remove(name)
        else localTexts.set(name, text)
        written.setState({name})
    }
    const subscribe = (listener: () => void) => {
        const onStorage = ({key}: StorageEvent) => {
            if (key === name || key === null) listener()
        }
        const stop = written.subscribe((last) => {
            if (last.name === name) listener()
        })
        window.addEventListener('storage', onStorage)
        return () => {
            stop()
            window.removeEventListener('storage', onStorage)
        }
    }
    return {read, write, subscribe, useText: () => useBrowserValue(read, null, subscribe)}
}
