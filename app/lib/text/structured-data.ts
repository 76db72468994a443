import type {
    BreadcrumbList,
    Organization,
    SearchAction,
    WebSite,
    WithActionConstraints,
    WithContext
} from 'schema-dts'

/** A step of a breadcrumb trail: its name and its absolute address. */
export type TrailStep = {name: string; url: string}

/** A breadcrumb trail as schema.org's BreadcrumbList, the top level first. */
export const breadcrumbList = (steps: readonly TrailStep[]): WithContext<BreadcrumbList> => ({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({name, url}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: url
    }))
})

type Shop = {name: string; /** The home page, absolute. */ url: string; origin: string}

/** The shop as schema.org's WebSite, with its search: Google reads the site's name from it. */
export const webSite = (
    {name, url}: Shop,
    locale: string,
    searchAddress: string
): WithContext<WebSite> => {
    const search: WithActionConstraints<SearchAction> = {
        '@type': 'SearchAction',
        target: {'@type': 'EntryPoint', urlTemplate: `${searchAddress}?q={search_term_string}`},
        'query-input': 'required name=search_term_string'
    }
    return {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name,
        url,
        inLanguage: locale,
        potentialAction: search
    }
}

/** The retailer as schema.org's Organization. */
export const organization = ({name, url, origin}: Shop): WithContext<Organization> => ({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url,
    logo: `${origin}/icons/icon-512.png`
})
