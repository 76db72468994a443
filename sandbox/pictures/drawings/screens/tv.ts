import {matte, metal} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Look, Model} from '../../model'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'
import {display} from './display'

const [w, h] = [145, 83]

const feet = (paint: string): Part[] =>
    [-1, 1].flatMap((side) =>
        [-1, 1].map((front) =>
            rod({
                from: [side * 48, 8.4, 0],
                to: [side * 54, 0.6, front * 13],
                radius: [1.1, 0.8],
                material: metal(paint)
            })
        )
    )

const pedestal = (paint: string): Part[] => [
    slab({at: [0, 0, 0], size: [58, 1.4, 28], material: metal(paint), radius: 0.6}),
    slab({at: [0, 1.4, -3], size: [14, 8, 3], material: metal(paint), radius: 0.6})
]

/** A television on its feet or on one stand, showing a landscape. */
export const tv = ({paint, seed}: Look): Model => {
    const trim = '#4b4e52'
    const parts = [
        ...(seed % 2 === 0 ? feet(trim) : pedestal(trim)),
        ...display([0, 8.6, 0], [w, h], {
            body: matte(paint),
            shows: seed % 3 === 2 ? 'ribbons' : 'landscape',
            seed,
            rim: 0.8,
            chin: 1.6
        })
    ]
    return {
        parts,
        setting: 'media',
        focus: [40, 24, 2],
        front: {yaw: 0, pitch: 3},
        angle: {yaw: 27, pitch: 6}
    }
}
