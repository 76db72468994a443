import {withDeadline} from '@app/lib/browser/async'

/** The start waits no longer than this, in milliseconds; the rest of the warm-up continues while the shop is open. */
const LONGEST_MS = 500

/**
 * Renders a page before the first shopper comes, so that the renderer's code is compiled and shared data is cached. If
 * that fails, the shop opens anyway.
 */
export const warmUp = async (address: string, longestMs = LONGEST_MS): Promise<void> => {
    try {
        await withDeadline(longestMs, async () => (await fetch(address)).arrayBuffer())
    } catch {
        // If it fails, the first shopper sees the error page.
    }
}
