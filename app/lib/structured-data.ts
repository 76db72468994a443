import type {BreadcrumbList, WithContext} from 'schema-dts'

/** A step of a trail: its name and its whole address. */
export type TrailStep = {name: string; url: string}

/** A trail as schema.org's BreadcrumbList, the first step on top. */
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
