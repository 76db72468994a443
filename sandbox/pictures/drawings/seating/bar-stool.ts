import {darker} from '../../engine/paint/colour'
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

const fourLegs = (material: Material, high: number): Part[] => {
    const at = ([x, z]: readonly [number, number], y: number): Vector => {
        const reach = 22 - y * 0.09
        return [x * reach, y, z * reach]
    }
    return corners.flatMap((corner, index) => {
        const next = corners[(index + 1) % 4] ?? corner
        const low = corner[1] === next[1] ? 24 : 30
        return [
            rod({from: at(corner, high), to: at(corner, 0), radius: [2, 1.5], material}),
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

export type StoolForm = 'bar' | 'counter' | 'upholstered' | 'swivel'

/** Where the legs end: the seat of a stool for a bar is 30 inches high, for a counter 24. */
const legs: Record<StoolForm, number> = {bar: 66, counter: 51, upholstered: 66, swivel: 66}

/** The back of an upholstered one is high and buttoned; the others have a low one. */
const backOf = (form: StoolForm, cover: Material): Part[] => {
    const isHigh = form === 'upholstered'
    const button = {...cover, paint: darker(cover.paint, 0.35)}
    return [
        cushion({
            at: [0, 1, 0],
            size: isHigh ? [44, 42, 9] : [42, 25, 7],
            material: cover,
            radius: 3.2,
            swell: [0, 1, 1.6],
            piped: true
        }),
        ...(isHigh
            ? [14, 28].flatMap((y) =>
                  [-11, 0, 11].map((x) =>
                      rod({from: [x, y, 5.4], to: [x, y, 6.4], radius: 1.3, material: button})
                  )
              )
            : [])
    ]
}

/** A tall stool on four legs, or on a pedestal on which it turns. */
export const barStool = ({paint, seed}: Look, form: StoolForm): Model => {
    const cover = upholstery(paint)
    const high = legs[form]
    const parts = [
        ...(form === 'swivel' ? pedestal(metal('#b9bdc1')) : fourLegs(trimWood(paint, seed), high)),
        cushion({
            at: [0, high, 0],
            size: [43, form === 'upholstered' ? 12 : 9, 41],
            material: cover,
            radius: 4,
            swell: [0, 2, 0.6],
            piped: true
        }),
        ...placed(leaning(10, [0, high + 9, -18]), backOf(form, cover))
    ]
    return {parts, setting: 'breakfast', focus: [5, high + 12, 0], zoom: 2.6}
}
