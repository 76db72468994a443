const notHere = (): never => {
    throw new Error('The shop asks for pages of a list one by one, by their addresses')
}

/** Stands in for the query library's endless lists, which the shop has none of (webpack.config.js, docs/decisions/0013). */
export {notHere as hasNextPage, notHere as hasPreviousPage, notHere as infiniteQueryBehavior}
