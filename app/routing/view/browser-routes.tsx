import type {ComponentType} from 'react'
import {BrowserRouter, Route, Switch} from 'react-router-dom'
import {DocumentWatch, type DocumentWatchProps} from './full-load'

/** An address and its page, in the kit's shape. */
export type ServedRoute = {
    path: string | string[]
    exact: boolean
    sensitive?: boolean
    component: ComponentType
}

/** Everything that needs the location is inside. */
export const BrowserLocation = BrowserRouter

export type FirstMatchProps = {routes: readonly ServedRoute[]; load?: DocumentWatchProps['load']}

/** The page of the first route that the address matches, as the kit's server chooses it. */
export const FirstMatch = ({routes, load}: FirstMatchProps) => (
    <DocumentWatch load={load}>
        <Switch>
            {routes.map((route) => (
                <Route key={String(route.path)} {...route} />
            ))}
        </Switch>
    </DocumentWatch>
)
