import type {ComponentType} from 'react'
import {BrowserRouter, Route, Switch} from 'react-router-dom'

/** An address and its page, in the kit's shape. */
export type ServedRoute = {
    path: string | string[]
    exact: boolean
    sensitive?: boolean
    component: ComponentType
}

/** Everything that knows where the shopper is stands inside. */
export const BrowserLocation = BrowserRouter

/** The page of the first route that the address matches, as the kit's server chose it. */
export const FirstMatch = ({routes}: {routes: readonly ServedRoute[]}) => (
    <Switch>
        {routes.map((route) => (
            <Route key={String(route.path)} {...route} />
        ))}
    </Switch>
)
