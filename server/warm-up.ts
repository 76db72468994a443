import {withDeadline} from '@app/lib/async'

/** The start waits no longer for it; what is not done by then goes on while the shop is open. */
const longestMs = 500

/**
 * Renders a page for nobody: the first shopper then finds the renderer's code compiled and what is everybody's at hand. A
 * shop that cannot be warmed opens cold.
 */
export const warmUp = async (address: string): Promise<void> => {
    try {
        await withDeadline(longestMs, async () => (await fetch(address)).arrayBuffer())
    } catch {
        // Anyone who comes first is shown what is the matter, by the page made for that.
    }
}
