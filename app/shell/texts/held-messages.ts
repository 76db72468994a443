import type {CompiledMessages} from './messages'

let held: CompiledMessages = {}

/** The browser's texts: one language for the life of the page. */
export const heldMessages = (): CompiledMessages => held

export const holdMessages = (messages: CompiledMessages): void => {
    held = messages
}
