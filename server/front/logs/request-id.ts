import {AsyncLocalStorage} from 'node:async_hooks'
import {randomUUID} from 'node:crypto'
import type {RequestHandler} from 'express'

/** The header in which a request may bring its id, and in which each response returns it. */
export const REQUEST_ID_HEADER = 'x-correlation-id'

const GOOD_ID = /^[a-z\d][\w-]{7,63}$/i

/** The id that a request brings, if it can be one: 8 to 64 letters, digits, `-` and `_`. Otherwise a new UUID. */
export const requestIdFrom = (header: string | string[] | undefined): string =>
    typeof header === 'string' && GOOD_ID.test(header) ? header : randomUUID()

/**
 * Gives every request its own id: in its response, in the calls that pass it on, and in the log lines that are written
 * while it is handled (`current`). The kit's renderer and its list of open requests need one, too.
 */
export const createRequestIds = () => {
    const storage = new AsyncLocalStorage<string>()
    const handler: RequestHandler = (req, res, next) => {
        const id = requestIdFrom(req.headers[REQUEST_ID_HEADER])
        req.headers[REQUEST_ID_HEADER] = id
        res.locals.requestId = id
        res.set(REQUEST_ID_HEADER, id)
        storage.run(id, next)
    }
    return {
        handler,
        /** The id of the request that is being handled; undefined outside of one. */
        current: (): string | undefined => storage.getStore()
    }
}

export type RequestIds = ReturnType<typeof createRequestIds>
