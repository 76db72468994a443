import {type Material, matte, metal, trimWood, upholstery} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {leaning, type Vector} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {lathe} from '../../shapes/lathe'
import {rod} from '../../shapes/rod'

const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1]
] as const

const fourLegs = (material: Material): Part[] => {
    const at = ([x, z]: readonly [number, number], y: number): Vector => {
        const reach = 22 - y * 0.09
        return [x * reach, y, z * reach]
    }
    return corners.flatMap((corner, index) => {
        const next = corners[(index + 1) % 4] ?? corner
        const low = corner[1] === next[1] ? 24 : 30
        return [
            rod({from: at(corner, 66), to: at(corner, 0), radius: [2, 1.5], material}),
            rod({from: at(corner, low), to: at(next, low), radius: 1, material})
        ]
    })
}

const pedestal = (material: Material): Part[] => [
    lathe({
        at: [0, 0, 0],
        profile: [
            [22, 0],
            [22, 1],
            [12, 2.6],
            [4, 4.5],
            [3, 6]
        ],
        material
    }),
    rod({from: [0, 6, 0], to: [0, 62, 0], radius: 2.8, material}),
    lathe({
        at: [0, 26, 0],
        profile: [
            [17, 0],
            [17.6, 1],
            [17, 2]
        ],
        material,
        inside: matte('#8b8d90')
    }),
    lathe({
        at: [0, 60, 0],
        profile: [
            [4, 0],
            [9, 4],
            [10, 6]
        ],
        material
    })
]

/** A tall stool with a low back, on four legs, or on a pedestal on which it turns. */
export const barStool = ({paint, seed}: Look, base: 'legs' | 'pedestal'): Model => {
    const cover = upholstery(paint)
    const parts = [
        ...(base === 'legs' ? fourLegs(trimWood(paint, seed)) : pedestal(metal('#b9bdc1'))),
        cushion({
            at: [0, 66, 0],
            size: [43, 9, 41],
            material: cover,
            radius: 4,
            swell: [0, 2, 0.6],
            piped: true
        }),
        ...placed(leaning(10, [0, 75, -18]), [
            cushion({
                at: [0, 1, 0],
                size: [42, 25, 7],
                material: cover,
                radius: 3.2,
                swell: [0, 1, 1.6],
                piped: true
            })
        ])
    ]
    return {parts, setting: 'breakfast', focus: [5, 78, 0], zoom: 2.6}
}
