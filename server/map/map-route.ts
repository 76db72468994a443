import type {RequestHandler, Response} from 'express'
import {mapPicture} from '@app/domain/store/place/map-picture'
import type {MapView} from '@app/domain/store/place/map-view'
import {drawMap} from './draw-map'
import {geography} from './geography'
import {googleMapAddress, type GoogleMapSetup} from './google-map'
import {mapViewIn} from './map-request'

export type MapSetup = {google: GoogleMapSetup; deadlineMs: number; fetch: typeof fetch}

const send = (res: Response, type: string, picture: string | Buffer): void => {
    res.set('cache-control', 'public, max-age=604800').type(type).send(picture)
}

const sendOurs = (res: Response, view: MapView): void =>
    send(res, 'image/svg+xml', drawMap(geography(), view, mapPicture))

const sendGoogles = async (res: Response, view: MapView, setup: MapSetup): Promise<void> => {
    const response = await setup.fetch(googleMapAddress(setup.google, view, mapPicture), {
        signal: AbortSignal.timeout(setup.deadlineMs)
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const type = response.headers.get('content-type') ?? 'image/png'
    send(res, type, Buffer.from(await response.arrayBuffer()))
}

/**
 * The picture below a page's markers: Google's where a key is configured, else our own, which needs none, and which
 * also stands in when Google fails (G-53).
 */
export const mapRoute =
    (setup: MapSetup): RequestHandler =>
    (req, res) => {
        const view = mapViewIn(req.query)
        if (!view) {
            res.status(400).set('cache-control', 'no-store').send('Not a map of ours.')
            return
        }
        if (setup.google.key === '') return sendOurs(res, view)
        sendGoogles(res, view, setup).catch(() => sendOurs(res, view))
    }
