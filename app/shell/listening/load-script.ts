import {ifAllowed} from '@app/lib/browser/browser'
import {whenIdle} from '@app/lib/browser/when-idle'
import {storefrontConfig} from '../storefront-config'

/** Whether a script comes from an origin that the configuration, and so the security policy, allows (D-37). */
export const isConfigured = (address: string): boolean => {
    const {scriptOrigins} = storefrontConfig().thirdParties
    const origin = ifAllowed(() => new URL(address).origin)
    return origin !== undefined && scriptOrigins.includes(origin)
}

/** Loads a script once in a document; one that is slow, blocked or fails changes nothing (G-65). Ends when it has run or failed. */
export const loadScript = (address: string): Promise<void> =>
    new Promise((resolve) => {
        if ([...document.scripts].some(({src}) => src === address)) {
            resolve()
            return
        }
        const script = document.createElement('script')
        script.async = true
        script.src = address
        script.addEventListener('load', () => resolve())
        script.addEventListener('error', () => resolve())
        document.head.append(script)
    })

/** A script that has not answered by then holds up the next no longer, milliseconds. */
const TURN_MS = 5000

const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve))

const after = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/**
 * Loads scripts one after the other, each once the browser is idle, so that a press is answered between them. Returns how
 * to stop; a script that is loading then goes on.
 */
export const loadScriptsInTurn = (addresses: readonly string[]): (() => void) => {
    let isStopped = false
    const load = async () => {
        for (const address of addresses) {
            await idle()
            if (isStopped) return
            await Promise.race([loadScript(address), after(TURN_MS)])
        }
    }
    void load()
    return () => {
        isStopped = true
    }
}
