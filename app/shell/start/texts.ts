import type {CompiledMessages} from '../messages-provider'

const address = document.currentScript?.dataset.texts

const readTexts = async (from: string): Promise<CompiledMessages | undefined> => {
    const answer = await fetch(from)
    if (!answer.ok) return undefined
    const texts: CompiledMessages = await answer.json()
    return texts
}

/**
 * Reads the messages of the page's language while the page's script is still loading; in a script of its own, as the
 * page's would have to wait for them when it starts [I18N-007, I18N-008].
 */
if (address !== undefined) window.shopTexts = readTexts(address).catch(() => undefined)
