/** [STORE-050] [STORE-051] [STORE-036] [STORE-052] */
export const storesPerStep = 10
export const mostStoresShown = 200
export const storeSearchMiles = 100

/** How many stores are shown after a number of steps, the first included [STORE-050] [STORE-051]. */
export const shownStores = (found: number, steps: number): number =>
    Math.min(found, Math.max(1, steps) * storesPerStep, mostStoresShown)

/** Whether another step would show more. */
export const hasMoreStores = (found: number, steps: number): boolean =>
    shownStores(found, steps + 1) > shownStores(found, steps)
