import {cabinetry, fabric, type Material, metal} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import {pick} from '../../engine/random'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

const w = 204
const d = 98

const berth = (y: number, cover: string, frame: Material): Part[] => [
    slab({at: [0, y, d / 2 - 1], size: [w - 13, 14, 3], material: frame, seed: y}),
    slab({at: [0, y, -d / 2 + 1], size: [w - 13, 14, 3], material: frame}),
    cushion({
        at: [12, y + 9, 0],
        size: [w - 40, 19, d - 6],
        material: fabric(cover),
        radius: 5,
        swell: [0, 1.6, 0]
    }),
    cushion({
        at: [-w / 2 + 21, y + 9, 0],
        size: [26, 16, d - 6],
        material: fabric('#f0ede7'),
        radius: 5
    }),
    cushion({
        at: [-w / 2 + 24, y + 25.5, 0],
        size: [34, 9, 62],
        material: fabric('#f6f4f0'),
        radius: 4.4,
        swell: [0, 4, 0]
    })
]

const guard = (y: number, frame: Material): Part[] => [
    ...[0, 12].map((up) =>
        slab({at: [-18, y + up, d / 2 - 1], size: [w - 50, 6, 2.4], material: frame, seed: up})
    ),
    slab({at: [-20, y, -d / 2 + 1], size: [w - 14, 18, 2.4], material: frame})
]

const ladder = (frame: Material): Part[] => [
    ...[-1, 1].map((side) =>
        slab({at: [w / 2 - 32 + side * 18, 0, d / 2 + 5], size: [4, 146, 5], material: frame})
    ),
    ...[26, 54, 82, 110].map((y) =>
        slab({at: [w / 2 - 32, y, d / 2 + 5], size: [31, 3.4, 6], material: frame})
    )
]

/** Two beds, one above the other, with a ladder; even seeds are boards, odd ones steel tube. */
export const bunkBed = ({paint, seed}: Look): Model => {
    const frame = seed % 2 === 0 ? cabinetry(paint) : metal(paint)
    const post = (x: number, z: number): Part =>
        seed % 2 === 0
            ? slab({at: [x, 0, z], size: [7, 168, 7], material: frame, seed: x + z})
            : rod({from: [x, 0, z], to: [x, 168, z], radius: 2.8, material: frame})
    const ends = [-1, 1].flatMap((side) =>
        [16, 40, 64, 118, 140].map((y) =>
            slab({at: [side * (w / 2 - 3), y, 0], size: [3, 9, d - 7], material: frame, seed: y})
        )
    )
    const parts = [
        ...[-1, 1].flatMap((x) => [-1, 1].map((z) => post(x * (w / 2 - 3), z * (d / 2 - 1)))),
        ...ends,
        ...berth(24, pick(['#7f93a8', '#c7b59a', '#8fa08c'], seed), frame),
        ...berth(112, pick(['#a8bccb', '#e0d6c4', '#b9c6b4'], seed), frame),
        ...guard(138, frame),
        ...ladder(frame)
    ]
    return {
        parts,
        setting: 'bedroom',
        focus: [70, 120, 50],
        front: {yaw: 0, pitch: 7},
        angle: {yaw: 30, pitch: 12}
    }
}
