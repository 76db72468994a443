/** Whether journeys run in the shop as Managed Runtime runs it, which speaks TLS: `E2E_HOST=managed-runtime`. */
export const isManaged = process.env.E2E_HOST === 'managed-runtime'

/** How many servers each shop has, which share a store behind nginx: `E2E_SERVERS=2`. */
export const servers = Number(process.env.E2E_SERVERS ?? 1)

/** Whether pages come from a cache in front, which has to be told what was published, and makes none for a frame. */
export const isCached = isManaged || servers > 1

const firstPort = Number(process.env.E2E_PORT ?? 5390)

/**
 * The shops that journeys run in, one for each worker, each with two ports and its own data. `E2E_SHOPS` says how many.
 */
export const shops = Array.from({length: Number(process.env.E2E_SHOPS ?? 2)}, (_, index) => ({
    port: firstPort + 2 * index,
    sandboxPort: firstPort + 2 * index + 1,
    data: `.sandbox/e2e-${index}`
}))

/** The address of a worker's shop. */
export const shopOrigin = (worker: number): string =>
    `${isManaged ? 'https' : 'http'}://localhost:${firstPort + 2 * worker}`

/** The sandbox of the shop at an origin listens on the port after it. */
export const sandboxOf = (origin: string): string => {
    const address = new URL(origin)
    address.protocol = 'http:'
    address.port = String(Number(address.port) + 1)
    return address.origin
}

/** A busy machine is no slow platform. What the usual deadlines do is proved on a clock of its own (tests/ssr). */
export const patientDeadlines = {
    PAGE_DEADLINE_MS: '8000',
    THIRD_PARTY_DEADLINE_MS: '2500',
    UPSTREAM_DEADLINE_MS: '10000'
}

/** The only parent that commerce-sdk-react trusts beside a shop on this machine. */
export const previewParent = 'http://localhost:4000'

/** The key of Storefront Preview in these shops. */
export const previewKey = 'the-key-of-journeys'
