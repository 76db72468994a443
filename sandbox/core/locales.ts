type LocaleEntry = {
    id: string
    /** The language of its texts: the suffix of their columns, and their key in tables of texts. */
    language: 'en' | 'es'
    title: string
    /** The prefix of the storefront's paths in it, for links in messages. */
    prefix: string
    /** Its code in the retailer's product search. */
    searchCode: string
}

/** The locales that this platform serves; the first is the default. A line here adds one. */
export const locales = [
    {
        id: 'en-US',
        language: 'en',
        title: 'English (United States)',
        prefix: '',
        searchCode: 'EN_US'
    },
    {
        id: 'es-US',
        language: 'es',
        title: 'Spanish (United States)',
        prefix: '/es-US',
        searchCode: 'ES_US'
    }
] as const satisfies readonly LocaleEntry[]

export type Locale = (typeof locales)[number]['id']
export type Language = LocaleEntry['language']

/** The same text in each language. */
export type Texts<Text = string> = Record<Language, Text>

export const defaultLocale = locales[0].id
export const localeIds = locales.map(({id}) => id)

const entryOf = (locale: Locale) => locales.find(({id}) => id === locale) ?? locales[0]

export const languageOf = (locale: Locale): Language => entryOf(locale).language

/** The text for a locale. */
export const textIn = <Text>(locale: Locale, texts: Texts<Text>): Text => texts[languageOf(locale)]

/** The prefix of a storefront's path in a locale. */
export const prefixOf = (locale: Locale): string => entryOf(locale).prefix
