import {type Material, matte, metal, trimWood} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Point} from '../../engine/space/pose'
import type {Look} from '../../model'
import {lathe} from '../../shapes/lathe'
import {prism} from '../../shapes/prism'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

const steel = metal('#8b9095')

const rise = (z: number) => z * z * 0.0042

const rocker = (x: number, material: Material): Part[] => {
    const along = Array.from({length: 13}, (_, step) => -54 + step * 9)
    const lower = along.map((z): Point => [z, rise(z)])
    const upper = along.map((z): Point => [z, rise(z) + 5]).reverse()
    return [
        prism({
            profile: [...lower, ...upper],
            along: 'x',
            from: x - 2.6,
            to: x + 2.6,
            material
        }),
        ...[-24, 24].map((z) =>
            slab({at: [x, rise(z) + 3, z], size: [4, 12 - rise(z), 7], material, radius: 0.8})
        )
    ]
}

/** Two curved runners, on which a chair rocks. */
export const rockers = ({paint, seed}: Look): Part[] =>
    [-1, 1].flatMap((side) => rocker(side * 30, trimWood(paint, seed)))

/** A round foot, on which a chair turns. */
export const roundFoot: Part[] = [
    lathe({
        at: [0, 0, 0],
        profile: [
            [40, 0],
            [40, 1.6],
            [34, 3.4],
            [9, 5],
            [8, 6]
        ],
        material: steel
    }),
    rod({from: [0, 5, 0], to: [0, 17, 0], radius: 7, material: steel})
]

/** A frame of steel that lifts a chair at its back. */
export const liftFrame: Part[] = [
    slab({at: [0, 0, -2], size: [66, 4, 74], material: matte('#26211e'), radius: 1}),
    ...[-26, 26].flatMap((x) => [
        rod({from: [x, 3, 26], to: [x, 30, -20], radius: 1.9, material: steel}),
        rod({from: [x, 3, -30], to: [x, 24, 14], radius: 1.9, material: steel})
    ])
]

/** Rails, along which a seat slides away from the wall. */
export const rails: Part[] = [
    slab({at: [0, 0, -16], size: [70, 3, 62], material: matte('#26211e')}),
    ...[-33, 33].map((x) => slab({at: [x, 3, 2], size: [4, 3, 104], material: steel, radius: 0.6}))
]

export const plinth: Part[] = [slab({at: [0, 0, 0], size: [64, 3, 64], material: matte('#26211e')})]
