import {darker} from '../../engine/paint/colour'
import {disc, mark, ring} from '../../shapes/panel'
import {gloss, leather, matte, metal} from '../../engine/paint/material'
import type {Face} from '../../engine/face'
import {placed} from '../../engine/part'
import {leaning, type Point} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {prism} from '../../shapes/prism'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

const dial = (face: Face, seed: number): string => {
    const centre = [face.w / 2, face.h / 2] as const
    const rings = (['#e0605a', '#9fd356', '#4fb7e0'] as const).map((paint, at) =>
        ring(face, centre, 1.5 - at * 0.34, {paint, width: 0.24})
    )
    const ticks = Array.from({length: 12}, (_, at) => {
        const angle = (at * Math.PI) / 6
        return disc(
            face,
            [centre[0] + Math.sin(angle) * 1.55, centre[1] - Math.cos(angle) * 1.55],
            0.06,
            gloss('#f4f6f8')
        )
    })
    const digits = [-0.95, -0.4, 0.2, 0.75].map((dx) =>
        mark(face, {x: centre[0] + dx - 0.1, y: centre[1] - 0.5, w: 0.36, h: 1}, '#f4f6f8', {
            radius: 0.1
        })
    )
    return (
        mark(face, {x: 0.12, y: 0.12, w: face.w - 0.24, h: face.h - 0.24}, '#07080a', {
            radius: 0.8
        }) + (seed % 2 === 0 ? rings.join('') : ticks.join('') + digits.join(''))
    )
}

/** The strap as a closed loop seen from the side: outer line there, inner line back. */
const loop = (from: number, to: number): Point[] => {
    const arc = (radius: number) =>
        Array.from({length: 11}, (_, step): Point => {
            const angle = ((from + ((to - from) * step) / 10) * Math.PI) / 180
            return [Math.cos(angle) * radius * 0.86, Math.sin(angle) * radius]
        })
    return [...arc(3.3), ...arc(3.08).reverse()]
}

/** A watch on its closed strap, its face to the viewer. */
export const smartwatch = ({paint, seed}: Look): Model => {
    const strap = seed % 3 === 0 ? leather(paint) : matte(paint)
    const parts = placed(leaning(14, [0, 3.4, 0]), [
        ...[[205, 528] as const].map(([from, to]) =>
            prism({profile: loop(from, to), along: 'x', from: -1.1, to: 1.1, material: strap})
        ),
        slab({
            at: [0, -2.1, 2.9],
            size: [3.6, 4.3, 1],
            material: metal(seed % 2 === 0 ? '#3a3c40' : '#c9cdd1'),
            radius: 0.48
        }),
        slab({
            at: [0, -1.98, 3.42],
            size: [3.4, 4.06, 0.12],
            material: gloss('#08090b'),
            radius: 0.05,
            on: {front: (face) => dial(face, seed)}
        }),
        rod({
            from: [1.8, 0.6, 2.9],
            to: [2.05, 0.6, 2.9],
            radius: 0.36,
            material: metal(darker('#c9cdd1', 0.1))
        })
    ])
    return {
        parts,
        setting: 'table',
        focus: [0, 4, 3.4],
        front: {yaw: 12, pitch: 8},
        angle: {yaw: 36, pitch: 14},
        zoom: 2
    }
}
