import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import express, {type Request, type Response, type Router} from 'express'
import type {Commerce} from '@app/commerce/client'
import type {Locale} from '@app/lib/address/locales'
import type {QueryFetcher} from '@app/routing/view/loader'
import {TextCache} from './text-cache'
import {sitemapParts} from './parts'
import {sitemapIndex, urlSet} from './sitemap-xml'

export type SitemapSetup = {
    shop: {commerce: Commerce; fetchQuery: QueryFetcher}
    /** The pages that routes declare for the sitemap. */
    pages: readonly string[]
    locales: readonly Locale[]
    originOf: (req: Request) => string
    now: () => number
    warn: (message: string) => void
}

const hour = 3600
const mostBytes = 32 * 1024 * 1024

const asXml = (res: Response): Response =>
    res.type('application/xml').set('cache-control', `public, max-age=${hour}`)

/** Streams a text while it is created. If it fails before its first piece, the caller can still choose the response. */
const writeOut = async (text: AsyncGenerator<string>, res: Response): Promise<void> => {
    const first = await text.next()
    const whole = async function* () {
        if (!first.done) yield first.value
        yield* text
    }
    await pipeline(Readable.from(whole()), asXml(res))
}

/** The sitemap for crawlers [G-71]: an index, and parts of at most 10,000 addresses each. */
export const sitemapRoutes = ({
    shop,
    pages,
    locales,
    originOf,
    now,
    warn
}: SitemapSetup): Router => {
    const texts = new TextCache({now, ttlMs: hour * 1000, mostBytes})

    const index = async (req: Request, res: Response): Promise<void> => {
        const names = (await sitemapParts({...shop, pages})).map(({name}) => name)
        asXml(res).send(sitemapIndex(originOf(req), names))
    }
    const onePart = async (req: Request, res: Response): Promise<void> => {
        const origin = originOf(req)
        const part = (await sitemapParts({...shop, pages})).find(
            ({name}) => name === req.params.name
        )
        if (!part) {
            res.status(404).type('text/plain').send('No such part of the sitemap')
            return
        }
        const text = texts.read(`${origin} ${part.name}`, () =>
            urlSet({origin, locales}, part.pages())
        )
        await writeOut(text, res)
    }

    const answered =
        (answer: (req: Request, res: Response) => Promise<void>) =>
        (req: Request, res: Response): void => {
            answer(req, res).catch((error: unknown) => {
                warn(`The sitemap could not be written: ${String(error)}`)
                // Half a sitemap must not look like a complete one.
                if (res.headersSent) res.destroy()
                else res.status(503).set({'cache-control': 'no-store', 'retry-after': '600'}).end()
            })
        }

    const routes = express.Router()
    routes.get('/sitemap.xml', answered(index))
    routes.get('/sitemap/:name.xml', answered(onePart))
    return routes
}
