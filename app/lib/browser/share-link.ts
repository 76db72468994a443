export type SharedLink = {title: string; url: string}

/**
 * 'closed': the shopper has shared nothing, and need not be told. The sheet does not say to whom a link went, so 'shared'
 * only means that it has been handed on.
 */
export type ShareResult = 'shared' | 'closed' | 'copied' | 'failed'

/** What of the browser takes a link. */
export type LinkTaker = {
    share?: Navigator['share'] | undefined
    canShare?: Navigator['canShare'] | undefined
    clipboard?: Pick<Clipboard, 'writeText'> | undefined
}

/** Closed by the shopper, or open already. */
const QUIET = new Set(['AbortError', 'InvalidStateError'])

const isQuiet = (error: unknown): boolean =>
    typeof error === 'object' && error !== null && 'name' in error && QUIET.has(String(error.name))

const copy = async ({clipboard}: LinkTaker, {url}: SharedLink): Promise<ShareResult> => {
    try {
        if (!clipboard) return 'failed'
        await clipboard.writeText(url)
        return 'copied'
    } catch {
        return 'failed'
    }
}

/** Whether a link can be taken at all: not on an address without TLS. */
export const canTakeLink = ({share, clipboard}: LinkTaker): boolean =>
    share !== undefined || clipboard !== undefined

/** Opens the device's own sheet to share a link. Where there is none, or it fails, copies the link. */
export const shareLink = async (link: SharedLink, taker: LinkTaker): Promise<ShareResult> => {
    const {share, canShare} = taker
    if (!share || canShare?.call(taker, link) === false) return copy(taker, link)
    try {
        await share.call(taker, link)
        return 'shared'
    } catch (error) {
        return isQuiet(error) ? 'closed' : copy(taker, link)
    }
}
