type LocaleEntry = {
    /** The id in addresses, cookies, `lang` and calls to the platform. */
    id: string
    /** The prefix of the paths of its pages; the default locale has none (G-01). */
    prefix: '' | `/${string}`
    /** The name of the language in that language [I18N-004]. */
    name: string
    /** Its code in the retailer's product search [I18N-003]. */
    searchCode: `${string}_${string}`
    /** Its code in the retailer's leads. */
    leadCode: number
}

/**
 * The shop's locales [I18N-001, I18N-002]. The first is the default, whose texts are in the code; the others have
 * theirs in `translations/`, and those of the sandbox in `sandbox/`. A line here is all that app and server need
 * (docs/contributing.md).
 */
export const locales = [
    {id: 'en-US', prefix: '', name: 'English', searchCode: 'EN_US', leadCode: 1},
    {id: 'es-US', prefix: '/es-US', name: 'Español', searchCode: 'ES_US', leadCode: 2}
] as const satisfies readonly LocaleEntry[]

export type Locale = (typeof locales)[number]['id']

export const localeIds = locales.map(({id}) => id)

/** Its texts are in the code, and its addresses have no prefix. */
export const defaultLocale = locales[0].id

/** The currency of all prices, in every language: the shop sells in the United States. */
export const currency = 'USD'

/** The entry of a locale. */
export const localeEntry = (locale: Locale) => locales.find(({id}) => id === locale) ?? locales[0]

/** The locale with an id, as from `?locale=`; the default one if there is none. */
export const toLocale = (named: unknown): Locale =>
    localeIds.find((id) => id === named) ?? defaultLocale

/** The address of the installed app's manifest in a locale. */
export const manifestPath = (locale: Locale): string =>
    locale === defaultLocale ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`

/** The source of a regular expression that matches the prefix of any locale, or none, at the beginning of a path. */
export const anyPrefix = `(?:${locales
    .map(({prefix}) => prefix)
    .filter(Boolean)
    .join('|')})?`

/** One value for each locale, created when it is first needed. */
export const perLocale = <Value>(make: (locale: Locale) => Value): ((locale: Locale) => Value) => {
    const made = new Map<Locale, Value>()
    return (locale) => {
        const known = made.get(locale) ?? make(locale)
        made.set(locale, known)
        return known
    }
}
