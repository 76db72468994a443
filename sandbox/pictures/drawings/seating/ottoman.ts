import {darker} from '../../engine/paint/colour'
import {shapeOn} from '../../engine/face'
import {trimWood, upholstery} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import {ellipseOf} from '../../engine/path'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {decal} from '../../shapes/decal'
import {slab} from '../../shapes/slab'
import {legsUnder} from './legs-under'

/** Buttons in rows on the top, each with a soft dip around it. */
const tufts = (columns: number, paint: string): Part =>
    decal({min: [-42, 45.4, -28], max: [42, 45.6, 28]}, 'top', (face) =>
        Array.from({length: columns * 3}, (_, index) => {
            const x = (84 / columns) * ((index % columns) + 0.5)
            const y = 9 + 19 * Math.floor(index / columns)
            const circle = (r: number, fill: string) =>
                `<path d="${shapeOn(face, ellipseOf([x, y], r, r, 14))}" fill="${fill}"/>`
            const dip = [3.6, 2.7, 1.9].map((r) => circle(r, '#00000010')).join('')
            return dip + circle(1.1, darker(paint, 0.25))
        }).join('')
    )

/** A padded footstool; even seeds are tufted. */
export const ottoman = ({paint, seed}: Look): Model => {
    const cover = upholstery(paint)
    const parts = [
        ...legsUnder([92, 62], {height: 15, material: trimWood(paint, seed)}),
        slab({at: [0, 15, 0], size: [92, 16, 62], material: cover, radius: 2.5}),
        cushion({
            at: [0, 31.2, 0],
            size: [94, 12, 64],
            material: cover,
            radius: 5,
            swell: [0.6, 2.2, 0.6],
            piped: true
        }),
        ...(seed % 2 === 0 ? [tufts(5, paint)] : [])
    ]
    return {
        parts,
        setting: 'living',
        focus: [20, 42, 20],
        front: {yaw: 0, pitch: 18},
        angle: {yaw: 33, pitch: 24}
    }
}
