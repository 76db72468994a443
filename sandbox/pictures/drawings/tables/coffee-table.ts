import {vase} from '../living/vase'
import {cabinetry, gloss, type Material, metal} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import {pick} from '../../engine/random'
import type {Look, Model} from '../../model'
import {lathe} from '../../shapes/lathe'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'
import {fourLegs} from './four-legs'

const decoration = (top: number): Part[] => [
    slab({at: [-22, top, 4], size: [28, 2.6, 20], material: gloss('#e9e2d5'), radius: 0.3}),
    slab({at: [-21, top + 2.6, 4], size: [24, 2.2, 17], material: gloss('#8a5a44'), radius: 0.3}),
    vase([24, top, -2], 7, '#dcd7cc')
]

const shelved = (material: Material, seed: number): Part[] => [
    slab({at: [0, 40, 0], size: [112, 4, 60], material, radius: 0.6, seed}),
    ...fourLegs([108, 56], 40, {material, thick: 5.5}),
    slab({at: [0, 12, 0], size: [97, 2.4, 45], material, radius: 0.4, seed: seed + 1})
]

const round = (material: Material): Part[] => [
    lathe({
        at: [0, 38, 0],
        profile: [
            [44, 0],
            [45.5, 1],
            [45.5, 3],
            [44.6, 4]
        ],
        material
    }),
    ...[0, 120, 240].map((degrees) => {
        const angle = ((degrees + 30) * Math.PI) / 180
        const [x, z] = [Math.cos(angle), Math.sin(angle)]
        return rod({
            from: [x * 26, 38, z * 26],
            to: [x * 36, 0, z * 36],
            radius: [2.6, 1.6],
            material
        })
    })
]

const framed = (material: Material, seed: number): Part[] => {
    const steel = metal('#3a3c40')
    return [
        slab({at: [0, 41, 0], size: [116, 3.4, 62], material, radius: 0.5, seed}),
        ...[-1, 1].flatMap((side) => [
            slab({at: [side * 50, 0, 27], size: [2.6, 41, 2.6], material: steel, radius: 0.3}),
            slab({at: [side * 50, 0, -27], size: [2.6, 41, 2.6], material: steel, radius: 0.3}),
            slab({at: [side * 50, 0, 0], size: [2.6, 2.6, 51], material: steel, radius: 0.3})
        ])
    ]
}

/** A coffee table: with a shelf, round on three legs, or on a steel frame. */
export const coffeeTable = ({paint, seed}: Look): Model => {
    const material = cabinetry(paint)
    const body = pick(
        [() => shelved(material, seed), () => round(material), () => framed(material, seed)],
        seed
    )
    return {
        parts: [...body(), ...(seed % 2 === 0 ? decoration(seed % 3 === 1 ? 42 : 44.5) : [])],
        setting: 'living',
        focus: [20, 42, 25],
        front: {yaw: 0, pitch: 13},
        angle: {yaw: 33, pitch: 20}
    }
}
