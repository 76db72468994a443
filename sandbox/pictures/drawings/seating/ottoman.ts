import {darker} from '../../engine/paint/colour'
import {shapeOn} from '../../engine/face'
import {leather, type Material, trimWood, upholstery} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import {ellipseOf} from '../../engine/path'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {decal} from '../../shapes/decal'
import {lathe} from '../../shapes/lathe'
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

export type OttomanForm = 'storage' | 'round' | 'large' | 'tufted'

const roundBody = (cover: Material): Part[] => [
    lathe({
        at: [0, 13, 0],
        profile: [
            [40, 0],
            [42, 3],
            [42, 15]
        ],
        material: cover
    }),
    lathe({
        at: [0, 28.4, 0],
        profile: [
            [42, 0],
            [44, 3],
            [43, 9],
            [38, 13],
            [20, 15.5],
            [0.1, 16]
        ],
        material: cover
    })
]

const boxBody = (cover: Material, form: OttomanForm, paint: string): Part[] => {
    const [w, d] = form === 'large' ? [128, 84] : [92, 62]
    const stores = form === 'storage'
    return [
        slab({
            at: [0, stores ? 5 : 15, 0],
            size: [w, stores ? 25.6 : 16, d],
            material: cover,
            radius: 2.5
        }),
        cushion({
            at: [0, 31.2, 0],
            size: [w + 2, 12, d + 2],
            material: cover,
            radius: 5,
            swell: [0.6, 2.2, 0.6],
            piped: true
        }),
        ...(form === 'tufted' ? [tufts(5, paint)] : []),
        // The loop with which the lid is lifted.
        ...(stores
            ? [slab({at: [0, 30, d / 2 + 1.8], size: [9, 4, 1], material: leather('#6b4a33')})]
            : [])
    ]
}

/** A padded footstool: a box under its lid, round, wide, or tufted. */
export const ottoman = ({paint, seed}: Look, form: OttomanForm): Model => {
    const cover = upholstery(paint)
    const [w, d] = form === 'large' ? [128, 84] : form === 'round' ? [64, 64] : [92, 62]
    const height = form === 'storage' ? 5 : form === 'round' ? 13 : 15
    const parts = [
        ...legsUnder([w, d], {height, material: trimWood(paint, seed)}),
        ...(form === 'round' ? roundBody(cover) : boxBody(cover, form, paint))
    ]
    return {
        parts,
        setting: 'living',
        focus: [20, 42, 20],
        front: {yaw: 0, pitch: 18},
        angle: {yaw: 33, pitch: 24}
    }
}
