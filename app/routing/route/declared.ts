import type {PublicRead} from '@app/commerce/public-reads'
import type {QueryKey} from '@app/domain/catalogue/known-query'
import type {RouteDefinition, RouteSpec} from './route'
import {matchedBy} from './locale-path'

/** The parameters that the pages at a pattern know; the pattern is a regular expression's source. */
export type KnownKeys = {pattern: string; keys: readonly QueryKey[]}

/** A router's pattern as a regular expression: `:name` is one segment, `?` makes it optional. */
const asPattern = (path: string): string =>
    `^${path.replace(/\/:\w+(\?)?/g, (_, optional) => (optional ? '(?:/[^/]+)?' : '/[^/]+'))}/?$`

/** For the request processor, which knows no routes: which parameters belong to which address, in every locale. @public */
export const knownKeysByPath = (routes: readonly RouteDefinition[]): KnownKeys[] =>
    routes.flatMap(({path, query}) =>
        query ? matchedBy(path).path.map((each) => ({pattern: asPattern(each), keys: query})) : []
    )

/** The platform calls that any route makes without a session. */
export const declaredReads = (routes: readonly RouteDefinition[]): PublicRead[] => [
    ...new Set(routes.flatMap(({reads = []}) => reads))
]

/** The pages that the sitemap lists one by one. */
export const sitemapPages = (routes: readonly RouteDefinition[]): string[] =>
    routes.flatMap(({sitemap = []}) => sitemap)

const isClosed = ({access = 'everybody', layout, crawlers}: RouteSpec): boolean =>
    access !== 'everybody' || layout === 'checkout' || crawlers === 'closed'

/** The beginnings of the addresses that robots.txt closes to crawlers; none that another one already covers. */
export const closedPaths = (routes: readonly RouteDefinition[]): string[] => {
    const begins = routes
        .filter(isClosed)
        .flatMap(({path}) => path)
        .map((path) => path.replace(/\/:.*$/, ''))
        .filter((path) => path !== '')
    const isCovered = (path: string) =>
        begins.some((other) => other !== path && path.startsWith(other))
    return [...new Set(begins)].filter((path) => !isCovered(path))
}
