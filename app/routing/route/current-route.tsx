import {createContext, type ReactNode, useContext, useMemo, useState} from 'react'
import {matchPath} from 'react-router-dom'
import {matchedBy} from './locale-path'
import {usePageLocation} from './location'
import type {RouteDefinition} from './route'

/** The route that an address matches, with the parameters in it. */
export const routeAt = (routes: readonly RouteDefinition[], pathname: string) => {
    for (const route of routes) {
        const match = matchPath<Record<string, string | undefined>>(pathname, matchedBy(route.path))
        if (match) return {route, params: match.params}
    }
    return null
}

const CurrentRouteContext = createContext<RouteDefinition | undefined>(undefined)

type CurrentRouteProviderProps = {
    routes: readonly RouteDefinition[]
    /** The route of the first page, if it was found already when that was loaded. */
    first?: RouteDefinition | undefined
    children: ReactNode
}

/** Matches each address to its route only once, for everything that needs it. */
export const CurrentRouteProvider = ({routes, first, children}: CurrentRouteProviderProps) => {
    const {path} = usePageLocation()
    const [loaded] = useState({path, route: first})
    const route = useMemo(
        () => (loaded.route && loaded.path === path ? loaded.route : routeAt(routes, path)?.route),
        [loaded, routes, path]
    )
    return <CurrentRouteContext.Provider value={route}>{children}</CurrentRouteContext.Provider>
}

/** What the route of the page on screen declares; nothing if no route serves the address. */
export const useCurrentRoute = (): Partial<RouteDefinition> => useContext(CurrentRouteContext) ?? {}
