import {lighter} from '../../engine/paint/colour'
import {type Material, metal, trimWood, upholstery} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import {pick} from '../../engine/random'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {slab} from '../../shapes/slab'
import {legsUnder} from './legs-under'
import {throwPillow} from './throw-pillow'

const depth = 92
const seatTop = 45

const seatAndBack = (x: number, w: number, cover: Material, plump: number): Part[] => [
    cushion({
        at: [x, 28, 9],
        size: [w - 0.6, seatTop - 28, depth - 20],
        material: cover,
        radius: 5,
        swell: [0, plump, plump * 0.6],
        piped: true
    }),
    cushion({
        at: [x, seatTop + 1.5, -18],
        size: [w - 0.6, 41, 17],
        material: cover,
        radius: 7,
        swell: [0, plump * 0.4, plump * 1.4],
        piped: true
    })
]

/** A sofa with this number of seats. The seed changes the arms, the legs, the seat padding and the loose cushions. */
export const sofa = ({paint, seed}: Look, seats: 2 | 3): Model => {
    const cover = upholstery(paint)
    const arm = pick([18, 13, 22], seed)
    const width = seats * 60 + arm * 2
    const inner = width - arm * 2
    const armHeight = pick([46, 40, 50], seed + 1)
    const legs = seed % 4 === 1 ? metal('#8a8d91') : trimWood(paint, seed)
    const cushions = seed % 3 === 2 && seats === 3 ? 2 : seats
    const w = inner / cushions
    const pillow = pick([lighter(paint, 0.55), '#d8a24c', '#e8e2d6', '#7d8f86'], seed)
    const parts = [
        slab({at: [0, 14, 0], size: [width - 2, 13.8, depth - 4], material: cover, radius: 3}),
        ...[-1, 1].map((side) =>
            cushion({
                at: [side * (width / 2 - arm / 2), 14.5, 0],
                size: [arm, armHeight, depth],
                material: cover,
                radius: Math.min(7, arm / 2.4),
                swell: [0.8, 0.8, 0.8],
                piped: true
            })
        ),
        cushion({
            at: [0, 28, -depth / 2 + 9],
            size: [inner - 0.5, 52, 18],
            material: cover,
            radius: 6
        }),
        ...Array.from({length: cushions}, (_, index) =>
            seatAndBack(-inner / 2 + w * (index + 0.5), w, cover, 2 + (seed % 3))
        ).flat(),
        ...legsUnder([width, depth], {height: 14, material: legs}),
        ...(seed % 2 === 0
            ? [
                  ...throwPillow([-inner / 2 + 19, seatTop + 1.5, 14], pillow, 16),
                  ...throwPillow([inner / 2 - 19, seatTop + 1.5, 14], pillow, -16)
              ]
            : [])
    ]
    return {parts, setting: 'living', focus: [width / 2 - arm, 50, 20], zoom: 2.6}
}
