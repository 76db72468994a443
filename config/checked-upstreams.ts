import {z} from 'zod'

const Address = z.url({protocol: /^https?$/}).transform((address) => address.replace(/\/$/, ''))

const Milliseconds = z.number().int().min(100).max(10_000)

const Schema = z.strictObject({
    commerceApi: Address,
    ocapi: Address,
    images: Address,
    geocoder: z.strictObject({address: Address, key: z.string(), signingSecret: z.string()}),
    maps: z.strictObject({address: Address, key: z.string()}),
    deadlineMs: Milliseconds,
    thirdPartyDeadlineMs: Milliseconds,
    pageDeadlineMs: Milliseconds
})

/** Addresses that the server calls; see config/upstreams.js. */
export type Upstreams = z.infer<typeof Schema>

/** The addresses, checked. Throws an Error that names each wrong key. */
export const checkedUpstreams = (raw: unknown): Upstreams => {
    const result = Schema.safeParse(raw)
    if (result.success) return result.data
    const faults = result.error.issues.map(
        ({path, message}) => `  upstreams ${path.join('.')}: ${message}`
    )
    throw new Error(`The configuration is wrong:\n${faults.join('\n')}`)
}
