import type {BreadcrumbList, WithContext} from 'schema-dts'

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
