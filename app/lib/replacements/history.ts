export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history'

const notHere = (): never => {
    throw new Error('The shop keeps its place in the address, and nowhere else')
}

/**
 * The router names all ways to keep a place; a shop in a browser has one. webpack.config.js puts this file before the
 * package `history`, whose others are then left out (docs/decisions/0013).
 */
export {notHere as createHashHistory, notHere as createMemoryHistory}
