import {unionOf} from '../engine/space/bounds'
import {cameraOn} from '../engine/space/camera'
import {floorShadow} from '../engine/floor-shadow'
import {gloss, wood} from '../engine/paint/material'
import {drawParts, reachOf, type Part} from '../engine/part'
import {newSheet, penOf} from '../engine/pen'
import {pick} from '../engine/random'
import {svgOf} from '../engine/svg'
import type {Model} from '../model'
import {slab} from '../shapes/slab'
import {plant} from './props/plant'
import {bookPile, mug} from './props/small-things'
import {vase} from '../drawings/living/vase'
import {vignette} from './surfaces'

const size = {w: 800, h: 800}

/** A wall out of focus: soft light from a window on the left, and blurred shapes in the distance. */
const blurredWall = (paint: string): string =>
    `<linearGradient id="far" x1="0" y1="0" x2="1" y2=".4"><stop offset="0" stop-color="#fffaf0"/><stop offset=".35" stop-color="${paint}"/><stop offset="1" stop-color="#b9afa1"/></linearGradient>` +
    '<rect width="800" height="800" fill="url(#far)"/>' +
    '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter>' +
    '<g filter="url(#soft)"><path d="M-20 -20H190V380H-20Z" fill="#fff" fill-opacity=".75"/><path d="M80 -20H92V380H80ZM-20 150H190V162H-20Z" fill="#d9d2c6"/>' +
    '<path d="M560 90H740V330H560Z" fill="#8f8474" fill-opacity=".35"/><path d="M580 110H720V310H580Z" fill="#e9e1d3" fill-opacity=".7"/><circle cx="430" cy="420" r="70" fill="#7d9472" fill-opacity=".35"/></g>'

const around = (wide: number, deep: number, seed: number): Part[] => {
    const left = -wide / 2
    const right = wide / 2
    return pick(
        [
            [
                mug([right + 9, 0, deep * 0.2], '#c98f6b'),
                plant([left - 16, 0, -deep / 2 - 8], 7, seed)
            ],
            [
                bookPile([left - 18, 0, -deep / 2 - 4], seed),
                vase([right + 12, 0, -deep / 2 - 6], 5, '#d9cfc0')
            ],
            [
                plant([right + 17, 0, -deep / 2 - 8], 8, seed),
                mug([left - 10, 0, deep * 0.3], '#5f7388')
            ],
            [
                vase([left - 14, 0, -deep / 2 - 4], 6, '#8b9d83'),
                bookPile([right + 20, 0, -deep / 2 - 6], seed + 1)
            ]
        ],
        seed
    )
}

/** A small object on a table or counter, with a few everyday objects beside it. */
export const drawOnTable = (
    model: Model,
    {seed, top}: {seed: number; top: 'wood' | 'stone'}
): string => {
    const bounds = unionOf(model.parts.map(reachOf))
    const [wide, deep] = [bounds.max[0] - bounds.min[0], bounds.max[2] - bounds.min[2]]
    const aim = {yaw: seed % 2 === 0 ? -22 : 22, pitch: 13, distance: 4.5}
    const camera = cameraOn(bounds, aim, {x: 170, y: 190, w: 460, h: 400}, 'floor')
    const material =
        top === 'stone' ? gloss('#e6e2da') : wood(pick(['#b98d5f', '#8d6444', '#c8a679'], seed))
    const reach = Math.max(70, wide * 3)
    const table = slab({
        at: [0, -4, 0],
        size: [reach * 2, 4, Math.max(60, deep * 2.4)],
        material,
        radius: 0.4,
        seed
    })
    const sheet = newSheet()
    const pen = penOf(camera, sheet)
    const things = [...model.parts, ...around(wide, deep, seed)]
    const drawn =
        blurredWall(pick(['#e5dccd', '#d5dbd6', '#dcd6d0'], seed)) +
        drawParts(pen, [table]) +
        floorShadow(camera, things) +
        drawParts(pen, things) +
        vignette(size)
    return svgOf(size, sheet, drawn)
}
