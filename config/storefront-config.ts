import {z} from 'zod'
import {wallets} from '../app/domain/payments/wallets'
import {currency, defaultLocale, localeIds} from '../app/lib/address/locales'
import {checked} from './checked'

const Path = z.string().regex(/^\/[\w/-]+$/)
/** A text; what is wrong with it is said with the variable that gives it. */
const textFrom = (variable: string) => z.string({error: `${variable} is missing`}).min(1)

/** Written into the security policy of every page, and compared with the host of an address as browsers write it. */
const RedirectHost = z
    .string()
    .regex(
        /^[a-z0-9.-]+(:\d+)?$/,
        'REDIRECT_HOSTS: a host in small letters, without scheme or path'
    )

const Site = z.strictObject({
    id: z.string().min(1),
    currency: z.literal(currency),
    locales: z.array(z.enum(localeIds)).refine((ids) => ids.includes(defaultLocale), {
        error: `${defaultLocale} is missing: its addresses have no prefix`
    })
})

/** Written into the security policy of pages, as browsers write an origin. Only a sandbox on this machine has no https. */
const ScriptOrigin = z
    .string()
    .regex(
        /^(https:\/\/[a-z0-9.-]+|http:\/\/(127\.0\.0\.1|localhost))(:\d+)?$/,
        'SCRIPT_ORIGINS: an https origin in small letters, without path'
    )

/** An address of another's page; empty where there is none. */
const PageOf = (variable: string) =>
    z.union([z.literal(''), z.url({protocol: /^https?$/})], {error: `${variable} is no address`})

/** Every key of config/default.js `app`; an unknown or missing one stops the start with its name. */
const Schema = z
    .strictObject({
        sites: z.array(Site).min(1, 'Sites not found in config'),
        defaultSite: z.string().min(1),
        commerceApi: z.strictObject({
            organizationId: textFrom('COMMERCE_ORGANIZATION_ID'),
            shortCode: textFrom('COMMERCE_SHORT_CODE'),
            clientId: textFrom('COMMERCE_CLIENT_ID'),
            apiPath: Path,
            ocapiPath: Path
        }),
        images: z.strictObject({path: Path}),
        thirdParties: z.strictObject({
            identityProvider: PageOf('IDENTITY_PROVIDER_URL'),
            identityProviderFrame: z.boolean(),
            cardFrame: PageOf('CARD_FRAME_URL'),
            videoPlayer: PageOf('VIDEO_PLAYER_URL').transform((address) =>
                address.replace(/\/$/, '')
            ),
            scriptOrigins: z.array(ScriptOrigin),
            wallets: z.partialRecord(
                z.enum(wallets, {error: 'WALLET_FRAME_URLS names a wallet that nobody knows'}),
                PageOf('WALLET_FRAME_URLS')
            )
        }),
        defaultStore: z.strictObject({
            postalCode: z.string().regex(/^\d{5}$/),
            countryCode: z.literal('US')
        }),
        wasPriceRules: z.strictObject({
            minimumDifferenceCents: z.number().int().nonnegative(),
            maximumAgeDays: z.number().int().nonnegative()
        }),
        countries: z.array(z.enum(['US', 'CA'])).min(1),
        redirectHosts: z.array(RedirectHost),
        hybrid: z.boolean(),
        basketAnalysis: z.boolean(),
        showErrorStacks: z.boolean()
    })
    .refine(({sites, defaultSite}) => sites.some(({id}) => id === defaultSite), {
        path: ['defaultSite'],
        message: 'default site not found among sites'
    })

export type StorefrontConfig = z.infer<typeof Schema>

const Whole = z.object({app: Schema})

/** The configuration, checked. Throws an Error that names each wrong key. */
export const checkedConfig = (raw: unknown): StorefrontConfig => checked(Whole, raw, 'config').app
