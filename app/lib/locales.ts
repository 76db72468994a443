type LocaleEntry = {
    /** As addresses, cookies, `lang` and the platform name it. */
    id: string
    /** What stands before the path of its pages; the default locale has none (G-01). */
    prefix: '' | `/${string}`
    /** As its own speakers call the language [I18N-004]. */
    name: string
    /** As the retailer's product search calls it [I18N-003]. */
    searchCode: `${string}_${string}`
    /** As the retailer's leads call it. */
    leadCode: number
}

/**
 * The shop's locales [I18N-001, I18N-002]. The first is the default, whose texts stand in the code; each other one has its
 * texts in `translations/` and its sandbox texts in `sandbox/`. A line here is all that the app and the server need to know
 * of it (docs/contributing.md).
 */
export const locales = [
    {id: 'en-US', prefix: '', name: 'English', searchCode: 'EN_US', leadCode: 1},
    {id: 'es-US', prefix: '/es-US', name: 'Español', searchCode: 'ES_US', leadCode: 2}
] as const satisfies readonly LocaleEntry[]

export type Locale = (typeof locales)[number]['id']

export const localeIds = locales.map(({id}) => id)

/** Its texts stand in the code, and its addresses have no prefix. */
export const defaultLocale = locales[0].id

/** What all prices are in, whatever the language: the shop sells in the United States. */
export const currency = 'USD'

/** The table's line of a locale. */
export const localeEntry = (locale: Locale) => locales.find(({id}) => id === locale) ?? locales[0]

/** The locale that a caller names, as in `?locale=`, if there is one; otherwise the default one. */
export const toLocale = (named: unknown): Locale =>
    localeIds.find((id) => id === named) ?? defaultLocale

/** The source of an expression that matches any prefix of a locale, or none: to stand at the beginning of a path. */
export const anyPrefix = `(?:${locales
    .map(({prefix}) => prefix)
    .filter(Boolean)
    .join('|')})?`

/** One value for each locale, made when it is first needed. */
export const perLocale = <Value>(make: (locale: Locale) => Value): ((locale: Locale) => Value) => {
    const made = new Map<Locale, Value>()
    return (locale) => {
        const known = made.get(locale) ?? make(locale)
        made.set(locale, known)
        return known
    }
}
