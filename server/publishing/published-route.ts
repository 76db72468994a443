import {json, type Request, type RequestHandler} from 'express'
import {z} from 'zod'
import {isSameSecret} from '../front/proxy/store-keyed'
import {refuse} from '../limits/refuse'
import {type ContentVersion, readEveryMs} from './content-version'
import type {FrontCaches} from './front-caches'

export type PublishingSetup = {
    /** The secrets of who may report a publication, separated by commas; undefined if nobody may. */
    secrets: string | undefined
    version: ContentVersion
    frontCaches: FrontCaches
    /** The longest that a page takes: those that began before a publication are then done. */
    pageDeadlineMs: number
    /** Runs something after so many milliseconds. */
    later: (run: () => void, ms: number) => void
}

/** Surrogate keys as caches accept them; all pages by default. */
const Report = z.object({
    keys: z
        .array(
            z
                .string()
                .max(200)
                .regex(/^[\w/.%-]+$/)
        )
        .min(1)
        .max(20)
        .default(['pages'])
})

const isPublisher = ({headers}: Request, secrets: string): boolean => {
    const [, given] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? []
    return (
        given !== undefined &&
        secrets.split(',').some((secret) => isSameSecret(given, secret.trim()))
    )
}

/**
 * What was published is shown within a second: the platform, or a job, calls this after it has published. Every server
 * fetches its content again, and the caches in front forget their pages. Answers 204 when that is done, 503 if other
 * servers may not know it and 502 if a cache has not forgotten: call it again then. Without a secret in the environment
 * it does not exist (docs/decisions/0049). `limited` refuses callers that send too many requests.
 */
export const publishedRoute = (
    {secrets, version, frontCaches, pageDeadlineMs, later}: PublishingSetup,
    limited: RequestHandler
): RequestHandler[] => {
    const allowed: RequestHandler = (req, res, next) => {
        if (secrets !== undefined && isPublisher(req, secrets)) next()
        else refuse(res, 401, 'unknown-publisher')
    }

    /** Resolves when no server has an older version. */
    const everywhere = (): Promise<void> => new Promise((done) => later(done, readEveryMs))

    const publish = async (keys: readonly string[]): Promise<[status: number, type: string]> => {
        const isKnown = await version.raise().then(
            () => true,
            () => false
        )
        // Only then: a page that another server makes from older content would be in the cache again.
        await everywhere()
        const isPurged = await frontCaches.purge(keys)
        later(() => void frontCaches.purge(keys), pageDeadlineMs)
        if (!isKnown) return [503, 'shared-store-silent']
        return isPurged ? [204, 'published'] : [502, 'front-cache-silent']
    }

    return [
        (_req, res, next) => {
            if (secrets === undefined) refuse(res, 404, 'no-such-call')
            else next()
        },
        limited,
        allowed,
        json({limit: '8kb'}),
        (req, res, next) => {
            const {data} = Report.safeParse(req.body ?? {})
            if (!data) return refuse(res, 400, 'unreadable-request')
            publish(data.keys)
                .then(([status, type]) => {
                    if (status !== 204) return refuse(res, status, type)
                    return res.status(204).set('cache-control', 'no-store').end()
                })
                .catch(next)
            return undefined
        }
    ]
}
