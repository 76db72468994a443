import {z} from 'zod'

const Path = z.string().regex(/^\/[\w/-]+$/)
const Site = z.strictObject({
    id: z.string().min(1),
    currency: z.literal('USD'),
    locales: z.array(z.enum(['en-US', 'es-US'])).min(1)
})

/** Every key of config/default.js `app`; an unknown or missing one stops the start with its name. */
const Schema = z
    .strictObject({
        sites: z.array(Site).min(1, 'Sites not found in config'),
        defaultSite: z.string().min(1),
        commerceApi: z.strictObject({
            organizationId: z.string().min(1),
            shortCode: z.string().min(1),
            clientId: z.string().min(1),
            apiPath: Path,
            ocapiPath: Path
        }),
        images: z.strictObject({path: Path}),
        defaultStore: z.strictObject({
            postalCode: z.string().regex(/^\d{5}$/),
            countryCode: z.literal('US')
        }),
        wasPriceRules: z.strictObject({
            minimumDifferenceCents: z.number().int().nonnegative(),
            maximumAgeDays: z.number().int().nonnegative()
        }),
        countries: z.array(z.enum(['US', 'CA'])).min(1),
        redirectHosts: z.array(z.string().min(1)),
        showErrorStacks: z.boolean()
    })
    .refine(({sites, defaultSite}) => sites.some(({id}) => id === defaultSite), {
        path: ['defaultSite'],
        message: 'default site not found among sites'
    })

export type StorefrontConfig = z.infer<typeof Schema>

const Whole = z.object({app: Schema})

/** The configuration, checked. Throws an Error that names each wrong key. */
export const checkedConfig = (raw: unknown): StorefrontConfig => {
    const result = Whole.safeParse(raw)
    if (result.success) return result.data.app
    const faults = result.error.issues.map(
        ({path, message}) => `  config ${path.join('.')}: ${message}`
    )
    throw new Error(`The configuration is wrong:\n${faults.join('\n')}`)
}
