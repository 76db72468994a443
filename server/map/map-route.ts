import type {RequestHandler, Response} from 'express'
import {mapPicture, type MapView} from '@app/domain/stores/map'
import {drawMap} from './draw-map'
import {geography} from './geography'
import {googleMapAddress, type GoogleMapSetup} from './google-map'
import {mapViewIn} from './map-request'

export type MapSetup = {
    google: GoogleMapSetup
    deadlineMs: number
    fetch: typeof fetch
    warn: (message: string) => void
}

const week = 604_800
/** How long our own map is cached in place of Google's, in seconds. */
const standInSeconds = 60

type Picture = {type: string; bytes: string | Buffer; seconds: number}

const send = (res: Response, {type, bytes, seconds}: Picture): void => {
    res.set('cache-control', `public, max-age=${seconds}`).type(type).send(bytes)
}

const sendOurs = (res: Response, view: MapView, seconds: number): void =>
    send(res, {type: 'image/svg+xml', bytes: drawMap(geography(), view, mapPicture), seconds})

const sendGoogles = async (res: Response, view: MapView, setup: MapSetup): Promise<void> => {
    const response = await setup.fetch(googleMapAddress(setup.google, view, mapPicture), {
        signal: AbortSignal.timeout(setup.deadlineMs)
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const type = response.headers.get('content-type') ?? 'image/png'
    send(res, {type, bytes: Buffer.from(await response.arrayBuffer()), seconds: week})
}

/**
 * The picture of the map below a page's markers: Google's if a key is configured, otherwise our own. Ours is also used
 * when Google fails, which is logged (G-53).
 */
export const mapRoute =
    (setup: MapSetup): RequestHandler =>
    (req, res) => {
        const view = mapViewIn(req.query)
        if (!view) {
            res.status(400).set('cache-control', 'no-store').send('Not a map of ours.')
            return
        }
        if (setup.google.key === '') return sendOurs(res, view, week)
        sendGoogles(res, view, setup).catch((error: unknown) => {
            const why = error instanceof Error ? error.message : 'unknown'
            setup.warn(`Google gives no map: ${why}`)
            sendOurs(res, view, standInSeconds)
        })
    }
