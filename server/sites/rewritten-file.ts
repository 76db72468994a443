import type {RequestHandler} from 'express'
import {readFile} from 'node:fs/promises'

/** Sends a file of the build as `rewrite` makes it, to be kept for ten minutes; without the file the next handler answers. */
export const rewrittenFile =
    (file: string, type: string, rewrite: (text: string) => string): RequestHandler =>
    (_req, res, next) => {
        readFile(file, 'utf8').then(
            (text) =>
                void res.type(type).set('cache-control', 'public, max-age=600').send(rewrite(text)),
            () => next()
        )
    }
