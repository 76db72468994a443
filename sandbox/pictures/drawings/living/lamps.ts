import {fabric, gloss, glow, type Material, metal} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import {pick} from '../../engine/random'
import type {Look, Model} from '../../model'
import {lathe, smoothProfile} from '../../shapes/lathe'
import {rod, tube} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

const lit = glow('#fff3d4')
const linen = fabric('#f1e4c8')

const straight = (frame: Material): Part[] => [
    lathe({
        at: [0, 0, 0],
        profile: [
            [15, 0],
            [15, 1.4],
            [5, 2.6],
            [1.6, 4]
        ],
        material: frame
    }),
    rod({from: [0, 4, 0], to: [0, 128, 0], radius: 1.2, material: frame}),
    lathe({
        at: [0, 128, 0],
        profile: [
            [22, 0],
            [17, 30]
        ],
        material: linen,
        inside: lit
    })
]

const tripod = (frame: Material): Part[] => [
    ...[90, 210, 330].map((degrees) => {
        const angle = (degrees * Math.PI) / 180
        return rod({
            from: [0, 118, 0],
            to: [Math.cos(angle) * 34, 0, Math.sin(angle) * 34],
            radius: [1.8, 1.4],
            material: frame
        })
    }),
    lathe({
        at: [0, 116, 0],
        profile: [
            [4, 0],
            [4, 5]
        ],
        material: metal('#3b3a38')
    }),
    lathe({
        at: [0, 122, 0],
        profile: [
            [24, 0],
            [22, 28]
        ],
        material: linen,
        inside: lit
    })
]

const arc = (frame: Material): Part[] => [
    lathe({
        at: [-34, 0, 0],
        profile: [
            [17, 0],
            [17, 4],
            [16, 5]
        ],
        material: metal('#d9d6d0')
    }),
    tube({
        points: [
            [-34, 5, 0],
            [-34, 90, 0],
            [-26, 138, 0],
            [4, 162, 0],
            [34, 152, 0],
            [42, 138, 0]
        ],
        radius: 1.3,
        material: frame
    }),
    lathe({
        at: [42, 116, 0],
        profile: [
            [18, 0],
            [15, 11],
            [5, 20],
            [2, 22]
        ],
        material: frame
    })
]

/** Its light goes up to the ceiling. */
const torchiere = (frame: Material): Part[] => [
    lathe({
        at: [0, 0, 0],
        profile: [
            [16, 0],
            [16, 1.6],
            [5, 3],
            [1.8, 5]
        ],
        material: frame
    }),
    rod({from: [0, 5, 0], to: [0, 164, 0], radius: 1.5, material: frame}),
    lathe({
        at: [0, 162, 0],
        profile: [
            [3, 0],
            [12, 4],
            [19, 11]
        ],
        material: frame,
        inside: lit
    })
]

const withShelves = (frame: Material): Part[] => [
    ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
            rod({from: [x * 13, 0, z * 13], to: [x * 13, 132, z * 13], radius: 1, material: frame})
        )
    ),
    ...[8, 44, 80].map((y) =>
        slab({at: [0, y, 0], size: [25, 2, 25], material: frame, radius: 0.3})
    ),
    slab({at: [0, 46, 0], size: [12, 3.4, 15], material: gloss('#8a5a44'), radius: 0.3}),
    slab({at: [0, 130, 0], size: [27, 2, 27], material: frame, radius: 0.3}),
    slab({at: [0, 98, 0], size: [22, 32, 22], material: {...lit, paint: '#f7e6bf'}, radius: 0.6})
]

export type LampForm = 'upright' | 'tripod' | 'arc' | 'torchiere' | 'shelves'

const lamps: Record<LampForm, (frame: Material) => Part[]> = {
    upright: straight,
    tripod,
    arc,
    torchiere,
    shelves: withShelves
}

/** A floor lamp. Without a form it is upright, on three legs, or arched. */
export const floorLamp = (
    {paint, seed}: Look,
    form: LampForm = pick(['upright', 'tripod', 'arc'], seed)
): Model => ({
    parts: lamps[form](metal(paint)),
    setting: 'living',
    focus: [10, form === 'torchiere' ? 158 : 134, 0],
    zoom: 2.8,
    front: {yaw: 0, pitch: 4},
    angle: {yaw: 30, pitch: 9}
})

/** A small lamp with a cloth shade, standing on y = 0. */
export const tableLamp = (seed: number): Part[] => [
    lathe({
        at: [0, 0, 0],
        profile: smoothProfile([
            [6, 0],
            [8.5, 2],
            [9.5, 8],
            [7, 15],
            [3, 20],
            [1.2, 23]
        ]),
        material: gloss(pick(['#c9b9a3', '#6f8791', '#b98d72', '#e5e0d6'], seed))
    }),
    lathe({
        at: [0, 23, 0],
        profile: [
            [0.8, 0],
            [0.8, 5]
        ],
        material: metal('#b9a27a')
    }),
    lathe({
        at: [0, 28, 0],
        profile: [
            [15, 0],
            [10.5, 20]
        ],
        material: {...gloss('#f3e7cf'), finish: 'fabric'},
        inside: glow('#fff6df')
    })
]
