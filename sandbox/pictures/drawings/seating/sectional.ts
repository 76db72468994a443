import {lighter} from '../../engine/paint/colour'
import {type Material, trimWood, upholstery} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import {pick} from '../../engine/random'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'
import {throwPillow} from './throw-pillow'

const depth = 94
const chaiseDepth = 160
const seat = 66
const arm = 16
const width = seat * 3 + arm * 2
const inner = width - 2 * arm

const padded = (at: [number, number, number], size: [number, number, number], cover: Material) =>
    cushion({at, size, material: cover, radius: 6, swell: [0, 2.6, 2], piped: true})

const bodyOf = (cover: Material, side: 1 | -1): Part[] => {
    const chaise = side * (width / 2 - arm - seat / 2)
    const low = {material: cover, radius: 3}
    return [
        slab({at: [0, 10, 0], size: [width - 2, 17.5, depth - 4], ...low}),
        slab({
            at: [chaise + (side * arm) / 2, 10, depth / 2 + (chaiseDepth - depth) / 2 - 2],
            size: [seat + arm - 1, 17.5, chaiseDepth - depth],
            ...low
        }),
        cushion({at: [0, 28, -depth / 2 + 9], size: [inner, 48, 18], material: cover, radius: 6}),
        ...[-1, 1].map((at) =>
            cushion({
                at: [at * (width / 2 - arm / 2), 12, 0],
                size: [arm, 46, depth],
                material: cover,
                radius: 6,
                swell: [0.6, 0.6, 0.6],
                piped: true
            })
        )
    ]
}

/** A corner sofa with a long seat on one side; the seed says which. */
export const sectional = ({paint, seed}: Look): Model => {
    const cover = upholstery(paint)
    const side = seed % 2 === 0 ? 1 : -1
    const legs = trimWood(paint, seed)
    const pillow = pick([lighter(paint, 0.5), '#c98f56', '#e9e4da', '#6f8190'], seed)
    const seats = [-1, 0, 1].flatMap((index) => {
        const long = index === side
        const d = long ? chaiseDepth - 22 : depth - 20
        const z = long ? 9 + (chaiseDepth - depth) / 2 : 9
        return [
            padded([index * seat, 28, z], [seat - 0.6, 17, d], cover),
            padded([index * seat, 46.8, -19], [seat - 0.6, 38, 18], cover)
        ]
    })
    const feet = [
        [-width / 2 + 8, depth / 2 - 10],
        [width / 2 - 8, depth / 2 - 10],
        [side * (width / 2 - 8), chaiseDepth - depth / 2 - 8],
        [side * (width / 2 - seat - 6), chaiseDepth - depth / 2 - 8],
        [-width / 2 + 8, -depth / 2 + 8],
        [width / 2 - 8, -depth / 2 + 8]
    ] as const
    const parts = [
        ...bodyOf(cover, side),
        ...seats,
        ...feet.map(([x, z]) =>
            rod({from: [x, 10, z], to: [x, 0, z], radius: [2.8, 2.2], material: legs})
        ),
        ...throwPillow([-side * (inner / 2 - 20), 47, 14], pillow, side * 14),
        ...throwPillow([side * (inner / 2 - 22), 47, 14], lighter(paint, 0.3), -side * 12)
    ]
    return {
        parts,
        setting: 'living',
        focus: [side * seat, 44, 60],
        zoom: 2.3,
        front: {yaw: 0, pitch: 16},
        angle: {yaw: side * 30, pitch: 20}
    }
}
