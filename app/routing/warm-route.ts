import type {QueryClient} from '@tanstack/react-query'
import {matchPath} from 'react-router-dom'
import {queryOf} from '@app/commerce/question'
import {asRead, pagePath} from '@app/lib/address/page-path'
import type {RouteDefinition} from './define-route'
import {matchedBy} from './address/locale-path'
import type {Visit} from './visit'

const baseForParsing = 'https://shop.invalid'

/** The declaration that serves an address, with the parameters in it. */
export const routeAt = (routes: readonly RouteDefinition[], pathname: string) => {
    for (const route of routes) {
        const match = matchPath<Record<string, string | undefined>>(pathname, matchedBy(route.path))
        if (match) return {route, params: match.params}
    }
    return null
}

/**
 * Gets a page's code and answers ahead of its need; what is already fresh is not asked again. Resolves when all answers
 * are there, or have failed; never rejects.
 */
export const warmRoute = async (
    routes: readonly RouteDefinition[],
    href: string,
    {visit, cache}: {visit: Visit; cache: QueryClient}
): Promise<void> => {
    const {pathname, searchParams} = new URL(href, baseForParsing)
    const path = asRead(pathname)
    const found = routeAt(routes, path)
    if (!found) return
    const args = {
        ...visit,
        pathname: pagePath(path),
        params: found.params,
        search: searchParams
    }
    const page = await found.route.page().catch(() => undefined)
    if (!page) return
    const needs = Object.values(page.load(args)).filter(({kind}) => kind !== 'personal')
    await Promise.all(needs.map(({question}) => cache.prefetchQuery(queryOf(question))))
}
