import type {CompiledMessages} from '../messages-provider'

const address = document.currentScript?.dataset.texts

const readTexts = async (from: string): Promise<CompiledMessages | undefined> => {
    const answer = await fetch(from)
    if (!answer.ok) return undefined
    const texts: CompiledMessages = await answer.json()
    return texts
}

/**
 * Reads the texts of the page's language while the page's script is still on its way; a program of its own, as the page's
 * would have to wait for them at its start [I18N-007, I18N-008].
 */
if (address !== undefined) window.shopTexts = readTexts(address).catch(() => undefined)
