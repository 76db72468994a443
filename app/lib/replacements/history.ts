export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history'

const notHere = (): never => {
    throw new Error('The shop keeps its place in the address, and nowhere else')
}

/**
 * Of the package `history` only the browser history is used; webpack.config.js replaces the package with this file, so
 * that its other kinds are left out (docs/decisions/0013).
 */
export {notHere as createHashHistory, notHere as createMemoryHistory}
