import {withDeadline} from '@app/lib/async'

/** The start waits no longer for it; what is not done by then goes on while the shop is open. */
const longestMs = 500

/**
 * Renders a page before the first shopper comes, so that the renderer's code is compiled and shared data is cached. If
 * that fails, the shop opens anyway.
 */
export const warmUp = async (address: string): Promise<void> => {
    try {
        await withDeadline(longestMs, async () => (await fetch(address)).arrayBuffer())
    } catch {
        // Anyone who comes first is shown what is the matter, by the page made for that.
    }
}
