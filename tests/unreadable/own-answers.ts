import type {ReadsByName} from './least-answers'

/** What is one shopper's own: account, lists, basket, approvals and checkout. */
export const ownReads: ReadsByName = {}
