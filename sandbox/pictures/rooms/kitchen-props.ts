import {faceOf} from '../engine/face'
import {lighter} from '../engine/paint/colour'
import {gloss, matte, metal, type Material} from '../engine/paint/material'
import {part, type Part} from '../engine/part'
import {openLine} from '../engine/path'
import type {Bounds} from '../engine/space/bounds'
import {frontPanel} from '../drawings/tables/drawer'
import {slab} from '../shapes/slab'

const depth = 60

/** White tiles on the wall, from the counter up. */
export const wallTiles = (z: number, from: number, to: number): Part => {
    const bounds: Bounds = {min: [-500, from, z], max: [500, to, z + 0.6]}
    return {
        ...part(bounds, (pen) => {
            const face = faceOf(pen, bounds, 'front')
            const [w, h] = [20, 9]
            const d = Array.from({length: Math.ceil(face.h / h)}, (_, row) => [
                openLine([face.at(0, row * h), face.at(face.w, row * h)]),
                ...Array.from({length: Math.ceil(face.w / w)}, (__, column) => {
                    const x = column * w + (row % 2) * (w / 2)
                    return openLine([
                        face.at(x, row * h),
                        face.at(x, Math.min(face.h, row * h + h))
                    ])
                })
            ]).flat()
            const [a, b, c, e] = [
                face.at(0, 0),
                face.at(face.w, 0),
                face.at(face.w, face.h),
                face.at(0, face.h)
            ]
            return (
                `<path d="M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}L${e.join(' ')}Z" fill="#f6f4ef" fill-opacity=".75"/>` +
                `<path d="${d.join('')}" stroke="#b9b2a6" stroke-opacity=".5" stroke-width=".9" fill="none"/>`
            )
        }),
        weightless: true,
        onWall: true
    }
}

/** Base cabinets with doors under a counter, from x to x. */
export const baseCabinets = (
    {from, to, back}: {from: number; to: number; back: number},
    {paint, top}: {paint: string; top: Material}
): Part[] => {
    const material = matte(paint)
    const count = Math.max(1, Math.round((to - from) / 52))
    const w = (to - from) / count
    const middle = (from + to) / 2
    const look = {
        material: matte(lighter(paint, 0.05)),
        style: 'bar',
        handle: metal('#b79b6c'),
        seed: 0
    } as const
    return [
        slab({
            at: [middle, 0, back + depth / 2 - 4],
            size: [to - from, 9, depth - 8],
            material: matte('#4a443e')
        }),
        slab({
            at: [middle, 9, back + depth / 2],
            size: [to - from, 78, depth],
            material,
            radius: 0.3
        }),
        ...Array.from({length: count}, (_, index) => [
            ...frontPanel([from + w * (index + 0.5), 66, back + depth], [w - 1.2, 20], look),
            ...frontPanel([from + w * (index + 0.5), 10, back + depth], [w - 1.2, 55], {
                ...look,
                door: index % 2 === 0 ? 'left' : 'right'
            })
        ]).flat(),
        slab({
            at: [middle, 87.2, back + depth / 2 + 1.5],
            size: [to - from + 1, 3.6, depth + 3],
            material: top,
            radius: 0.5
        })
    ]
}

/** Cabinets on the wall. */
export const wallCabinets = (
    {from, to, back}: {from: number; to: number; back: number},
    paint: string
): Part[] => {
    const count = Math.max(1, Math.round((to - from) / 46))
    const w = (to - from) / count
    const look = {
        material: matte(lighter(paint, 0.05)),
        style: 'bar',
        handle: metal('#b79b6c'),
        seed: 0
    } as const
    return [
        slab({
            at: [(from + to) / 2, 145, back + 17],
            size: [to - from, 62, 34],
            material: matte(paint),
            radius: 0.3
        }),
        ...Array.from({length: count}, (_, index) =>
            frontPanel([from + w * (index + 0.5), 146, back + 34], [w - 1.2, 60], {
                ...look,
                door: index % 2 === 0 ? 'left' : 'right'
            })
        ).flat()
    ]
}

export const stone = gloss('#e9e5dd')
