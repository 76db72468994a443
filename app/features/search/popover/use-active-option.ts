import {useState} from 'react'
import type {Option, OptionGroup} from './option'

type Box = {
    text: string
    open: boolean
    onOpen: () => void
    onClose: () => void
    onChoose: (option: Option) => void
}

type Wanted = {id: string | undefined; text: string; among: readonly OptionGroup[]}

/** The option after a step down or up; past either end no option is active, and the box itself is current. */
const stepped = (options: readonly Option[], activeId: string | undefined, step: 1 | -1) => {
    const index = options.findIndex(({id}) => id === activeId)
    if (index === -1) return options.at(step === 1 ? 0 : -1)?.id
    const next = index + step
    return next < 0 ? undefined : options[next]?.id
}

/**
 * Keyboard control of the options, as in any combobox: arrow keys move, Enter chooses, Escape closes; the caret stays
 * in the box (G-18, G-70).
 */
export const useActiveOption = (groups: readonly OptionGroup[], box: Box) => {
    const {text, open, onOpen, onClose, onChoose} = box
    const [wanted, setWanted] = useState<Wanted>()
    const options = groups.flatMap((group) => group.options)
    // An option that was active for another text, or among other options, no longer is: Enter must not choose it
    // unseen.
    const isAmong = open && wanted?.text === text && wanted.among === groups
    const active = isAmong ? options.find(({id}) => id === wanted.id) : undefined

    const move = (step: 1 | -1) => {
        if (open) setWanted({id: stepped(options, active?.id, step), text, among: groups})
        else onOpen()
    }
    /** What a key does in the box; undefined if the box itself handles it. */
    const actionFor = (key: string): (() => void) | undefined => {
        if (key === 'ArrowDown') return () => move(1)
        if (key === 'ArrowUp') return () => move(-1)
        return key === 'Enter' && active ? () => onChoose(active) : undefined
    }

    const onKeyDown = (event: KeyboardEvent): void => {
        // Keys that compose a character belong to the input method.
        if (event.isComposing) return
        const inBox = event.target instanceof HTMLInputElement
        const closes = event.key === 'Escape' && open
        const action = closes ? onClose : inBox ? actionFor(event.key) : undefined
        if (!action) return
        event.preventDefault()
        action()
    }

    return {active, count: options.length, forget: () => setWanted(undefined), onKeyDown}
}
