import {vase} from '../living/vase'
import {darker} from '../../engine/paint/colour'
import {cabinetry, gloss, type Material, matte, metal} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {pick} from '../../engine/random'
import {moved} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {lathe} from '../../shapes/lathe'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'
import {frontPanel} from './drawer'
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

const glassTopped = (material: Material): Part[] => [
    ...fourLegs([104, 54], 38, {material, thick: 4.5}),
    slab({at: [0, 12, 0], size: [97, 2.2, 45], material, radius: 0.4}),
    slab({at: [0, 36, 0], size: [106, 2.4, 56], material, radius: 0.4}),
    slab({at: [0, 38.6, 0], size: [114, 2, 62], material: gloss('#cfe0e2'), radius: 0.8})
]

const chestOf = (material: Material, seed: number): Part[] => [
    slab({at: [0, 6, 0], size: [108, 28, 56], material, radius: 0.5, seed}),
    ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) => slab({at: [x * 48, 0, z * 22], size: [6, 6, 6], material}))
    )
]

/** A chest whose top is lifted towards the sofa on two arms. */
const lifted = (material: Material, seed: number): Part[] => [
    ...chestOf(material, seed),
    slab({at: [0, 34.2, 0], size: [100, 0.6, 50], material: matte(darker(material.paint, 0.5))}),
    ...[-38, 38].map((x) =>
        rod({from: [x, 34, -12], to: [x, 52, 6], radius: 1.4, material: metal('#7c8187')})
    ),
    slab({at: [0, 52, 14], size: [112, 3.4, 60], material, radius: 0.6, seed: seed + 1})
]

const withDrawers = (material: Material, seed: number): Part[] => [
    ...chestOf(material, seed),
    ...[-26.5, 26.5].flatMap((x) =>
        frontPanel([x, 9, 28], [51, 22], {
            material,
            style: 'bar',
            handle: metal('#3a3b3e'),
            seed: seed + x
        })
    ),
    slab({at: [0, 34, 0.6], size: [112, 3.4, 60], material, radius: 0.6, seed: seed + 1})
]

/** A small table for the side of a sofa. */
const endTable = (material: Material, x: number, seed: number): Part[] =>
    placed(moved([x, 0, -34]), [
        slab({at: [0, 50, 0], size: [48, 3.6, 48], material, radius: 0.6, seed}),
        ...fourLegs([45, 45], 50, {material, thick: 5}),
        slab({at: [0, 16, 0], size: [35, 2.2, 35], material, radius: 0.4, seed})
    ])

export type CoffeeTableForm = 'lift-top' | 'round' | 'set' | 'glass' | 'storage'

const bodies = (
    form: CoffeeTableForm,
    material: Material,
    seed: number
): readonly [Part[], ...Part[][]] => {
    switch (form) {
        case 'lift-top':
            return [lifted(material, seed)]
        case 'round':
            return [round(material)]
        case 'glass':
            return [glassTopped(material)]
        case 'storage':
            return [withDrawers(material, seed)]
        case 'set':
            return [
                shelved(material, seed),
                endTable(material, -104, seed),
                endTable(material, 104, seed + 1)
            ]
    }
}

/** A coffee table, alone or with two end tables. Without a form it has a shelf, three legs, or a steel frame. */
export const coffeeTable = ({paint, seed}: Look, form?: CoffeeTableForm): Model => {
    const material = cabinetry(paint)
    const plain = pick(
        [() => shelved(material, seed), () => round(material), () => framed(material, seed)],
        seed
    )
    const pieces = form ? bodies(form, material, seed) : [plain()]
    const top = form === 'storage' ? 37.6 : form === undefined && seed % 3 === 1 ? 42 : 44.5
    const isDecorated = form !== 'lift-top' && form !== 'glass' && form !== 'round'
    return {
        parts: [...pieces.flat(), ...(seed % 2 === 0 && isDecorated ? decoration(top) : [])],
        pieces: pieces.length,
        setting: 'living',
        focus: [20, 42, 25],
        front: {yaw: 0, pitch: 13},
        angle: {yaw: 33, pitch: 20}
    }
}
