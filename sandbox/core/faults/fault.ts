import {z} from 'zod'

/** What can go wrong on the way. */
const Harm = z.discriminatedUnion('kind', [
    /** Answers late. */
    z.object({kind: z.literal('slow'), milliseconds: z.number().int().min(1).max(120_000)}),
    /** Refuses, with nothing done. */
    z.object({
        kind: z.literal('status'),
        status: z.number().int().min(400).max(599),
        body: z.unknown().optional()
    }),
    /** Closes the connection with nothing done and nothing said. */
    z.object({kind: z.literal('drop')}),
    /** Does it, then breaks off in the middle of the answer. */
    z.object({kind: z.literal('cut')}),
    /** Does it, then answers 200 with text that is no JSON. */
    z.object({kind: z.literal('garble')}),
    /** Lets so many calls through in a time, then answers 429. */
    z.object({
        kind: z.literal('rate-limit'),
        calls: z.number().int().min(0).max(1_000_000),
        seconds: z.number().int().min(1).max(3600)
    })
])

/** A fault and where it strikes. Whatever is left out does not narrow it. */
export const FaultRule = z.strictObject({
    method: z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
    // The path as called; a star stands for any text, as in *baskets/*/items
    path: z.string().min(1).max(500).default('*'),
    /** A usid or customer id. */
    shopper: z.string().max(200).optional(),
    times: z.number().int().min(1).max(1_000_000).optional(),
    seconds: z.number().int().min(1).max(86_400).optional(),
    harm: Harm
})

export type Harm = z.output<typeof Harm>
export type FaultRule = z.output<typeof FaultRule>
export type FaultRequest = z.input<typeof FaultRule>
