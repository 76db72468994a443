import type {Material} from '../../engine/paint/material'
import {pick} from '../../engine/random'
import type {Part} from '../../engine/part'
import {leaning, type Vector} from '../../engine/space/pose'
import {lathe} from '../../shapes/lathe'
import {placed} from '../../engine/part'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

export type HandleStyle = 'bar' | 'knob' | 'none'

export const handleStyle = (seed: number): HandleStyle => pick(['bar', 'knob', 'bar', 'none'], seed)

const knob = ([x, y, z]: Vector, material: Material): Part[] =>
    placed(leaning(-90, [x, y, z]), [
        lathe({
            at: [0, 0, 0],
            profile: [
                [0.7, 0],
                [0.8, 1],
                [1.7, 1.6],
                [1.8, 2.4],
                [1.2, 3]
            ],
            material
        })
    ])

/** A handle on a front. Its middle is at the given point on the surface. */
export const handleAt = (
    [x, y, z]: Vector,
    {
        style,
        length,
        material,
        upright = false
    }: {style: HandleStyle; length: number; material: Material; upright?: boolean}
): Part[] => {
    if (style === 'none') return []
    if (style === 'knob') return knob([x, y, z], material)
    const [dx, dy] = upright ? [0, length / 2] : [length / 2, 0]
    return [
        rod({
            from: [x - dx, y - dy, z + 2.4],
            to: [x + dx, y + dy, z + 2.4],
            radius: 0.7,
            material
        }),
        ...[-0.8, 0.8].map((s) =>
            rod({
                from: [x + dx * s, y + dy * s, z],
                to: [x + dx * s, y + dy * s, z + 1.7],
                radius: 0.5,
                material
            })
        )
    ]
}

/** A drawer or door front on a cabinet, with its handle, positioned by its bottom centre. */
export const frontPanel = (
    at: Vector,
    [w, h]: readonly [number, number],
    look: {
        material: Material
        style: HandleStyle
        handle: Material
        seed: number
        door?: 'left' | 'right'
    }
): Part[] => {
    const [x, y, z] = at
    const thick = 1.8
    const surface = z + thick
    const board = slab({
        at: [x, y, z + thick / 2],
        size: [w, h, thick],
        material: look.material,
        radius: 0.4,
        seed: look.seed
    })
    if (look.door) {
        const edge = look.door === 'left' ? x + w / 2 - 4 : x - w / 2 + 4
        const grip = {
            style: look.style,
            length: Math.min(14, h * 0.35),
            material: look.handle,
            upright: true
        }
        return [board, ...handleAt([edge, y + h * 0.55, surface], grip)]
    }
    const pair = w > 70 ? [-w / 4, w / 4] : [0]
    const grip = {style: look.style, length: Math.min(16, w * 0.35), material: look.handle}
    return [board, ...pair.flatMap((dx) => handleAt([x + dx, y + h / 2, surface], grip))]
}
