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
 * Keeps the shopper's place in the browser's address. webpack.config.js puts this file before the package
 * `react-router-dom`, whose links, which the shop does not use, nothing else leaves out (docs/decisions/0013).
 */
export const BrowserRouter = ({children}: {children: ReactNode}) => {
    const [history] = useState(() => createBrowserHistory())
    return <Router history={history}>{children}</Router>
}
