import {unionOf} from '../engine/space/bounds'
import {cameraOn} from '../engine/space/camera'
import {floorShadow} from '../engine/floor-shadow'
import {drawParts, reachOf} from '../engine/part'
import {newSheet, penOf} from '../engine/pen'
import {randomFrom} from '../engine/random'
import {svgOf} from '../engine/svg'
import type {Model} from '../model'
import {plant} from './props/plant'
import {floorOf, vignette} from './surfaces'

const size = {w: 800, h: 800}

/** The sky, distant trees and a hedge: many soft discs in several greens. */
const garden = (horizon: number): string => {
    const random = randomFrom(5)
    const crowns = (count: number, from: number, spread: number, greens: readonly string[]) =>
        Array.from({length: count}, (_, index) => {
            const [x, y] = [random() * 860 - 30, horizon - from - random() * spread]
            return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(26 + random() * 40).toFixed(0)}" fill="${greens[index % greens.length]}" fill-opacity=".8"/>`
        }).join('')
    return (
        '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#bcd9ec"/><stop offset=".5" stop-color="#f4f3e6"/></linearGradient><rect width="800" height="800" fill="url(#sky)"/>' +
        crowns(46, 90, 120, ['#b5c9a4', '#a7c09a', '#c3d2ae']) +
        crowns(70, 20, 70, ['#6f9560', '#7ea36d', '#5f8755', '#8bac76'])
    )
}

/** An outdoor object on a wooden deck in front of a garden. */
export const drawOnTerrace = (model: Model): string => {
    const bounds = unionOf(model.parts.map(reachOf))
    const camera = cameraOn(
        bounds,
        {yaw: -16, pitch: 15, distance: 3.6},
        {x: 60, y: 300, w: 680, h: 380},
        'floor'
    )
    const back = bounds.min[2] - 60
    const horizon = camera.project([0, 0, back])[1]
    const sheet = newSheet()
    const props = [
        plant([bounds.min[0] - 20, 0, back + 36], 20, 2),
        plant([bounds.max[0] + 24, 0, back + 40], 18, 1)
    ]
    const all = [...model.parts, ...props]
    const drawn =
        garden(horizon) +
        floorOf({camera, back, reach: 900, ...size}, 'deck') +
        floorShadow(camera, all) +
        drawParts(penOf(camera, sheet), all) +
        vignette(size)
    return svgOf(size, sheet, drawn)
}
