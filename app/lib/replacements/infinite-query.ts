const notHere = (): never => {
    throw new Error('The shop asks for pages of a list one by one, by their addresses')
}

/** Replaces the query library's infinite queries, which the shop does not use (webpack.config.js, docs/decisions/0013). */
export {notHere as hasNextPage, notHere as hasPreviousPage, notHere as infiniteQueryBehavior}
