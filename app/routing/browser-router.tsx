import {createBrowserHistory} from 'history'
import {type ReactNode, useState} from 'react'
import {Router} from 'react-router'

export {
    matchPath,
    Redirect,
    Route,
    Switch,
    useHistory,
    useLocation,
    useRouteMatch
} from 'react-router'

/**
 * Keeps the router's location and the browser's address the same. webpack.config.js uses this file in place of the package
 * `react-router-dom`: nothing else would leave out that package's links, which the shop does not use (docs/decisions/0013).
 */
export const BrowserRouter = ({children}: {children: ReactNode}) => {
    const [history] = useState(() => createBrowserHistory())
    return <Router history={history}>{children}</Router>
}
